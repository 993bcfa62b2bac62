import type { Box } from '@recto/contract/questions';
import { locateCitation } from '@recto/core/answers';
import { defineTask } from '#kernel/define-task.ts';
import { FEW_PAGES_LIMITS } from '#modules/ingestion/tasks/read-texts.ts';
import { openNumbered, type StoredPage } from '#modules/questions/tasks/stored-pages.ts';

interface LocateRequest {
  readonly pages: readonly StoredPage[];
  readonly citations: readonly {
    readonly page: number;
    readonly quote: string;
    readonly boxes: readonly Box[];
  }[];
}

interface LocatedSpan {
  readonly start: number;
  readonly end: number;
}

/** Where the citations of an earlier answer stand in the text that their pages have now; null where they do not. */
export const locateCitations = defineTask<LocateRequest, (LocatedSpan | null)[]>({
  name: 'locate-citations',
  lane: 'question',
  limits: FEW_PAGES_LIMITS,
  run({ pages, citations }) {
    const opened = openNumbered(pages);
    return citations.map((citation) => {
      const page = opened.get(citation.page);
      return page ? locateCitation(page, citation) : null;
    });
  },
});
