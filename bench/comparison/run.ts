import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type Harness,
  isEdited,
  loadHarness,
  markF1Of,
  type Marked,
  noiseOf,
  type Planted,
  readPlan,
  readText,
  type Score,
} from '@recto/testing/comparison';
import { checkLimit } from '../support/figures.ts';
import { compareToMarks } from './compare-to-marks.ts';
import { loadPeerHarness, type PeerHarness, toPages } from './harness.ts';
import { gitWords, jsdiffWords, vscodeLines } from './peers.ts';
import { runPrinted } from './printed.ts';
import { KINDS, type ScaleResult } from './scale.ts';
import { SPEED_LINES, type SpeedResult } from './speed.ts';

/** How exactly planted edits are marked, beside peers on the same texts, and how time and memory grow. */
const SCALE = fileURLToPath(new URL('./scale.ts', import.meta.url));
const SPEED = fileURLToPath(new URL('./speed.ts', import.meta.url));
/** Processor time of ours on similar files, times that of a peer. */
const MAX_TIMES = { vscode: 1.5, git: 4 };
const SCALE_LINES = 50_000;
const LONG_LINES = 200_000;
/** Of four times as many lines. */
const LONG_LIMITS = { ms: 60_000, mb: 1000, times: 4.5 };
const SCALE_WITHIN_MS = 120_000;
const LEAST = { markF1: 0.995, worstLayout: 0.97, pairF1: 0.9995, moveF1: 0.985 };
const FRAGMENTS = { least: 0.97, most: 1.03 };
const MOST = { noise: 0.03, unmarkedPerThousand: 3, ms: 10_000, mb: 1000 };
/** Kinds of edits with moved text. */
const WITH_MOVES: ReadonlySet<string> = new Set(['light', 'heavy', 'moves']);

/** Of texts that were printed and read again. */
const PRINTED = { leastMarkF1: 0.97, mostNoise: 0.5 };

interface Result extends Score {
  readonly profile: string;
  readonly layout: string;
  readonly name: string;
  readonly ms: number;
  readonly edits: number;
  readonly unmarked: readonly string[];
}

const OURS = 'ours';

type Tool = (a: string, b: string) => Marked;

const makeTools = ({ toTokens, cleaned }: PeerHarness): Record<string, Tool> => ({
  [OURS]: (a, b) => compareToMarks(toPages(a), toPages(b)),
  'VS Code, prepared sentences': (a, b) => cleaned(vscodeLines, a, b, 'sentence'),
  'jsdiff words, prepared': (a, b) => cleaned(jsdiffWords, a, b, 'para'),
  'VS Code, lines': (a, b) => toTokens(vscodeLines(a, b), a, b),
  'jsdiff words': (a, b) => toTokens(jsdiffWords(a, b), a, b),
  'git words': (a, b) => toTokens(gitWords(a, b), a, b),
});

/** Planted edits of which no token is marked. */
function findUnmarked({ fa, fb, mva, mvb }: Marked, { edits }: Planted['truth']): Planted['truth']['edits'] {
  const isMarked = (
    partners: Int32Array,
    moves: Int32Array | undefined,
    range: readonly [number, number] | null,
  ) =>
    range !== null &&
    Array.from({ length: range[1] - range[0] }, (_, at) => range[0] + at).some(
      (token) => partners[token] === -1 || (moves?.[token] ?? 0) > 0,
    );
  return edits.filter(
    ({ cls, a, b }) => cls !== 'split' && cls !== 'merge' && !isMarked(fa, mva, a) && !isMarked(fb, mvb, b),
  );
}

/** Undefined where a peer throws: it is scored by what it gives. */
function tryPeer(run: () => Marked, name: string): Marked | undefined {
  try {
    return run();
  } catch (error) {
    console.log(`  failed: ${name}: ${String(error)}`);
    return undefined;
  }
}

