import type { ClauseKey } from '@recto/core/clauses';
import { LABELLED_AS } from './lawyers-kinds.ts';
import type { Contract } from './read-contracts.ts';

/** Runs of so many words tell whether a passage and what a lawyer marked are the same. */
const RUN = 4;
const OMITTED = /<omitted>/g;
/** Names recur all over a contract: where so many passages have named the parties, later ones only mention them. */
const NAMING = 3;

/** A text as it is compared: readings differ in spaces, hyphens and punctuation. */
export interface Compared {
  readonly words: string;
  readonly runs: ReadonlySet<string>;
}

export function compared(text: string): Compared {
  const words = wordsOf(text);
  return { words: ` ${words.join(' ')} `, runs: runsOf(words) };
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/-\n(?=[a-z])/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= words.length; at++) runs.add(words.slice(at, at + RUN).join(' '));
  return runs;
}

/**
 * Which of the passages hold what lawyers marked of a kind: half of the runs of four words of the shorter, passage or
 * marked text. What is shorter than a run (names, dates) must stand in the passage as it is.
 */
export function findMarked(
  { clauses }: Pick<Contract, 'clauses'>,
  key: ClauseKey,
  passages: readonly Compared[],
): ReadonlySet<number> {
  return findTexts(clauses[LABELLED_AS[key]]?.texts ?? [], passages, key === 'parties');
}

/** Which of the passages hold the texts; names of parties are looked for apart. */
export function findTexts(
  texts: readonly string[],
  passages: readonly Compared[],
  areNames = false,
): ReadonlySet<number> {
  const marked = texts
    .flatMap((text) => text.split(OMITTED))
    .map(wordsOf)
    .filter(({ length }) => length > 0);
  const long = marked.filter(({ length }) => length >= RUN).map(runsOf);
  const short = marked.filter(({ length }) => length < RUN).map((words) => ` ${words.join(' ')} `);
  const found = new Set<number>();
  passages.forEach(({ runs, words }, at) => {
    if (long.some((own) => sharesRuns(own, runs))) found.add(at);
    else if (!areNames && short.some((each) => words.includes(each))) found.add(at);
  });
  if (areNames) for (const at of findNaming(short, passages)) found.add(at);
  return found;
}

function sharesRuns(own: ReadonlySet<string>, runs: ReadonlySet<string>): boolean {
  if (runs.size === 0) return false;
  let shared = 0;
  for (const run of runs) if (own.has(run)) shared++;
  return shared * 2 >= Math.min(runs.size, own.size);
}

/** The first passages that name two of the parties, one of them by more than a word. */
function findNaming(names: readonly string[], passages: readonly Compared[]): number[] {
  const least = Math.min(2, names.length);
  return passages
    .flatMap(({ words }, at) => {
      const named = names.filter((name) => words.includes(name));
      return named.length > 0 && named.length >= least && named.some((name) => name.trim().includes(' '))
        ? [at]
        : [];
    })
    .slice(0, NAMING);
}
