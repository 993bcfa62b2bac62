import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diffWords } from 'diff';
import vscodeDiff from 'vscode-diff';
import type { Runs } from './harness.ts';

const GIVE_UP_MS = 30_000;
const WHITE_SPACE = /\s/gu;

type Part = readonly [kind: 'same' | 'left' | 'right', text: string];

/** Equal runs of the characters that are not white space. */
function runsOf(parts: Iterable<Part>): Runs {
  const runs: [number, number, number, 0][] = [];
  let [left, right] = [0, 0];
  for (const [kind, text] of parts) {
    const { length } = text.replace(WHITE_SPACE, '');
    if (kind === 'same' && length > 0) runs.push([left, right, length, 0]);
    if (kind !== 'right') left += length;
    if (kind !== 'left') right += length;
  }
  return runs;
}

/** jsdiff, word by word. */
export function jsdiffWords(a: string, b: string): Runs {
  const parts = diffWords(a, b, { timeout: GIVE_UP_MS }) ?? [];
  return runsOf(
    parts.map(({ added, removed, value }): Part => [added ? 'right' : removed ? 'left' : 'same', value]),
  );
}

/** `git diff --histogram --word-diff`. */
export function gitWords(a: string, b: string): Runs {
  const folder = mkdtempSync(join(tmpdir(), 'recto-compare-'));
  try {
    writeFileSync(join(folder, 'a'), a);
    writeFileSync(join(folder, 'b'), b);
    const output = runGit(folder);
    if (output === '') return runsOf([['same', a]]);
    const lines = output.split('\n');
    const body = lines.slice(lines.findIndex((line) => line.startsWith('@@')) + 1);
    const kinds: Readonly<Record<string, Part[0]>> = { ' ': 'same', '-': 'left', '+': 'right' };
    return runsOf(
      body.flatMap((line): Part[] => {
        const kind = kinds[line.charAt(0)];
        return kind ? [[kind, line.slice(1)]] : [];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What git is called with, before the names of two files. */
export const GIT_DIFF = [
  'diff',
  '--no-index',
  '--no-color',
  '--diff-algorithm=histogram',
  '--word-diff=porcelain',
  '--word-diff-regex=[[:alnum:]_]+|[^[:space:]]',
  '-U99999999',
] as const;

function runGit(folder: string): string {
  const names = [join(folder, 'a'), join(folder, 'b')];
  try {
    return execFileSync('git', [...GIT_DIFF, ...names], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      timeout: GIVE_UP_MS,
    });
  } catch (error) {
    // Files that differ end it with 1.
    const { status, stdout } = error as { readonly status?: number; readonly stdout?: string };
    if (status === 1 && stdout !== undefined) return stdout;
    throw error;
  }
}

/** The line differ of VS Code, with its moves. */
export function vscodeLines(a: string, b: string): Runs {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const [leftOffsets, rightOffsets] = [lineOffsets(left), lineOffsets(right)];
  const { changes, moves } = new vscodeDiff.DefaultLinesDiffComputer().computeDiff(left, right, {
    ignoreTrimWhitespace: true,
    maxComputationTimeMs: GIVE_UP_MS,
    computeMoves: true,
    extendToSubwords: false,
  });
  const runs: [number, number, number, 0 | 1][] = [];
  const add = (
    mapping: typeof changes,
    from: readonly [number, number],
    to: readonly [number, number],
    moved: 0 | 1,
  ) => {
    let [x, y] = from;
    const same = (endX: number, endY: number) => {
      if (endX > x && endX - x === endY - y) runs.push([x, y, endX - x, moved]);
    };
    for (const { innerChanges } of mapping)
      for (const { originalRange: old, modifiedRange: now } of innerChanges ?? []) {
        same(
          offsetAt(left, leftOffsets, old.startLineNumber, old.startColumn),
          offsetAt(right, rightOffsets, now.startLineNumber, now.startColumn),
        );
        x = offsetAt(left, leftOffsets, old.endLineNumber, old.endColumn);
        y = offsetAt(right, rightOffsets, now.endLineNumber, now.endColumn);
      }
    same(...to);
  };
  add(changes, [0, 0], [leftOffsets.at(-1) ?? 0, rightOffsets.at(-1) ?? 0], 0);
  for (const { lineRangeMapping: lines, changes: inside } of moves)
    add(
      inside,
      [
        leftOffsets[lines.original.startLineNumber - 1] ?? 0,
        rightOffsets[lines.modified.startLineNumber - 1] ?? 0,
      ],
      [
        leftOffsets[lines.original.endLineNumberExclusive - 1] ?? 0,
        rightOffsets[lines.modified.endLineNumberExclusive - 1] ?? 0,
      ],
      1,
    );
  return runs;
}

function lineOffsets(lines: readonly string[]): number[] {
  const offsets = [0];
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.replace(WHITE_SPACE, '').length);
  return offsets;
}

/** Characters that are not white space before a line and column, both from 1. */
// oxlint-disable-next-line max-params -- a text and a position in it
function offsetAt(
  lines: readonly string[],
  offsets: readonly number[],
  line: number,
  column: number,
): number {
  const text = lines[line - 1];
  if (text === undefined) return offsets.at(-1) ?? 0;
  return (offsets[line - 1] ?? 0) + text.slice(0, column - 1).replace(WHITE_SPACE, '').length;
}
