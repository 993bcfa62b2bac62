import type { PageTable } from '@recto/contract/document-page';
import { useQueries } from '@tanstack/react-query';
import { tablesQuery } from '#shared/files/queries.ts';
import { topAnswerCitations } from '#shared/questions/answer-parts.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

/** The first table in which words of the answer stand; undefined until it is known, and where there is none. */
export function useCitedTable(question: ListedQuestion): PageTable | undefined {
  const cited = topAnswerCitations(question);
  const pages = [...new Map(cited.map((one) => [`${one.fileId} ${one.page}`, one])).values()];
  const found = useQueries({ queries: pages.map(({ fileId, page }) => tablesQuery(fileId, page)) });
  for (const { fileId, page, span } of cited) {
    const at = pages.findIndex((one) => one.fileId === fileId && one.page === page);
    const table = found[at]?.data?.tables.find(({ start, end }) => span.start < end && span.end > start);
    if (table) return table;
  }
  return undefined;
}
