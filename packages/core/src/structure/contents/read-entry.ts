const LEADERS = /(?:[.·…_]\s?){5,}|(?:\s[.·]){4,}\s*$|…{3,}|…{2}(?=\s*\p{Nd})/u;
/** Two signs of leaders: without them there are none. */
const MAY_HAVE_LEADERS = /[.·…_]\s?[.·…_]/;
const ENDS_IN_PAGE = /[\s.·…_](?:\p{Nd}{1,4}|[ivxlc]{1,7}|[A-Z]-\p{Nd}{1,3})$/u;
const NUMBERED =
  /^(?:(?:item|part|chapter|section|article|annex|appendix|kapitel|teil|anhang|chapitre|capítulo|rozdział|глава|part[ei]e?)\s|[A-Z]?\.?\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*\.?\s|[A-Z]\.\s|[IVX]+\.?\s|第)/iu;
const INDEX_ENTRY =
  /^\p{L}[^.!?:;\t$€£%]{1,80}?,?\s\p{Nd}{1,3}(?:[-–]\p{Nd}{1,3})?(?:,\s\p{Nd}{1,3}(?:[-–]\p{Nd}{1,3})?)+$/u;
const ENDS_IN_NUMBER = /\p{Nd}/u;
const VALUES = /[$€£]\s?\p{Nd}|%|\p{Nd}[.,]\p{Nd}{3}/u;
const VALUE_CELL = /^\P{L}*\p{Nd}\P{L}*$/u;
const MAX_PAGE_LENGTH = 12;
const MAX_LENGTH = 260;

/** A line of a table of contents. */
export interface ContentsEntry {
  readonly title: string;
  /** 0 where it is written in letters. */
  readonly page: number;
  /** The title begins with a number of its own. */
  readonly isNumbered: boolean;
  /** More than a space stands before the page. */
  readonly isApart: boolean;
}

/** Reads a title with the page on which it stands; undefined for what ends otherwise, or has values in it. */
export function readEntry(line: string): ContentsEntry | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const text = line.trim();
  const end = text.slice(-MAX_PAGE_LENGTH);
  const at = end.search(ENDS_IN_PAGE);
  if (at < 0) return undefined;
  const before = text.slice(0, text.length - end.length + at + 1);
  const title = before.replace(/[\s.·…_]+$/u, '');
  if (!/\p{L}/u.test(title) || VALUES.test(text)) return undefined;
  // Several cells of figures are values, not pages.
  const cells = text.split('\t').slice(1, -1);
  if (cells.some((cell) => VALUE_CELL.test(cell))) return undefined;
  return {
    title,
    page: Number(/\d+$/.exec(text.normalize('NFKC'))?.[0] ?? 0),
    isNumbered: NUMBERED.test(text),
    isApart: /\t|[\s.·…_]{2}/u.test(before.slice(title.length)),
  };
}

/** A title, leaders and the number of a page. */
export function hasLeaders(line: string): boolean {
  if (line.length > 2 * MAX_LENGTH || !MAY_HAVE_LEADERS.test(line) || !LEADERS.test(line)) return false;
  return /[\p{Nd}ivxlc.\s…·]$/u.test(line) && /\p{L}/u.test(line) && !hasValues(line);
}

/** Leaders stand in tables as well, before figures. */
function hasValues(line: string): boolean {
  const tail = /[^.·…_]*$/u.exec(line.replace(/\p{Nd}[.,]\p{Nd}/gu, '%'))?.[0] ?? '';
  return /[$€£%]/u.test(tail) || (tail.match(/\p{Nd}+/gu)?.length ?? 0) > 1;
}

/** An entry of an index: a word and several pages. */
export function isIndexEntry(line: string): boolean {
  return line.length < MAX_LENGTH && ENDS_IN_NUMBER.test(line.slice(-1)) && INDEX_ENTRY.test(line);
}
