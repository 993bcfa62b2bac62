import { anchorsOfRange, type Anchors, pageText } from '@recto/core/document';
import { isAnnualReport, type KeyFigure, readKeyFigures, type ReportPage } from '@recto/core/key-figures';
import { defineTask } from '#kernel/define-task.ts';
import type { IndexPage } from '#modules/ingestion/tasks/build-index.ts';
import { openLabelled } from '#modules/ingestion/tasks/stored-page.ts';

/** The words that say a figure, as a viewer marks them. */
export interface FigureCitation extends Anchors {
  readonly page: number;
  readonly pageLabel?: string;
  readonly span: KeyFigure['evidence'][0]['span'];
  readonly quote: string;
}

/** `citations`: of each figure in the same order. */
export interface ReportFigures {
  readonly figures: readonly KeyFigure[];
  readonly citations: readonly (readonly FigureCitation[])[];
}

/** Seconds for the largest file, so this is a fault, not a wait. */
const LIMIT_MS = 120_000;
/** The same with the time that a busy database takes for the pages of the largest file. */
const TOTAL_MS = 600_000;

/** The key figures of an annual report, from its stored pages in order as they come. Throws `page-corrupt`. */
export const readFigures = defineTask<object, ReportFigures | null, never, readonly IndexPage[]>({
  name: 'read-figures',
  lane: 'text',
  limits: { start: LIMIT_MS, inactivityTimeout: LIMIT_MS, total: TOTAL_MS },
  async run(_, { receive }) {
    // As they are stored: decoded pages of a long report take ten times as much.
    const stored = new Map<number, IndexPage>();
    const pages: ReportPage[] = [];
    for (let batch = await receive(); batch; batch = await receive()) {
      const isFirst = pages.length === 0;
      for (const each of batch) {
        const page = openLabelled(each);
        stored.set(page.number, each);
        pages.push({ number: page.number, text: pageText(page) });
      }
      if (isFirst && !isAnnualReport(pages)) return null;
    }
    const figures = readKeyFigures(pages);
    return { figures, citations: figures.map((figure) => locate(figure, stored)) };
  },
});

function locate({ evidence }: KeyFigure, stored: ReadonlyMap<number, IndexPage>): FigureCitation[] {
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
