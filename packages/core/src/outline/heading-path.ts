import type { FlowBlock } from '#document/flow.ts';
import { type Page, pageText } from '#document/document.ts';
import type { Heading } from '#structure/headings/heading.ts';

const SEPARATOR = ' › ';
/** A longer one is shown by its first words. */
const LONGEST_HEADING = 90;
/** Of a longer path the outermost headings are left out: the nearest tells most. */
const LONGEST_PATH = 130;
/** "7.2.1", "3.4.": the number of a clause that is no heading. */
const CLAUSE_NUMBER = /^\p{Nd}{1,3}(?:\.\p{Nd}{1,3})+\.?$/u;
/** A mark of a note or of a number of notes at the end of a heading. */
const NOTE_MARKS = /(?:\[\p{Lu}?\d{1,3}\])+$/u;

/**
 * The headings that a passage stands below, as a Word file names them, the outermost first, with the number of its clause
 * where that is no heading: "7 Term › 7.2 Renewal › 7.2.1". `headings` are those of the document in their order. Undefined on
 * other pages, and where there is no heading above.
 */
export function findHeadingPath(
  headings: readonly Heading[],
  page: Pick<Page, 'number' | 'lines' | 'flow'>,
  start: number,
): string | undefined {
  if (!page.flow) return undefined;
  const text = pageText(page);
  const before = headings.filter((heading) => heading.page < page.number);
  const here = page.flow.blocks.filter((block) => block.kind === 'heading' && block.start <= start);
  const above: readonly Named[] = [
    ...before.map(({ level, number, text: own }) => ({ level, title: `${number ?? ''} ${own}` })),
    ...here.map((block) => ({ level: block.level ?? 1, title: text.slice(block.start, block.end) })),
  ];
  const titles = outermostFirst(above).map(({ title }) => titleOf(title));
  const number = clauseAt(page.flow.blocks, start)?.replace(/\.$/u, '');
  const parts = number === undefined ? titles : [...titles, number];
  return titles.length === 0 ? undefined : joinPath(parts);
}

function joinPath(parts: readonly string[]): string {
  const whole = parts.join(SEPARATOR);
  if (whole.length <= LONGEST_PATH) return whole;
  const fits = (from: number) => parts.slice(from).join(SEPARATOR).length <= LONGEST_PATH;
  const from = parts.findIndex((_, at) => at > 0 && fits(at));
  return from < 0 ? whole : ['…', ...parts.slice(from)].join(SEPARATOR);
}

interface Named {
  readonly level: number;
  readonly title: string;
}

/** The nearest heading, and above it each that is of a higher level. */
function outermostFirst(above: readonly Named[]): Named[] {
  const path: Named[] = [];
  for (const heading of above.toReversed())
    if (heading.level < (path[0]?.level ?? Number.POSITIVE_INFINITY)) path.unshift(heading);
  return path;
}

function titleOf(raw: string): string {
  const title = raw.replace(/\s+/gu, ' ').trim().replace(NOTE_MARKS, '').replace(/[.:]$/u, '');
  if (title.length <= LONGEST_HEADING) return title;
  const cut = title.slice(0, LONGEST_HEADING).replace(/\s\S*$/u, '');
  return `${cut.toWellFormed()}…`;
}

function clauseAt(blocks: readonly FlowBlock[], start: number): string | undefined {
  const own = blocks.find((block) => block.start <= start && start <= block.end);
  const number = own?.kind === 'item' ? own.number : undefined;
  return number !== undefined && CLAUSE_NUMBER.test(number) ? number : undefined;
}
