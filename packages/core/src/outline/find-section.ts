import { readNumber } from '#structure/headings/heading-number.ts';
import type { Heading } from '#structure/headings/heading.ts';

/** Where a passage stands: a page, and an offset in its text. */
interface Position {
  readonly page: number;
  readonly start: number;
}

/** As much of a heading as it takes to tell what stands below it. */
type Titled = Pick<Heading, 'text' | 'number' | 'page' | 'span'>;

/** What a part of a document is called. */
interface Part {
  readonly number?: string | undefined;
  readonly title?: string | undefined;
}

/** What is longer, or goes on behind a stop, is a sentence that is printed as headings are. */
const LONGEST_TITLE = 90;
const GOES_ON = /\p{Ll}[.;]\s/u;
/** "3.2", "20.3.1": so many figures tell that a line is a clause, and no row of a table. */
const CLAUSE = /^\p{Nd}{1,3}(?:\.\p{Nd}{1,3}){1,4}\.?[\s\t]+["“„«(¿]?[\p{Lu}\p{Lo}]/u;
/** "8. Payments": with one figure only a title behind it tells that. */
const TITLED = /^\p{Nd}{1,2}\.[\s\t]+\p{Lu}/u;
/** A title before the sentence of its clause: "Force Majeure. Except for …". */
const RUN_IN =
  /^(\p{Lu}[\p{L}\p{M}’'/-]*(?:[,;]? (?:(?:and|or|of|the|to|for|in|on|by|with|at|from|as|und|der|des|die|et|de|la|y|e|&) )*\p{Lu}[\p{L}\p{M}’'/-]*){0,7})(?:[.:](?=\s|$)|$)/u;

/**
 * What the part is called in which a passage stands: the number of its clause and the heading that it stands below, "2.4 ·
 * Fees". The number is read from the text of the page, since clauses are seldom headings; a heading that has another
 * number is that of another part, which some contents do not show to end. Undefined where there is neither.
 */
export function findSection(
  headings: readonly Titled[],
  pageText: string,
  { page, start }: Position,
): string | undefined {
  const above = headings.filter(
    (heading) => heading.page < page || (heading.page === page && heading.span.start <= start),
  );
  const nearest = above.at(-1);
  const since = nearest?.page === page ? nearest.span.start : 0;
  const clause = findClause(pageText, { start, since });
  const heading =
    clause === undefined ? nearest : above.findLast((one) => holds(one, clause, one === nearest));
  const title = clause?.title ?? titleOf(heading);
  // A number by itself is that of the passage, or of nothing that can be told.
  const number = clause?.number ?? (title === undefined ? undefined : heading?.number);
  const parts = [number, title].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(' · ');
}

/** The clause in whose lines an offset stands; none that begins before `since`, where a heading stands. */
function findClause(pageText: string, { start, since }: { start: number; since: number }): Part | undefined {
  // The passage may begin behind its number.
  let end = pageText.indexOf('\n', start);
  if (end < 0) end = pageText.length;
  while (end > since) {
    const from = pageText.lastIndexOf('\n', end - 1) + 1;
    if (from < since) return undefined;
    const clause = readClause(pageText.slice(from, end));
    if (clause !== undefined) return clause;
    end = from - 1;
  }
  return undefined;
}

function readClause(line: string): Part | undefined {
  const text = line.trim();
  if (!CLAUSE.test(text) && !TITLED.test(text)) return undefined;
  const read = readNumber(text);
  // Cells behind the number are those of a row.
  if (read === undefined || read.title.includes('\t')) return undefined;
  const title = RUN_IN.exec(read.title)?.[1];
  if (title !== undefined && title.length <= LONGEST_TITLE) return { number: read.number, title };
  return CLAUSE.test(text) ? { number: read.number } : undefined;
}

/** Whether a clause stands below a heading: its own, that of a part around it, or the last one, if that is not numbered. */
function holds({ number }: Titled, clause: Part, isNearest: boolean): boolean {
  if (number === undefined || clause.number === undefined || !/^\p{Nd}/u.test(number)) return isNearest;
  const outer = number.replace(/\.$/u, '');
  return clause.number === outer || clause.number.startsWith(`${outer}.`);
}

/** The title of a heading, of one that goes on with its clause the first words; undefined where it is no title. */
function titleOf(heading: Titled | undefined): string | undefined {
  if (heading === undefined) return undefined;
  const text = heading.text.replace(/\s+/gu, ' ').trim();
  const isTitle = text.length <= LONGEST_TITLE && !GOES_ON.test(text);
  return isTitle ? text.replace(/[.:]$/u, '') : RUN_IN.exec(text)?.[1];
}
