import { z } from 'zod';
import { CallerReference, endpoint, Id, listOf, notYet, paging } from '#endpoint.ts';
import { QUESTION_MAX_LENGTH, TEMPLATE_MAX_QUESTIONS, TEMPLATE_NAME_MAX_LENGTH } from '#limits.ts';

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

const TemplateBody = TemplateContent.extend({
  columns: notYet('Templates cannot say yet what kind of answer each question wants: leave the columns out.'),
});

export const Template = z
  .object({
    _id: Id,
    name: z.string(),
    questions: z.array(z.string()),
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
