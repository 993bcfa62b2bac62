import type { StyledHeading } from '#structure/headings/level-headings.ts';
import { medianOf } from '#structure/median.ts';
import { readNumber } from '#structure/headings/heading-number.ts';
import { foldHeading } from '#text/fold-heading.ts';

/** Times the height of running text from which type is that of a heading. */
export const LARGER = 1.12;

/** As often in type of running text, and in larger type. */
const MAX_REPEATS = { small: 4, large: 20 };

/** A heading that comes back on page after page is the head of a table or a form, not of a part. */
export function withoutRepeats(headings: readonly StyledHeading[], body: number): StyledHeading[] {
  const counts = new Map<string, number>();
  const keyOf = ({ text, number = '' }: StyledHeading) => foldHeading(number + text);
  for (const heading of headings) counts.set(keyOf(heading), (counts.get(keyOf(heading)) ?? 0) + 1);
  return headings.filter((heading) => {
    const most = heading.height > LARGER * body ? MAX_REPEATS.large : MAX_REPEATS.small;
    return (counts.get(keyOf(heading)) ?? 0) <= most;
  });
}

/** What stands above the abstract of a paper is its title, and who wrote it where. */
const ABSTRACT =
  /^(?:abstract|zusammenfassung|kurzfassung|résumé|resumen|resumo|аннотация|streszczenie|abstrakt|ملخص|सारांश|要旨|摘\s?要)$/iu;

/** Pages at the beginning among which a title page may be. */
const FRONT_PAGES = 3;

/**
 * What stands before the table of contents (on page `contents`, 0 without one) is the title page. Without one the title is what stands first on the first page,
 * in larger type than anything after it.
 */
export function withoutTitle(headings: readonly StyledHeading[], contents: number): StyledHeading[] {
  const last = headings.at(-1)?.page ?? 0;
  const after = headings.filter(({ page }) => page > contents);
  if (contents > 0 && contents <= Math.max(FRONT_PAGES, 0.2 * last) && after.length >= FRONT_PAGES)
    return after;
  const abstract = headings.findIndex(({ page, text }) => page <= FRONT_PAGES && ABSTRACT.test(text.trim()));
  if (abstract > 0) return headings.slice(abstract);
  const [first, ...rest] = headings;
  const isTitle =
    first &&
    first.page === 1 &&
    first.number === undefined &&
    rest.length >= FRONT_PAGES &&
    rest.every(({ height }) => height < 0.94 * first.height);
  return isTitle ? rest : [...headings];
}

/** Type of chapters without accents and with them differs by so much. */
const CHAPTER_TYPE = 0.12;

/** A heading right above number N.1 is that of chapter N, printed without its number; so are others in its type. */
export function markChapters(headings: readonly StyledHeading[]): StyledHeading[] {
  const chapters = headings.filter((heading, at) => {
    const next = headings[at + 1];
    const isFirst = next?.kind === 'decimal' && next.depth === 2 && next.number?.endsWith('.1');
    return isFirst && heading.kind === undefined && heading.height > 1.2 * next.height;
  });
  if (chapters.length < 2) return [...headings];
  const height = medianOf(chapters.map((chapter) => chapter.height));
  return headings.map((heading) =>
    heading.kind === undefined && Math.abs(heading.height - height) < CHAPTER_TYPE * height
      ? { ...heading, kind: 'chapter', depth: 1, isUnnumbered: true }
      : heading,
  );
}

/** "Chapter 3" above its title is the number of that heading. */
export function joinNumbers(headings: readonly StyledHeading[]): StyledHeading[] {
  const joined: StyledHeading[] = [];
  for (const heading of headings) {
    const last = joined.at(-1);
    if (last && isNumberOf(last, heading))
      joined[joined.length - 1] = {
        ...heading,
        number: last.text,
        kind: last.kind,
        depth: last.depth,
        span: { start: last.span.start, end: heading.span.end },
      };
    else joined.push(heading);
  }
  return joined;
}

const isNumberOf = (above: StyledHeading, heading: StyledHeading): boolean =>
  above.number === undefined &&
  heading.number === undefined &&
  heading.kind === undefined &&
  readNumber(above.text)?.title === '' &&
  above.page === heading.page &&
  heading.height >= 0.9 * above.height &&
  heading.span.start - above.span.end < 3;
