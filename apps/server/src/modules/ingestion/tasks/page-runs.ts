/** Pages from one number to another, both included. */
export type PageRun = readonly [first: number, last: number];

/** Ascending page numbers as runs. */
export function toPageRuns(numbers: readonly number[]): PageRun[] {
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && number === run[1] + 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

export const isInRuns = (runs: readonly PageRun[], number: number): boolean =>
  runs.some(([first, last]) => first <= number && number <= last);
