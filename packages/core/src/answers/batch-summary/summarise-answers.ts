import { foldText } from '#quotes/fold-text.ts';
import { normaliseFigures } from '#figures/normalise-figures.ts';
import type { AnswerKind } from '../extraction/draft.ts';

/** What one file answers to a question that was asked of several. */
export interface FileAnswer {
  readonly fileName: string;
  /** As a BCP 47 tag. */
  readonly language: string;
  readonly kind: AnswerKind;
  /** What the file answers, as briefly as it is known: the words that answer, else the sentence. */
  readonly text: string;
}

/** Longer answers are sentences: no two files write the same one, so they are not compared. */
const MAX_COMPARED = 120;
const MAX_VARIANTS = 4;
const MAX_NAMED_FILES = 3;

/**
 * One line about the answers of several files to the same question: how many answer, which say the same and which say
 * something else. Made without a model: "30 days" and "thirty days" are the same, everything else that differs differs.
 */
export function summariseAnswers(question: string, files: readonly FileAnswer[]): string {
  const answered = answersOf(files);
  const label = labelOf(question);
  if (answered.length === 0)
    return `${label} ${files.length === 1 ? 'The file has no answer' : `None of ${files.length} files answer`}.`;
  const variants = groupByAnswer(answered);
  const [first] = variants;
  if (variants.length === 1 && first && first.length === files.length && files.length > 1)
    return `${label} All ${files.length} files say “${shorten(first[0]?.text ?? '')}”.`;
  const shown = variants.slice(0, MAX_VARIANTS).map((variant) => describe(variant, files.length));
  if (variants.length === 0)
    shown.push(`${answered.length} of ${files.length} answer, in sentences of their own`);
  return `${label} ${[...shown, ...tellRest(variants.length - MAX_VARIANTS, files)].join('; ')}.`;
}

/** What is behind the answers that a line tells: how many more there are, and how many files have none. */
export function tellRest(more: number, files: readonly FileAnswer[]): string[] {
  const missing = files.length - answersOf(files).length;
  return [
    ...(more > 0 ? [`${more} more ${more === 1 ? 'answer' : 'answers'}`] : []),
    ...(missing > 0 ? [`${missing} without an answer`] : []),
  ];
}

export const answersOf = (files: readonly FileAnswer[]): FileAnswer[] =>
  files.filter(({ kind }) => kind === 'answer');

/** What a line begins with. */
export function labelOf(question: string): string {
  const head = question.replace(/[.:\s]+$/u, '');
  return /[?!？]$/u.test(head) ? head : `${head}:`;
}

/** The same answers together, the one given most often first; none where they are too long to be compared. */
function groupByAnswer(answers: readonly FileAnswer[]): FileAnswer[][] {
  return answers.every(({ text }) => text.length > MAX_COMPARED) ? [] : groupAlike(answers);
}

/** Answers that say the same together, the one given most often first. */
export function groupAlike(answers: readonly FileAnswer[]): FileAnswer[][] {
  const groups = Map.groupBy(answers, keyOf);
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

function keyOf({ text, language }: FileAnswer): string {
  const folded = foldText(normaliseFigures(text, language)).text.toLowerCase();
  return folded
    .replace(/[^\p{L}\p{N}.,%-]+/gu, ' ')
    .replace(/[.,\s]+(?=\s|$)/gu, '')
    .trim();
}

function describe(variant: readonly FileAnswer[], total: number): string {
  const [first] = variant;
  const said = `“${shorten(first?.text ?? '')}”`;
  const names = nameFew(variant, total);
  return `${variant.length} of ${total}: ${said}${names === '' ? '' : ` (${names})`}`;
}

/** The files of these answers where they are few, and not all. */
export function nameFew(answers: readonly FileAnswer[], total: number): string {
  const isFew = answers.length <= MAX_NAMED_FILES && answers.length < total;
  return isFew ? answers.map(({ fileName }) => fileName).join(', ') : '';
}

const shorten = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= MAX_COMPARED ? line : `${line.slice(0, MAX_COMPARED - 1).trimEnd()}…`;
};