function runPlan(harness: Harness, peers: PeerHarness): Map<string, Result[]> {
  const { dev, profiles, wraps, maxParas } = readPlan();
  const results = new Map<string, Result[]>();
  let { seed } = dev;
  for (const [base, donor] of dev.bases)
    for (const profile of profiles)
      for (const [layout, [wrapA, wrapB]] of Object.entries(wraps)) {
        seed++;
        const texts = { base: readText(base), donor: readText(donor) };
        const planted = harness.generate({ ...texts, seed, profile, wrapA, wrapB, maxParas });
        for (const [tool, run] of Object.entries(makeTools(peers))) {
          const name = `${base} ${profile} ${layout} ${seed}`;
          const start = performance.now();
          const marked =
            tool === OURS
              ? run(planted.a, planted.b)
              : tryPeer(() => run(planted.a, planted.b), `${tool}, ${name}`);
          const ms = performance.now() - start;
          if (!marked) continue;
          const unmarked = findUnmarked(marked, planted.truth).map(
            ({ op, cls }) => `${name}: ${op} (${cls})`,
          );
          const result = { ...harness.score(marked, planted.truth), profile, layout, name, ms, unmarked };
          results.set(tool, [...(results.get(tool) ?? []), { ...result, edits: planted.truth.edits.length }]);
        }
      }
  return results;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function summarise(results: readonly Result[]) {
  const edited = results.filter(isEdited);
  const layouts = [...new Set(edited.map(({ layout }) => layout))];
  const unmarked = results.flatMap((result) => result.unmarked);
  return {
    markF1: markF1Of(results),
    worstLayout: Math.min(
      ...layouts.map((layout) =>
        mean(edited.filter((result) => result.layout === layout).map(({ markF1 }) => markF1)),
      ),
    ),
    pairF1: mean(results.map(({ pairF1 }) => pairF1)),
    moveF1: mean(results.filter(({ profile }) => WITH_MOVES.has(profile)).map(({ moveF1 }) => moveF1)),
    fragments: mean(edited.map(({ fragRatio }) => fragRatio)),
    noise: noiseOf(results),
    unmarked,
    unmarkedPerThousand: (1000 * unmarked.length) / results.reduce((total, { edits }) => total + edits, 0),
    ms: mean(results.map(({ ms }) => ms)),
  };
}

const harness = await loadHarness();
const results = runPlan(harness, await loadPeerHarness());
console.log(
  'tool                           markF1  worst layout  pairF1  moveF1  fragments  noise  unmarked/1000  ms',
);
for (const [tool, own] of results) {
  const { markF1, worstLayout, pairF1, moveF1, fragments, noise, unmarkedPerThousand, ms } = summarise(own);
  const figures = [markF1, worstLayout, pairF1, moveF1, fragments, noise, unmarkedPerThousand];
  console.log(
    `${tool.padEnd(30)} ${figures.map((figure) => figure.toFixed(4)).join('  ')}  ${ms.toFixed(0)}`,
  );
}
const ours = summarise(results.get(OURS) ?? []);
for (const name of ours.unmarked) console.log(`  not marked: ${name}`);
// What is missing has a limit.
for (const [name, least] of Object.entries(LEAST))
  checkLimit(
    `${name}, missing per 1,000`,
    1000 * (1 - ours[name as keyof typeof LEAST]),
    1000 * (1 - least),
    '',
  );
checkLimit('fragments, times the true ones', ours.fragments, FRAGMENTS.most, '');
checkLimit('true fragments, times those shown', 1 / ours.fragments, 1 / FRAGMENTS.least, '');
checkLimit('noise per 1,000 where only the layout differs', ours.noise, MOST.noise, '');
checkLimit('edits without a mark per 1,000', ours.unmarkedPerThousand, MOST.unmarkedPerThousand, '');
const printed = await runPrinted(harness);
checkLimit(
  `printed and read again, ${printed.length} pairs, markF1, missing per 1,000`,
  1000 * (1 - markF1Of(printed)),
  1000 * (1 - PRINTED.leastMarkF1),
  '',
);
checkLimit('  noise per 1,000 where only the layout differs', noiseOf(printed), PRINTED.mostNoise, '');
for (const lines of SPEED_LINES) {
  const output = execFileSync(process.execPath, [SPEED, String(lines)], { timeout: SCALE_WITHIN_MS });
  const {
    ours: own,
    vscode,
    git,
    gitAlone,
    firstOurs,
    firstVscode,
  } = JSON.parse(output.toString()) as SpeedResult;
  const ms = (time: number) => `${time.toFixed(time < 100 ? 1 : 0)} ms`;
  console.log(
    `${lines} similar lines, processor time: ours ${ms(own)}, VS Code ${ms(vscode)}, git words ${ms(git)} (alone ${ms(gitAlone)}); first time ours ${ms(firstOurs)}, VS Code ${ms(firstVscode)}`,
  );
  checkLimit('  ours, times VS Code', own / vscode, MAX_TIMES.vscode, '');
  checkLimit('  ours, times git words', own / git, MAX_TIMES.git, '');
}
function measureScale(kind: string, lines: number): ScaleResult {
  const output = execFileSync(process.execPath, [SCALE, kind, String(lines)], { timeout: SCALE_WITHIN_MS });
  const result = JSON.parse(output.toString()) as ScaleResult;
  console.log(`${lines} lines, ${kind}: kept ${(100 * result.kept).toFixed(1)} %`);
  const { ms, mb } = lines > SCALE_LINES ? LONG_LIMITS : MOST;
  checkLimit(`  time`, result.ms, ms, 'ms');
  checkLimit(`  memory`, result.mb, mb, 'MB');
  return result;
}
for (const kind of KINDS) {
  const [usual, long] = [measureScale(kind, SCALE_LINES), measureScale(kind, LONG_LINES)];
  checkLimit(
    `  processor time, times that of a quarter`,
    long.processorMs / usual.processorMs,
    LONG_LIMITS.times,
    '',
  );
}
