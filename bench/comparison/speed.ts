import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from '@recto/core/comparison';
import { loadHarness } from '@recto/testing/comparison';
import { toPages } from './harness.ts';
import { GIT_DIFF, gitWords, vscodeLines } from './peers.ts';
import { makeTexts } from './scale.ts';

/**
 * Processor time of one comparison of similar texts beside peers, in a process of its own: `speed.ts 50000` prints it. All get
 * the same two strings and say what of both sides is the same; ours also finds the paragraphs, heads and feet of the texts.
 */
export const SPEED_LINES = [1_000, 10_000, 50_000] as const;

/** In milliseconds, all threads of a tool together: the least of some rounds in which the tools take turns. */
export interface SpeedResult {
  readonly ours: number;
  readonly vscode: number;
  /** With its output read back into what the other peer gives. */
  readonly git: number;
  /** The program by itself. */
  readonly gitAlone: number;
  /** The first round: code that has not run before. */
  readonly firstOurs: number;
  readonly firstVscode: number;
}

const ROUNDS = { least: 6, most: 40, lines: 200_000 };
/** A program that ends within milliseconds is run so often and counted as a whole. */
const GIT_RUNS = 5;
const WITHIN_MS = 60_000;

function processorTime(run: () => unknown): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Time of git alone, as the shell counts it; files that differ end it with 1. */
function measureGit(folder: string): number {
  const loop = `TIMEFORMAT='%U %S'; { time for run in {1..${GIT_RUNS}}; do git "$@" > out || test $? = 1; done; } 2>&1`;
  const output = execFileSync('bash', ['-c', loop, 'bash', ...GIT_DIFF, 'a', 'b'], {
    cwd: folder,
    encoding: 'utf8',
    timeout: WITHIN_MS,
  });
  const [user = 0, system = 0] = output.trim().split(' ').map(Number);
  return (1000 * (user + system)) / GIT_RUNS;
}

function measure(a: string, b: string, count: number): SpeedResult {
  const folder = mkdtempSync(join(tmpdir(), 'recto-speed-'));
  try {
    writeFileSync(join(folder, 'a'), a);
    writeFileSync(join(folder, 'b'), b);
    const rounds = Array.from(
      { length: Math.max(ROUNDS.least, Math.min(ROUNDS.most, Math.round(ROUNDS.lines / count))) },
      () => ({
        ours: processorTime(() => compare(toPages(a), toPages(b))),
        vscode: processorTime(() => vscodeLines(a, b)),
        reading: processorTime(() => gitWords(a, b)),
        gitAlone: measureGit(folder),
      }),
    );
    const least = (name: keyof (typeof rounds)[number]) => Math.min(...rounds.map((round) => round[name]));
    return {
      ours: least('ours'),
      vscode: least('vscode'),
      git: least('reading') + least('gitAlone'),
      gitAlone: least('gitAlone'),
      firstOurs: rounds[0]?.ours ?? 0,
      firstVscode: rounds[0]?.vscode ?? 0,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const count = Number(process.argv[2] ?? 50_000);
  const { rng } = await loadHarness();
  const [a = '', b = ''] = makeTexts('similar', count, rng).map((lines) => lines.join('\n'));
  console.log(JSON.stringify(measure(a, b, count)));
}
