import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@recto/core/document';
import { realDocument } from '@recto/testing/test-data';
import { z } from 'zod';

/** The plan, the generator of planted edits and the scorer that lie beside the real pairs. */
const FOLDER = 'compare';

/** Ranges of scoring tokens: words and single marks, in the order of the text. */
type Range = readonly [start: number, end: number] | null;

export interface Planted {
  readonly a: string;
  readonly b: string;
  readonly truth: {
    readonly edits: readonly {
      readonly op: string;
      readonly cls: string;
      readonly a: Range;
      readonly b: Range;
    }[];
  };
}

/** What became of each scoring token: its partner or -1, its move or 0, and whether it is a page's head or foot. */
export interface Marked {
  readonly fa: Int32Array;
  readonly fb: Int32Array;
  readonly mva: Int32Array;
  readonly mvb?: Int32Array;
  readonly furnA?: Uint8Array;
  readonly furnB?: Uint8Array;
}

export interface Score {
  readonly markF1: number;
  readonly noise: number;
  readonly pairF1: number;
  readonly moveF1: number;
  readonly fragRatio: number;
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
}

export type Runs = readonly (readonly [left: number, right: number, length: number, moved: 0 | 1])[];

export interface Harness {
  generate(options: {
    readonly base: string;
    readonly donor: string;
    readonly seed: number;
    readonly profile: string;
    readonly wrapA: unknown;
    readonly wrapB: unknown;
    readonly maxParas: number;
  }): Planted;
  rng(seed: number): () => number;
  score(marked: Marked, truth: Planted['truth']): Score;
  toTokens(runs: Runs, a: string, b: string): Marked;
  cleaned(run: (a: string, b: string) => Runs, a: string, b: string, unit: 'sentence' | 'para'): Marked;
}

const load = async (name: string): Promise<object> =>
  import(pathToFileURL(realDocument(`${FOLDER}/harness/${name}.mjs`)).href) as Promise<object>;

export async function loadHarness(): Promise<Harness> {
  const modules = await Promise.all(['gen', 'score', 'peers', 'cleaned'].map(load));
  // The harness is plain JavaScript; its shapes are those of its own documentation.
  return Object.assign({}, ...modules) as Harness;
}

const Plan = z.object({
  dev: z.object({ bases: z.array(z.tuple([z.string(), z.string()])), seed: z.number() }),
  profiles: z.array(z.string()),
  wraps: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  maxParas: z.number(),
});

export const readPlan = () =>
  Plan.parse(JSON.parse(readFileSync(realDocument(`${FOLDER}/bench.json`), 'utf8')));

export const readText = (name: string) => readFileSync(realDocument(`${FOLDER}/pairs/${name}.txt`), 'utf8');

/** A text as the harness writes it: a form feed is the end of a page, the number of a line its place. */
export function toPages(text: string): Page[] {
  return text.split('\f').map((page, index) => ({
    number: index + 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: page.split('\n').map((line) => ({ text: line, words: [] })),
  }));
}
