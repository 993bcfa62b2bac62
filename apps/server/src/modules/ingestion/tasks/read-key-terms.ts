import { createHash } from 'node:crypto';
import { decodeFileIndex, findPageText } from '@recto/core/answers';
import { type ContractTerm, readContractTerms } from '@recto/core/clauses';
import { anchorsOfRange, type Anchors, type PackedPage, pageText } from '@recto/core/document';
import { isAnnualReport, type KeyFigure, readKeyFigures, type ReportPage } from '@recto/core/key-figures';
import { defineTask, TaskError } from '#kernel/define-task.ts';
import type { IndexPage } from '#modules/ingestion/tasks/build-index.ts';
import { openLabelled } from '#modules/ingestion/tasks/stored-page.ts';

/** Words of a page, as a viewer marks them. */
export interface TermCitation extends Anchors {
  readonly page: number;
  readonly pageLabel?: string;
  readonly span: KeyFigure['evidence'][0]['span'];
  readonly quote: string;
}

/** What is looked for first in a document; `citations`: of each figure or term in the same order. */
export type ReadKeyTerms = { readonly citations: readonly (readonly TermCitation[])[] } & (
  | { readonly documentKind: 'report'; readonly figures: readonly KeyFigure[] }
  | { readonly documentKind: 'contract'; readonly terms: readonly ContractTerm[] }
);

/** Only those that are cited need to be opened. */
export type NumberedPage = IndexPage & Pick<PackedPage, 'number'>;

interface KeyTermsRequest {
  /** Of the index as it was stored; another is refused as `index-unusable`. */
  readonly sha256: string;
}

/** Seconds for the largest file, so this is a fault, not a wait. */
const LIMIT_MS = 120_000;

/**
 * The key figures of an annual report or the key terms of a contract, from its stored pages in order as they come; null of
 * any other document. A contract is known by the clauses in its index. Throws `page-corrupt` and `index-unusable`.
 */
export const readKeyTerms = defineTask<KeyTermsRequest, ReadKeyTerms | null, never, readonly NumberedPage[]>({
  name: 'read-key-terms',
  lane: 'text',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: 5 * LIMIT_MS },
  async run({ sha256 }, { receive, loadBytes }) {
    const first = (await receive()) ?? [];
    if (isAnnualReport(first.map(readText))) return readReport(first, receive);
    const bytes = await loadBytes();
    if (createHash('sha256').update(bytes).digest('hex') !== sha256)
      throw new TaskError('index-unusable', 'the index is not what was stored');
    const index = decodeFileIndex(bytes);
    const terms = readContractTerms(index.clauses, (page) => findPageText(index, page) ?? '');
    if (terms === null) return null;
    const cited = new Set(terms.flatMap(({ evidence }) => evidence.map(({ page }) => page)));
    const stored = new Map<number, IndexPage>();
    for (let batch: readonly NumberedPage[] | null = first; batch; batch = await receive())
      for (const page of batch) if (cited.has(page.number)) stored.set(page.number, page);
    return { documentKind: 'contract', terms, citations: terms.map((term) => locate(term, stored)) };
  },
});

/** As they are stored: decoded pages of a long report take ten times as much. */
async function readReport(
  first: readonly NumberedPage[],
  receive: () => Promise<readonly NumberedPage[] | null>,
): Promise<ReadKeyTerms> {
  const stored = new Map<number, IndexPage>();
  const pages: ReportPage[] = [];
  for (let batch: readonly NumberedPage[] | null = first; batch; batch = await receive()) {
    for (const each of batch) {
      const page = readText(each);
      stored.set(page.number, each);
      pages.push(page);
    }
  }
  const figures = readKeyFigures(pages);
  return { documentKind: 'report', figures, citations: figures.map((figure) => locate(figure, stored)) };
}

function readText(stored: IndexPage): ReportPage {
  const page = openLabelled(stored);
  return { number: page.number, text: pageText(page) };
}

function locate(
  { evidence }: Pick<KeyFigure | ContractTerm, 'evidence'>,
  stored: ReadonlyMap<number, IndexPage>,
): TermCitation[] {
  return evidence.flatMap(({ page: number, span }) => {
    const packed = stored.get(number);
    if (packed === undefined) return [];
    const page = openLabelled(packed);
    return {
      page: number,
      ...(page.label !== undefined && { pageLabel: page.label }),
      span,
      quote: pageText(page).slice(span.start, span.end).replace(/\s+/g, ' '),
      ...anchorsOfRange(page, span),
    };
  });
}
