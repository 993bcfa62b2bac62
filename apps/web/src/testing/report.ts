import type { ExtractionReport } from '@recto/contract/extraction-report';

type State = ExtractionReport['pages'][number]['state'];

/** The report of a file with pages in these states, in order. */
export function makeReport(
  states: readonly State[],
  changes: Partial<ExtractionReport> = {},
): ExtractionReport {
  const count = (state: State) => states.filter((other) => other === state).length;
  return {
    read: count('text') + count('ocr') + count('low'),
    empty: count('blank'),
    damaged: count('damaged'),
    needOcr: count('needs-ocr'),
    ocr: count('ocr') + count('low'),
    language: 'en',
    ms: 2_200,
    pages: states.map((state, index) => ({ page: index + 1, width: 612, height: 792, state })),
    ...changes,
  };
}

/** So many pages of plain text. */
export const textPages = (count: number): State[] => Array.from({ length: count }, () => 'text');
