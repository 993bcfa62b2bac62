import { type Harness, type Planted, readPlan, readText } from '#comparison/harness.ts';
import { toPrintable } from '#comparison/print-case.ts';

/** Layouts of the plan that have pages. */
const ON_PAPER = /^pdf/u;
/** The layout of a Word file: one line for each paragraph. */
const IN_WORD = 'long';

/** A case of the plan whose texts are laid out on pages, or as a Word file has them. */
export interface PaperCase {
  readonly name: string;
  readonly profile: string;
  readonly plant: (earlier: Medium, later: Medium) => Planted;
}
export type Medium = 'paper' | 'word';

/** The cases of the plan that have pages, in its order. */
export function toPaperCases(harness: Harness): PaperCase[] {
  const { dev, profiles, wraps, maxParas } = readPlan();
  const cases: PaperCase[] = [];
  let { seed: last } = dev;
  for (const [base, donor] of dev.bases)
    for (const profile of profiles)
      for (const [layout, [wrapA, wrapB]] of Object.entries(wraps)) {
        const seed = ++last;
        if (!ON_PAPER.test(layout)) continue;
        cases.push({
          name: `${base} ${profile} ${layout}`,
          profile,
          plant: (earlier, later) =>
            harness.generate({
              base: toPrintable(readText(base)),
              donor: toPrintable(readText(donor)),
              seed,
              profile,
              wrapA: earlier === 'paper' ? wrapA : IN_WORD,
              wrapB: later === 'paper' ? wrapB : IN_WORD,
              maxParas,
            }),
        });
      }
  return cases;
}
