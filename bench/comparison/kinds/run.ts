import { compare, buildRows, listChanges } from '@recto/core/comparison';
import {
  type CaseScore,
  type Harness,
  isEdited,
  loadHarness,
  loadModules,
  markF1Of,
  noiseOf,
  type Planted,
  readPlan,
  readText,
} from '@recto/testing/comparison';
import { parseArgs } from 'node:util';
import { compareToMarks } from '../compare-to-marks.ts';
import { toPages } from '../harness.ts';
import { EDIT_KINDS, type Material } from './edit-kinds.ts';
import { scoreLanguage } from './language-edits.ts';
import { LANGUAGES } from './language-texts.ts';
import { CLASSES, countClasses, countStrictly, f1Of, noCounts } from './score-classes.ts';

/**
 * The plan, texts and seeds that nothing was tuned on, and each kind of edit by itself, without peers: what a change of the
 * engine does to each figure. `--own 7000` takes other seeds, `--confusions` lists what classes are taken for.
 */
const { values } = parseArgs({
  options: { own: { type: 'string', default: '31000' }, confusions: { type: 'boolean', default: false } },
});

/** Pairs whose texts the plan does not edit, each with the one that gives words to put in. */
const OWN_BASES = [
  ['d12-agpl1-agpl3/b', 'd13-eupl11-eupl12/b'],
  ['d13-eupl11-eupl12/b', 'd05-apache11-apache20/b'],
  ['d02-lgpl20-lgpl21/b', 'd09-epl10-epl20/b'],
  ['d08-osl21-osl30/b', 'd12-agpl1-agpl3/b'],
  ['d09-epl10-epl20/b', 'd02-lgpl20-lgpl21/b'],
] as const;
/** Rates for 100 paragraphs. */
const MANY_MOVES = { pmove: 25, pmovedit: 8, smove: 8, wsub: 3 };
const WITH_MOVES: ReadonlySet<string> = new Set(['light', 'heavy', 'moves']);

interface Result extends CaseScore {
  readonly layout: string;
}
interface Case extends Planted {
  readonly profile: string;
  readonly layout: string;
}

const { dev, profiles, wraps, maxParas } = readPlan();
const harness = await loadHarness();
const generator = await loadModules<{ readonly PROFILES: Record<string, Record<string, number>> }>(['gen']);
generator.PROFILES['many moves'] = MANY_MOVES;

