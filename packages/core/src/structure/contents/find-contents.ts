import type { PrintedLine } from '../printed-line.ts';
import { type ContentsEntry, hasLeaders, readEntry } from './read-entry.ts';

const CONTENTS_HEAD =
  /^(?:table of )?contents$|^inhalt(?:sverzeichnis)?$|^table des matières$|^sommaire$|^[íi]ndice(?: general| de contenidos)?$|^contenido$|^conteúdo$|^sumário$|^spis treści$|^оглавление$|^содержание$|^目[录錄次]$|^المحتويات$|^فهرس|^विषय.?सूची$/iu;
/** So many make a list where the page says that it is contents, or most have numbers of their own. */
const MIN_ENTRIES = 3;
/** So many elsewhere, when they are so much of the page. */
const MIN_UNNAMED = 5;
const MIN_SHARE = 0.5;
/** Lines between two entries: the first half of a title, the name of a part. */
const MAX_BETWEEN = 2;

/** Printed tables of contents. */
export interface Contents<L> {
  /** Entries, and what stands between them. */
  readonly lines: ReadonlySet<L>;
  /** Indexes of pages that have little else. */
  readonly pages: ReadonlySet<number>;
  /** The titles that they list, as they are printed. */
  readonly titles: readonly string[];
}

interface EntryLine extends ContentsEntry {
  /** Among the lines of its page that have something on them. */
  readonly at: number;
}

/** Finds tables of contents: titles with leaders, and runs of titles with pages that rise. Heads and feet are no part of them. */
export function findContents<L extends PrintedLine>(
  pages: readonly (readonly L[])[],
  running: ReadonlySet<L>,
): Contents<L> {
  const lines = new Set<L>();
  const listPages = new Set<number>();
  const titles: string[] = [];
  pages.forEach((page, index) => {
    const filled = page.filter((line) => line.text.trim() !== '' && !running.has(line));
    const led = filled.filter(({ text }) => hasLeaders(text));
    const heads = filled.filter(({ text }) => CONTENTS_HEAD.test(text.trim()));
    const isNamed = led.length > 0 || heads.length > 0;
    const before = lines.size;
    for (const line of led) lines.add(line);
    for (const run of findRuns(filled)) {
      if (!isList(run, isNamed, filled.length)) continue;
      for (const { title } of run) titles.push(title);
      for (const line of filled.slice(run[0]?.at, (run.at(-1)?.at ?? -1) + 1)) lines.add(line);
    }
    if (lines.size > before) for (const head of heads) lines.add(head);
    if (lines.size > before && lines.size - before >= MIN_SHARE * filled.length) listPages.add(index);
  });
  return { lines, pages: listPages, titles };
}

/** Entries near each other whose pages do not fall. */
function findRuns(filled: readonly PrintedLine[]): EntryLine[][] {
  const runs: EntryLine[][] = [];
  filled.forEach(({ text }, at) => {
    const entry = readEntry(text);
    if (!entry) return;
    const last = runs.at(-1)?.at(-1);
    if (last && entry.page >= last.page && at - last.at <= MAX_BETWEEN + 1)
      runs.at(-1)?.push({ ...entry, at });
    else runs.push([{ ...entry, at }]);
  });
  return runs;
}

function isList(run: readonly EntryLine[], isNamed: boolean, count: number): boolean {
  const span = (run.at(-1)?.at ?? 0) - (run[0]?.at ?? 0) + 1;
  if (run.length < MIN_ENTRIES || run.length < MIN_SHARE * span) return false;
  if (isNamed) return true;
  const isMost = (part: readonly EntryLine[]) => part.length > run.length / 2;
  if (isMost(run.filter(({ isNumbered, isApart }) => isNumbered && isApart))) return true;
  return run.length >= MIN_UNNAMED && run.length >= MIN_SHARE * count && run.every(({ isApart }) => isApart);
}
