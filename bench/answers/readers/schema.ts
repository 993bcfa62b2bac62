import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * How a question is put: `words` in other words than the document's, `other-language` in another language than it,
 * `follow-up` only to be understood after another.
 */
export const ASKS = [
  'plain',
  'vague',
  'words',
  'misspelt',
  'follow-up',
  'other-language',
  'unanswerable',
] as const;

const TYPES = [
  'people',
  'count',
  'money',
  'percentage',
  'date',
  'period',
  'person',
  'organisation',
  'place',
  'yesno',
  'reason',
  'list',
  'definition',
  'about',
  'other',
] as const;

const text = z.string().min(1);

const questionSchema = z
  .strictObject({
    id: text,
    document: text,
    language: text,
    ask: z.enum(ASKS),
    /** The first questions have none: their figures stay comparable with what is recorded of them. */
    set: z.literal('understanding').optional(),
    type: z.enum(TYPES),
    question: text,
    /** What the top answer must contain: of every group any one alternative. */
    lead: z.array(z.array(text).min(1)),
    /** All pages on which a right answer stands. */
    pages: z.array(z.int().positive()),
    /** The words of the first of these pages in which it stands. */
    quote: text.max(300).optional(),
    /** The question before a follow-up. */
    after: text.optional(),
    /** The question that a misspelt one of the set "understanding" is, spelt right. */
    spelt: text.optional(),
  })
  .refine(({ lead, pages }) => (lead.length === 0) === (pages.length === 0), {
    error: 'a question has a lead and pages, or neither',
  })
  .refine(({ ask, lead }) => ask === 'other-language' || (ask === 'unanswerable') === (lead.length === 0), {
    error:
      'of questions in the language of the document the unanswerable ones have no lead, any other has one',
  });

export type ReadersQuestion = z.infer<typeof questionSchema>;

/** The questions on a document in the order in which they were written; none where nobody has written any. */
export function readQuestions(document: string): ReadersQuestion[] {
  const path = join(import.meta.dirname, 'questions', `${document}.jsonl`);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '').map((line) => questionSchema.parse(JSON.parse(line)));
}
