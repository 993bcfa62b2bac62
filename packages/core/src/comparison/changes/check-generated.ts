import { isReversed } from './line-direction.ts';
import { findUnproven, sharesWord } from '#answers/verification/generated/check-line.ts';

/** What a change did, as somebody reads it who is to sum it up. */
export interface ChangedBlock {
  /** "C3". */
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** The clause, or the place in a table. */
  readonly where?: string;
}

/** What somebody says of a change in words of their own. */
export interface GeneratedChange {
  readonly summary: string;
  /** What it means for whoever is bound by it. */
  readonly impact?: string;
}

/** 25 words are asked for, and more are borne with; of a script without spaces so many characters. */
const MAX_WORDS = 40;
const MAX_CHARACTERS = 300;
const MAX_GLOBAL_LINES = 8;

/** What of it the block bears out; null where the summary itself is not. */
export function checkChangeSummary(
  { before, after, where = '' }: ChangedBlock,
  { summary, impact = '' }: GeneratedChange,
  language: string,
): GeneratedChange | null {
  const source = [before, after, where].join('\n');
  const [said, meant] = [toLine(summary), toLine(impact)];
  const holds = (line: string) =>
    isShort(line) &&
    findUnproven(line, source, language) === null &&
    !isReversed(line, { before, after }, language);
  if (!holds(said)) return null;
  const isMeant = holds(meant);
  return isMeant ? { summary: said, impact: meant } : { summary: said };
}

/** A sentence on several changes. */
interface GlobalLine {
  readonly text: string;
  /** Names of the changes that it sums up. */
  readonly changes: readonly string[];
}

/** Those sentences that what was found right of their changes bears out. */
export function checkGlobalLines(
  lines: readonly GlobalLine[],
  known: ReadonlyMap<string, string>,
  language: string,
): string[] {
  return lines.slice(0, MAX_GLOBAL_LINES).flatMap(({ text, changes }) => {
    const line = toLine(text);
    const sources = changes.flatMap((name) => known.get(name) ?? []);
    if (sources.length === 0 || sources.length < changes.length || !isShort(line)) return [];
    if (findUnproven(line, sources.join('\n'), language)) return [];
    return sources.every((source) => sharesWord(line, source, language)) ? [line] : [];
  });
}

/** The summary that stands with these sentences in the place of its single changes; what is counted in it stays. */
export function placeGlobalLines(
  standing: string,
  lines: readonly string[],
): { readonly text: string; readonly written: readonly number[] } | null {
  const all = standing.split('\n');
  const first = all.findIndex((line) => line.startsWith('- '));
  if (first < 0 || lines.length === 0) return null;
  const rest = all.slice(first).filter((line) => !line.startsWith('- '));
  return {
    text: [...all.slice(0, first), ...lines.map((line) => `- ${line}`), ...rest].join('\n'),
    written: lines.map((_, at) => first + at),
  };
}

const toLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const isShort = (line: string): boolean =>
  line.length <= MAX_CHARACTERS && line.split(' ').length <= MAX_WORDS;
