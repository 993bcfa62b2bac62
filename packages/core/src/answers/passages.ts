import type { TextRange } from '#text/text-range.ts';
import type { Passage, PassageLookup } from './types.ts';

/** `p` page `.` start `-` end: where a passage lies, so that it can be found again from its name alone. */
const PASSAGE_ID = /^p(\d+)\.(\d+)-(\d+)$/;

export function makePassage(page: number, pageText: string, { start, end }: TextRange): Passage {
  return { id: `p${page}.${start}-${end}`, page, start, end, text: pageText.slice(start, end) };
}

/** The page that a passage is named after; undefined for what is no name of a passage. */
export function pageOfPassage(id: string): number | undefined {
  const page = PASSAGE_ID.exec(id)?.[1];
  return page === undefined ? undefined : Number(page);
}

/** Looks passages up in the texts of pages: the index's, or those that are stored. */
export function makePassageLookup(
  findPageText: (page: number) => string | undefined,
  findConfidence?: PassageLookup['findConfidence'],
): PassageLookup {
  return {
    findPageText,
    ...(findConfidence && { findConfidence }),
    findPassage(id) {
      const match = PASSAGE_ID.exec(id);
      const text = match ? findPageText(Number(match[1])) : undefined;
      if (match === null || text === undefined) return undefined;
      const [page, start, end] = [Number(match[1]), Number(match[2]), Number(match[3])];
      return start < end && end <= text.length ? makePassage(page, text, { start, end }) : undefined;
    },
  };
}
