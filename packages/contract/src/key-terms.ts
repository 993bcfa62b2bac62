import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { Citation } from '#questions.ts';

/** A value as programs use it; beside it stands the text that is shown. */
export const TermValue = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('date'), iso: z.iso.date() }),
    z.object({
      type: z.literal('duration'),
      amount: z.number(),
      unit: z.string(),
      of: z.string().optional(),
    }),
    z.object({
      type: z.literal('amount'),
      value: z.number().describe('The full number: 195929000000'),
      currency: z.string().optional().describe('A sign, or an ISO code where that is printed'),
      unit: z.string().optional().describe('Of what is no money: people, a share'),
      scale: z.enum(['thousand', 'million', 'billion']).optional().describe('How it is printed'),
      period: z.string().optional().describe('As its column says: 2021, August 29, 2021'),
    }),
    z.object({
      type: z.literal('names'),
      names: z.array(z.object({ name: z.string(), shortName: z.string().optional() })),
    }),
    z.object({ type: z.literal('yesNo'), yes: z.boolean() }),
    z.object({ type: z.literal('choice'), choice: z.string() }),
    z.object({ type: z.literal('text') }),
  ])
  .meta({ id: 'TermValue' });
export type TermValue = z.infer<typeof TermValue>;

export const KeyTerm = z
  .object({
    key: z.string().describe('Such as revenue, auditor, governingLaw'),
    label: z.string(),
    group: z.enum(['parties', 'term', 'money', 'rights', 'law', 'figures']),
    state: z
      .enum(['found', 'likely', 'none'])
      .describe(
        'likely: to be checked before it is relied on; none: not found, which does not say that there is none',
      ),
    isUnclear: z
      .literal(true)
      .optional()
      .describe('Of none: there may be a clause, and no passage is likely enough to be shown'),
    text: z
      .string()
      .describe(
        'What is shown: a phrase where the value was read surely, else the sentence; empty where nothing was found',
      ),
    value: TermValue.nullable(),
    previous: TermValue.optional().describe('The same of the year before, from the same place'),
    citations: z.array(Citation),
  })
  .meta({ id: 'KeyTerm' });
export type KeyTerm = z.infer<typeof KeyTerm>;

export const KeyTerms = z
  .object({
    status: z.enum(['running', 'complete']),
    documentKind: z
      .enum(['contract', 'report'])
      .nullable()
      .describe('Null where the file is of no kind that is read so'),
    terms: z.array(KeyTerm),
  })
  .meta({ id: 'KeyTerms' });
export type KeyTerms = z.infer<typeof KeyTerms>;

export const keyTerms = {
  get: endpoint({
    method: 'GET',
    path: '/keyTerms/:id',
    tokenScope: 'read',
    summary:
      'The key figures of an annual report or the key terms of a contract, each with the place that says it',
    params: z.object({ id: Id }),
    result: KeyTerms,
  }),
};
