import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFileIndex, type FileIndex } from '@recto/core/answers';
import { realDocument } from '@recto/testing/test-data';
import { z } from 'zod';
import { readLines } from '../test-data.ts';

interface ReadingSet {
  readonly name: string;
  /** About so many questions are asked of it. */
  readonly questions: number;
  /** Whether a question may be learnt from: the others are for judging. */
  readonly isForFit: (question: SetQuestion, at: number) => boolean;
}

const questionSchema = z.object({
  id: z.string(),
  lang: z.string(),
  file: z.string(),
  question: z.string(),
  answer: z.string(),
  pages: z.array(z.int().positive()),
});
type SetQuestion = z.infer<typeof questionSchema>;

const fileSchema = z.object({ file: z.string(), pages: z.array(z.string()) });

/** Later articles are in documents of the half "test", and the same articles are in all these languages. */
const beforeHeld = ({ pages }: SetQuestion) => pages.every((page) => page <= 60);
const everyOther = (_: SetQuestion, at: number) => at % 2 === 0;

const SETS: readonly ReadingSet[] = [
  { name: 'xquad-en', questions: 320, isForFit: beforeHeld },
  ...['de', 'es', 'ru', 'zh', 'ar', 'hi'].map((language) => ({
    name: `xquad-${language}`,
    questions: 120,
    isForFit: beforeHeld,
  })),
  { name: 'faquad', questions: 120, isForFit: everyOther },
  { name: 'jaquad', questions: 120, isForFit: everyOther },
  { name: 'covidqa', questions: 200, isForFit: everyOther },
];

export interface AskedOfSet {
  readonly index: FileIndex;
  readonly file: string;
  readonly question: string;
  readonly answer: string;
  readonly pages: readonly number[];
}

/** Questions of the reading sets to fit on, evenly over each set. */
export function* readReadingSets(): Generator<AskedOfSet> {
  for (const { name, questions, isForFit } of SETS) {
    const folder = realDocument(`qa/sets/${name}`);
    const all = readLines(join(folder, 'questions.jsonl')).map((line) => questionSchema.parse(line));
    const files = readFiles(join(folder, 'docs'));
    const indices = new Map<string, FileIndex>();
    for (const question of pickEvenly(all.filter(isForFit), questions)) {
      const index =
        indices.get(question.file) ?? buildFileIndex(files.get(question.file) ?? [], question.lang);
      indices.set(question.file, index);
      yield { ...question, index };
    }
  }
}

function readFiles(folder: string): Map<string, { readonly number: number; readonly text: string }[]> {
  return new Map(
    readdirSync(folder).map((name) => {
      const { file, pages } = fileSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      return [file, pages.map((text, at) => ({ number: at + 1, text }))];
    }),
  );
}

function pickEvenly<T>(from: readonly T[], count: number): T[] {
  const step = Math.max(1, from.length / count);
  const picked: T[] = [];
  for (let at = 0; at < from.length; at += step) picked.push(from[Math.floor(at)] as T);
  return picked;
}
