import { readdirSync } from 'node:fs';
import { loadHarness, readText } from '@recto/testing/comparison';
import { realDocument } from '@recto/testing/test-data';
import { compare } from '@recto/core/comparison';
import { toPages } from './harness.ts';

/**
 * One comparison of two long texts, in a process of its own: `scale.ts similar 50000` prints time and memory. The texts
 * are made like those of the harness' own `bench-scale.mjs`: real lines, repeated with words replaced.
 */
export const KINDS = ['similar', 'rewrapped', 'different', 'shuffled', 'random'] as const;
type Kind = (typeof KINDS)[number];

export interface ScaleResult {
  readonly ms: number;
  /** Processor time of all threads. */
  readonly processorMs: number;
  /** The largest resident size of the process. */
  readonly mb: number;
  /** Share of the left words that have a partner. */
  readonly kept: number;
}

const LONGEST_POOL = 400_000;

function makePool(random: () => number): string[] {
  const lines = readdirSync(realDocument('compare/pairs')).flatMap((pair) =>
    readText(`${pair}/b`).split('\n'),
  );
  const pool = [...lines];
  for (let round = 1; pool.length < LONGEST_POOL; round++)
    for (const line of lines)
      pool.push(
        line.trim() === '' ? line : replaceWord(line, `v${round}${Math.floor(random() * 400)}`, random),
      );
  return pool;
}

function replaceWord(line: string, word: string, random: () => number): string {
  return line
    .split(' ')
    .with(Math.floor(random() * line.split(' ').length), word)
    .join(' ');
}

type Random = () => number;

function makeSimilar(lines: readonly string[], random: Random): string[] {
  return lines.flatMap((line) => {
    const chance = random();
    if (chance < 0.002) return [];
    const before = chance < 0.004 ? [`A line that was not there before ${Math.floor(random() * 1e6)}`] : [];
    const isChanged = random() < 0.02 && line.length > 20;
    return [...before, isChanged ? replaceWord(line, `changed${Math.floor(random() * 1000)}`, random) : line];
  });
}

function makeRewrapped(lines: readonly string[], random: Random): string[] {
  const wrapped: string[] = [];
  let open = '';
  const close = () => {
    if (open !== '') wrapped.push(open);
    open = '';
  };
  for (const line of lines) {
    if (line.trim() === '') {
      close();
      wrapped.push('');
    }
    for (const word of line.split(/\s+/u).filter((each) => each !== '')) {
      const shown = random() < 0.003 ? `changed${Math.floor(random() * 1000)}` : word;
      if (open !== '' && open.length + 1 + shown.length > 60) close();
      open = open === '' ? shown : `${open} ${shown}`;
    }
  }
  close();
  return wrapped;
}

function shuffleParagraphs(lines: readonly string[], random: Random): string[] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    paragraphs.at(-1)?.push(line);
    if (line.trim() === '') paragraphs.push([]);
  }
  for (let at = paragraphs.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [one = [], two = []] = [paragraphs[at], paragraphs[other]];
    [paragraphs[at], paragraphs[other]] = [two, one];
  }
  return paragraphs.flat();
}

/** The two texts of a kind, as lines. */
export function makeTexts(
  kind: Kind,
  count: number,
  rng: (seed: number) => Random,
): readonly [string[], string[]] {
  const random = rng(7);
  if (kind === 'random') {
    const line = () => Array.from({ length: 10 }, () => `w${Math.floor(random() * 20_000)}`).join(' ');
    return [Array.from({ length: count }, line), Array.from({ length: count }, line)];
  }
  const pool = makePool(rng(11));
  const lines = pool.slice(0, count);
  if (kind === 'similar') return [lines, makeSimilar(lines, random)];
  if (kind === 'rewrapped') return [lines, makeRewrapped(lines, random)];
  if (kind === 'shuffled') return [lines, shuffleParagraphs(lines, random)];
  return [lines, pool.slice(-count)];
}

if (import.meta.main) {
  const kind = KINDS.find((each) => each === process.argv[2]) ?? 'similar';
  const { rng } = await loadHarness();
  const [a, b] = makeTexts(kind, Number(process.argv[3] ?? 50_000), rng).map((lines) => lines.join('\n'));
  const [left, right] = [toPages(a ?? ''), toPages(b ?? '')];
  const start = performance.now();
  const used = process.cpuUsage();
  const { partners } = compare(left, right).left;
  const { user, system } = process.cpuUsage(used);
  const result: ScaleResult = {
    ms: performance.now() - start,
    processorMs: (user + system) / 1000,
    mb: process.resourceUsage().maxRSS / 1000,
    kept: partners.filter((partner) => partner >= 0).length / partners.length,
  };
  console.log(JSON.stringify(result));
}