function makeCases(
  bases: readonly (readonly [base: string, donor: string])[],
  first: number,
  kinds: readonly string[],
): Case[] {
  let seed = first;
  return bases.flatMap(([base, donor]) =>
    kinds.flatMap((profile) =>
      Object.entries(wraps).map(([layout, [wrapA, wrapB]]) => ({
        ...harness.generate({
          base: readText(base),
          donor: readText(donor),
          seed: ++seed,
          profile,
          wrapA,
          wrapB,
          maxParas,
        }),
        profile,
        layout,
      })),
    ),
  );
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
const scoreCases = (cases: readonly Case[]): Result[] =>
  cases.map(({ a, b, truth, profile, layout }) => ({
    ...harness.score(compareToMarks(toPages(a), toPages(b)), truth),
    profile,
    layout,
  }));

const MAX_NOISE = 0.02;
const LEAST_CLASS = 0.82;
/** What is held: beginnings of names and the least figure, a little below what was reached. */
const LEAST: readonly (readonly [name: string, least: number])[] = [
  ...['plan', 'own'].flatMap((name) =>
    CLASSES.flatMap((own) => [
      [`${name}: class ${own}`, LEAST_CLASS] as const,
      [`${name}: class ${own}, as the harness scores`, LEAST_CLASS] as const,
    ]),
  ),
  ...LANGUAGES.map((language) => [`${language}: marks`, 0.998] as const),
  ['plan: marks', 0.995],
  ['own: marks', 0.99],
  ['plan: worst layout', 0.97],
  ['own: worst layout', 0.97],
  ['plan: classes, macro F1', 0.92],
  ['own: classes, macro F1', 0.92],
  ['plan: classes, macro F1, as the harness scores', 0.9],
  ['own: classes, macro F1, as the harness scores', 0.92],
  ['many moves, plan: marks', 0.9],
  ['many moves, own: marks', 0.95],
  ['single words: marks', 0.99],
  ['duplicate paragraphs: marks', 0.98],
  ['headings only: marks', 0.99],
  ['one side scanned: marks', 0.98],
  ['table rows: marks', 0.97],
  ['repeated headings, sections moved: moves', 0.99],
];

function print(name: string, figure: number, most = Infinity): void {
  const least = LEAST.find(([held]) => held === name)?.[1] ?? -Infinity;
  const isMet = figure >= least && figure <= most;
  if (!isMet) process.exitCode = 1;
  const limit = figure > most ? `at most ${most}` : `at least ${least}`;
  console.log(`${name.padEnd(58)} ${figure.toFixed(4)}${isMet ? '' : ` FAIL (${limit})`}`);
}

function showCases(name: string, results: readonly Result[]): void {
  const edited = results.filter(isEdited);
  const worst = Math.min(
    ...[...new Set(edited.map(({ layout }) => layout))].map((layout) =>
      mean(edited.filter((result) => result.layout === layout).map(({ markF1 }) => markF1)),
    ),
  );
  const moved = results.filter(({ profile }) => WITH_MOVES.has(profile));
  print(`${name}: marks`, markF1Of(results));
  print(`${name}: worst layout`, worst);
  if (edited.length < results.length) print(`${name}: noise per 1,000`, noiseOf(results));
  print(`${name}: pairs`, mean(results.map(({ pairF1 }) => pairF1)));
  print(`${name}: moves`, mean((moved.length > 0 ? moved : results).map(({ moveF1 }) => moveF1)));
  print(`${name}: fragments`, mean(edited.map(({ fragRatio }) => fragRatio)));
}

function showClasses(name: string, cases: readonly Case[]): void {
  const [counts, strict] = [noCounts(), noCounts()];
  const confusions = new Map<string, number>();
  const report = (planted: string, found: string) => {
    const pair = `${planted} taken for ${found}`;
    confusions.set(pair, (confusions.get(pair) ?? 0) + 1);
  };
  for (const { a, b, truth } of cases.filter(isEdited)) {
    const sides = [toPages(a), toPages(b)] as const;
    countClasses(counts, sides, truth, { harness, report });
    countStrictly(strict, sides, truth);
  }
  for (const own of CLASSES) print(`${name}: class ${own}`, f1Of(counts[own]));
  print(`${name}: classes, macro F1`, mean(CLASSES.map((own) => f1Of(counts[own]))));
  for (const own of CLASSES) print(`${name}: class ${own}, as the harness scores`, f1Of(strict[own]));
  print(`${name}: classes, macro F1, as the harness scores`, mean(CLASSES.map((own) => f1Of(strict[own]))));
  if (values.confusions)
    for (const [pair, count] of [...confusions].toSorted((one, other) => other[1] - one[1]).slice(0, 16))
      console.log(`  ${count} ${pair}`);
}

/** The single kinds, each on texts of several bases. */
function showKinds(
  bases: readonly (readonly [base: string, donor: string])[],
  first: number,
  own: Harness,
): void {
  for (const [kind, make] of Object.entries(EDIT_KINDS)) {
    const results: CaseScore[] = [];
    let changes = 0;
    let seed = first;
    for (const [base, donor] of bases) {
      const { left, right, truth } = make(makeMaterial(own, ++seed, base, donor));
      results.push({ ...own.score(compareToMarks(left, right), truth), profile: kind });
      const comparison = compare(left, right);
      changes += listChanges(comparison, buildRows(comparison), 'en').length;
    }
    // Where nothing but columns moves there is nothing to be marked.
    if (!kind.includes('columns')) print(`${kind}: marks`, markF1Of(results));
    if (kind.includes('moved')) print(`${kind}: moves`, mean(results.map(({ moveF1 }) => moveF1)));
    if (kind.includes('columns')) print(`${kind}: changes for each`, changes / results.length);
    else print(`${kind}: fragments`, mean(results.map(({ fragRatio }) => fragRatio)));
  }
}

function makeMaterial(own: Harness, seed: number, base: string, donor: string): Material {
  const random = own.rng(seed);
  const paragraphs = readText(base)
    .split(/\n\s*\n/u)
    .map((text) => text.replace(/\s+/gu, ' ').trim())
    .filter((text) => text.length > 80 && text.length < 900);
  const words = [...new Set(readText(donor).match(/\p{L}{4,}/gu))];
  return { harness: own, random, paragraphs, words };
}

/** The languages that the given texts are not written in. */
function showLanguages(seed: number): void {
  for (const language of LANGUAGES) {
    const results = scoreLanguage(harness, language, seed);
    print(`${language}: marks`, markF1Of(results));
    print(`${language}: noise per 1,000`, noiseOf(results), MAX_NOISE);
    print(`${language}: fragments`, mean(results.filter(isEdited).map(({ fragRatio }) => fragRatio)));
  }
}

const first = Number(values.own);
const plan = makeCases(dev.bases, dev.seed, profiles);
showCases('plan', scoreCases(plan));
showClasses('plan', plan);
const own = makeCases(OWN_BASES, first, profiles);
showCases('own', scoreCases(own));
showClasses('own', own);
showCases('many moves, plan', scoreCases(makeCases(dev.bases, dev.seed, ['many moves'])));
showCases('many moves, own', scoreCases(makeCases(OWN_BASES, first + 500, ['many moves'])));
showKinds([...dev.bases, ...OWN_BASES], first, harness);
showLanguages(first);
