import { type AnswerGroup, type FileAnswer, groupAnswers, writeAnswerLine } from '@recto/core/answers';
import { z } from 'zod';
import { escapeQuoted, QUOTED_MATERIAL, unescapeQuoted } from '#kernel/quoted-material.ts';
import type { SummaryPart } from '#modules/summaries/index.ts';

/** What a model leaves out is nothing. */
export const SummaryReply = z.object({
  lines: z
    .array(
      z.object({
        question: z.string().default(''),
        statements: z
          .array(z.object({ text: z.string().default(''), answers: z.array(z.string()).default([]) }))
          .default([]),
      }),
    )
    .default([]),
});
export type SummaryReply = z.infer<typeof SummaryReply>;

const INSTRUCTIONS = `You sum up what several documents answer to the same questions, from these answers and from nothing else.

Reply with one JSON object and nothing beside it:
{"lines": [{"question": "Q1", "statements": [{"text": "…", "answers": ["A1", "A3"]}]}]}

- For each question give one to four statements: what its answers have in common, and how they differ. Each has at most 25 \
words, in the language of the answers, and names the answers that it is about.
- Begin in lower case unless the first word is a name, and write plain text: no links, no markup.
- Every number, unit, date, name and quote has to stand in the answers that the statement names, written the same way. What \
stands in none of them is thrown away with the whole line.
- Do not count answers or documents and do not name these: that is done for you. Never calculate, never guess, and use nothing that \
you know from elsewhere.

${QUOTED_MATERIAL}`;

/** Questions of one call, and characters of their answers. */
const MAX_QUESTIONS = 8;
const MAX_CHARACTERS = 12_000;

/** A question whose answers are worth being summed up by a model. */
interface AskedColumn {
  /** Of the question in its batch. */
  readonly at: number;
  readonly name: string;
  readonly question: string;
  readonly groups: readonly AnswerGroup[];
}

/** What a model is asked for a summary, in one call or several; the same for the same answers. */
export function planSummary(
  questions: readonly string[],
  columns: readonly (readonly FileAnswer[])[],
): readonly { readonly asked: readonly AskedColumn[]; readonly part: SummaryPart<SummaryReply> }[] {
  const parts: AskedColumn[][] = [];
  let size = 0;
  for (const [at, question] of questions.entries()) {
    const groups = groupAnswers(columns[at] ?? []);
    if (groups.length === 0) continue;
    const characters = groups.reduce((sum, { text }) => sum + text.length, question.length);
    const last = parts.at(-1);
    const isFull = !last || last.length === MAX_QUESTIONS || size + characters > MAX_CHARACTERS;
    const part = isFull ? [] : last;
    if (isFull) parts.push(part);
    size = isFull ? characters : size + characters;
    part.push({ at, name: `Q${at + 1}`, question, groups });
  }
  return parts.map((asked, number) => ({
    asked,
    part: { number, instructions: INSTRUCTIONS, input: inputOf(asked), reply: SummaryReply },
  }));
}

const inputOf = (asked: readonly AskedColumn[]): string =>
  asked
    .flatMap(({ name, question, groups }) => [
      `<question id="${name}">`,
      `<text>${escapeQuoted(question)}</text>`,
      ...groups.map((group) => `<answer id="${group.name}">${escapeQuoted(group.text)}</answer>`),
      '</question>',
    ])
    .join('\n');

/** The lines of a reply that their answers bear out, by the place of the question. */
export function checkReply(
  { lines }: SummaryReply,
  asked: readonly AskedColumn[],
  columns: readonly (readonly FileAnswer[])[],
): ReadonlyMap<number, string> {
  const checked = new Map<number, string>();
  for (const { at, name, question, groups } of asked) {
    const statements = lines.find((line) => line.question.trim().toUpperCase() === name)?.statements ?? [];
    const said = statements.map(({ text, answers }) => ({
      text: unescapeQuoted(text),
      answers: answers.map((answer) => answer.trim().toUpperCase()),
    }));
    const line = writeAnswerLine(question, { files: columns[at] ?? [], groups }, said);
    if (line !== null) checked.set(at, line);
  }
  return checked;
}
