import { byLanguage } from '#language/languages.ts';
import { readStart } from './clause-start.ts';

/** Words that begin a condition, concession or time, by language: alone it says nothing of what follows from it. */
const ASIDE: Readonly<Record<string, RegExp>> = byLanguage(({ sentences }) => sentences.aside);

/** Whether a clause begins like one that another one has to follow: "If the rent is late, …". */
export function beginsAside(clause: string, language: string): boolean {
  return (ASIDE[language] ?? ASIDE['en'])?.test(readStart(clause)) ?? false;
}

/** Words that begin an exception from what was said before: it does not tell the rule. */
const PROVISO: Readonly<Record<string, RegExp | undefined>> = byLanguage(
  ({ sentences }) => sentences.proviso,
);

/** Whether a clause begins an exception from the clause before it: "…, provided, however, that …". */
export function beginsProviso(clause: string, language: string): boolean {
  return PROVISO[language]?.test(readStart(clause)) ?? false;
}

/** Words that begin what something is compared with: alone it does not tell of what its figures are. */
const COMPARISON: Readonly<Record<string, RegExp | undefined>> = byLanguage(
  ({ sentences }) => sentences.comparison,
);

/** Whether a clause begins like what something is compared with: "…, compared to $420 million in 2019". */
export function beginsComparison(clause: string, language: string): boolean {
  return COMPARISON[language]?.test(readStart(clause)) ?? false;
}
