import { z } from 'zod';
import { CallerReference, endpoint, Id, listOf, paging } from '#endpoint.ts';
import {
  CHOICE_MAX_LENGTH,
  COLUMN_MAX_CHOICES,
  QUESTION_MAX_LENGTH,
  TEMPLATE_MAX_QUESTIONS,
  TEMPLATE_NAME_MAX_LENGTH,
} from '#limits.ts';

/** How the answers to a question are read, sorted and compared. */
export const ColumnType = z.enum(['text', 'yesNo', 'date', 'amount', 'duration', 'names', 'choice']);
export type ColumnType = z.infer<typeof ColumnType>;

const Choices = z
  .array(
    z
      .string()
      .trim()
      .min(1, 'Type the answer, or remove it.')
      .max(CHOICE_MAX_LENGTH, `An answer to choose has at most ${CHOICE_MAX_LENGTH} characters.`),
  )
  .max(COLUMN_MAX_CHOICES, `There are at most ${COLUMN_MAX_CHOICES} answers to choose from.`)
  .describe('The answers that are allowed, of a choice');

export const Column = z
  .object({
    type: ColumnType,
    choices: Choices.optional(),
    isGuessed: z
      .literal(true)
      .optional()
      .describe('Nobody has chosen the type: it follows from the question, and changes with it'),
  })
  .refine(({ type, choices }) => type !== 'choice' || new Set(choices).size >= 2, {
    path: ['choices'],
    message: 'Name at least two answers to choose from.',
  })
  .meta({ id: 'Column' });
export type Column = z.infer<typeof Column>;

const TemplateQuestion = z
  .string()
  .trim()
  .min(1, 'Type the question, or remove its row.')
  .max(QUESTION_MAX_LENGTH, `A question has at most ${QUESTION_MAX_LENGTH} characters.`);

/** What makes up a template: a name and questions in their order, each once. */
export const TemplateContent = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the template a name.')
    .max(TEMPLATE_NAME_MAX_LENGTH, `A template name has at most ${TEMPLATE_NAME_MAX_LENGTH} characters.`),
  questions: z
    .array(TemplateQuestion)
    .min(1, 'Add at least one question.')
    .max(TEMPLATE_MAX_QUESTIONS, `A template has at most ${TEMPLATE_MAX_QUESTIONS} questions.`)
    .refine((questions) => new Set(questions).size === questions.length, 'This question is there twice.'),
});
export type TemplateContent = z.infer<typeof TemplateContent>;

export const TemplateBody = TemplateContent.extend({
  columns: z
    .array(Column)
    .optional()
    .describe('One for each question, in their order; where they are left out the types are guessed'),
}).refine(({ questions, columns }) => !columns || columns.length === questions.length, {
  path: ['columns'],
  message: 'Name one column for each question, or none.',
});
export type TemplateBody = z.infer<typeof TemplateBody>;

export const Template = z
  .object({
    _id: Id,
    name: z.string(),
    questions: z.array(z.string()),
    columns: z.array(Column).describe('Parallel to the questions'),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Template' });
export type Template = z.infer<typeof Template>;

const templateParams = z.object({ id: Id });
const ofCaller = z.object({ userId: CallerReference });

export const templates = {
  list: endpoint({
    method: 'GET',
    path: '/qna-template/user/:userId',
    tokenScope: 'read',
    summary: 'A page of the question templates, the one changed last first',
    params: ofCaller,
    query: z.object(paging(100)),
    result: listOf(Template),
  }),
  all: endpoint({
    method: 'GET',
    path: '/qna-template/all/:userId',
    tokenScope: 'read',
    summary: 'All question templates, the one changed last first',
    params: ofCaller,
    result: listOf(Template),
  }),
  get: endpoint({
    method: 'GET',
    path: '/qna-template/template-id/:id',
    tokenScope: 'read',
    summary: 'One question template',
    params: templateParams,
    result: Template,
  }),
  create: endpoint({
    method: 'POST',
    path: '/qna-template',
    tokenScope: 'write',
    status: [201],
    summary: 'Keep a list of questions as a template',
    body: TemplateBody,
    result: Template,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/qna-template/:id',
    tokenScope: 'write',
    summary: 'Change the name, the questions or their order; batches that were started keep theirs',
    params: templateParams,
    body: TemplateBody,
    result: Template,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/qna-template/:id/duplicate',
    tokenScope: 'write',
    status: [201],
    summary: 'Make another template of the same questions',
    params: templateParams,
    result: Template,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/qna-template/:id',
    tokenScope: 'write',
    summary: 'Delete a template; batches that were started with it stay',
    params: templateParams,
  }),
};
