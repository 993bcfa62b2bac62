import type { TextRange } from '#text/text-range.ts';

/** A stretch of one page, offered to an answerer as evidence. `text` is `pageText.slice(start, end)`. */
export interface Passage {
  readonly id: string;
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Where `verifyAnswer` looks up what a draft refers to. */
export interface PassageLookup {
  findPassage(id: string): Passage | undefined;
  /** The text of a page, or undefined when there is no such page. */
  findPageText(page: number): string | undefined;
  /** How surely the words of a page were read that a range touches, 0 to 100; undefined where they were not read from a picture. */
  findConfidence?(page: number, range: TextRange): number | undefined;
}

export interface ScoredPage {
  readonly page: number;
  readonly score: number;
}

export interface ScoredPassage {
  readonly passage: Passage;
  readonly score: number;
}

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
