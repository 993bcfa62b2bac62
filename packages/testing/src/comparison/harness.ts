import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { realDocument } from '#test-data.ts';

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
  /** Words, digits and single marks, with where they start. */
  tokenize(text: string): { readonly t: readonly string[]; readonly s: readonly number[] };
  score(marked: Marked, truth: Planted['truth']): Score;
}

/** Loads modules of the harness, which is plain JavaScript: their shapes are those of its own documentation. */
export async function loadModules<T>(names: readonly string[]): Promise<T> {
  const load = (name: string): Promise<object> =>
    import(pathToFileURL(realDocument(`${FOLDER}/harness/${name}.mjs`)).href) as Promise<object>;
  return Object.assign({}, ...(await Promise.all(names.map(load)))) as T;
}

export const loadHarness = () => loadModules<Harness>(['tokens', 'gen', 'score']);

const Plan = z.object({
  dev: z.object({ bases: z.array(z.tuple([z.string(), z.string()])), seed: z.number() }),
  profiles: z.array(z.string()),
  wraps: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  maxParas: z.number(),
});

export const readPlan = () =>
  Plan.parse(JSON.parse(readFileSync(realDocument(`${FOLDER}/bench.json`), 'utf8')));

export const readText = (name: string) => readFileSync(realDocument(`${FOLDER}/pairs/${name}.txt`), 'utf8');
