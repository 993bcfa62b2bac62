const LEADERS = /(?:[.·…_]\s?){5,}|(?:\s[.·]){4,}\s*$|…{3,}|…{2}(?=\s*\p{Nd})/u;
/** Two signs of leaders: without them there are none. */
const MAY_HAVE_LEADERS = /[.·…_]\s?[.·…_]/;
const ENDS_IN_PAGE = /[\s.·…](?:\p{Nd}{1,4}|[ivxlc]{1,7}|[A-Z]-\p{Nd}{1,3})$/u;
const NUMBERED =
  /^(?:(?:item|part|chapter|section|article|annex|appendix|kapitel|teil|anhang|chapitre|capítulo|rozdział|глава|part[ei]e?)\s|[A-Z]?\.?\p{Nd}{1,2}(?:\.\p{Nd}{1,2})*\.?\s|[A-Z]\.\s|[IVX]+\.?\s|第)/iu;
const CONTENTS_HEAD =
  /^(?:table of )?contents$|^inhalt(?:sverzeichnis)?$|^table des matières$|^sommaire$|^[íi]ndice(?: general| de contenidos)?$|^contenido$|^conteúdo$|^sumário$|^spis treści$|^оглавление$|^содержание$|^目[录錄次]$|^المحتويات$|^فهرس|^विषय.?सूची$/iu;
const INDEX_ENTRY =
  /^\p{L}[^.!?:;\t$€£%]{1,80}?,?\s\p{Nd}{1,3}(?:[-–]\p{Nd}{1,3})?(?:,\s\p{Nd}{1,3}(?:[-–]\p{Nd}{1,3})?)+$/u;
const ENDS_IN_NUMBER = /\p{Nd}/u;
const LONGEST_END = 12;
const LEAST = 3;
const LONGEST = 260;
const MOST = 0.4;

/** Which units are lines of contents: a title with leaders, or one of a run of titles with page numbers that rise. */
export function findContentsUnits(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const isContentsPage = texts.some(
    (text) => CONTENTS_HEAD.test(text.trim()) || LEADERS.test(text.slice(0, LONGEST)),
  );
  let run: number[] = [];
  let last = 0;
  const endRun = () => {
    const numbered = run.filter((at) => NUMBERED.test(texts[at] ?? '')).length;
    if (run.length >= LEAST && (isContentsPage || numbered > run.length / 2))
      for (const at of run) found.add(at);
    run = [];
  };
  texts.forEach((text, at) => {
    const page = text.length > LONGEST ? undefined : pageOf(text);
    if (hasLeaders(text)) found.add(at);
    if (page === undefined || page < last) endRun();
    if (page !== undefined) run.push(at);
    last = page ?? 0;
  });
  endRun();
  fillGaps(texts.length, found);
  return found;
}

/** A title over two lines; and on a page that is contents for the most part, whatever stands among them. */
function fillGaps(units: number, found: Set<number>): void {
  const last = Math.max(-1, ...found);
  const isMost = found.size >= MOST * units;
  for (let at = Math.min(units, ...found); at < last; at++)
    if (isMost || (found.has(at - 1) && found.has(at + 1))) found.add(at);
}

/** A title, leaders and the number of a page. */
export function hasLeaders(line: string): boolean {
  if (line.length > 2 * LONGEST || !MAY_HAVE_LEADERS.test(line) || !LEADERS.test(line)) return false;
  return /[\p{Nd}ivxlc.\s…·]$/u.test(line) && /\p{L}/u.test(line) && !hasValues(line);
}

/** The page that a title ends with; 0 where it is written in letters. */
function pageOf(text: string): number | undefined {
  const flat = text.replace(/\s+/gu, ' ').trim();
  const at = flat.slice(-LONGEST_END).search(ENDS_IN_PAGE);
  const title = flat.slice(0, at < 0 ? undefined : at - Math.min(LONGEST_END, flat.length));
  if (at < 0 || !/\p{L}/u.test(title) || /[$€£]\s?\p{Nd}|%|\p{Nd}[.,]\p{Nd}{3}/u.test(title))
    return undefined;
  // Several cells of figures are values, not pages.
  if (
    text
      .split('\t')
      .slice(1, -1)
      .some((cell) => /^\P{L}*\p{Nd}\P{L}*$/u.test(cell))
  )
    return undefined;
  return Number(/\d+$/.exec(flat.normalize('NFKC'))?.[0] ?? 0);
}

/** Leaders stand in tables as well, before figures. */
function hasValues(line: string): boolean {
  const tail = /[^.·…_]*$/u.exec(line.replace(/\p{Nd}[.,]\p{Nd}/gu, '%'))?.[0] ?? '';
  return /[$€£%]/u.test(tail) || (tail.match(/\p{Nd}+/gu)?.length ?? 0) > 1;
}

/** An entry of an index: a word and several pages. */
export function isIndexEntry(line: string): boolean {
  return line.length < LONGEST && ENDS_IN_NUMBER.test(line.slice(-1)) && INDEX_ENTRY.test(line);
}
