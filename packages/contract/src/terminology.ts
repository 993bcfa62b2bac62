import { z } from 'zod';
import { CallerReference, endpoint, Id, listOf } from '#endpoint.ts';
import { Language } from '#languages.ts';
import {
  TERM_MAX_LENGTH,
  TERMINOLOGY_MAX_BYTES,
  TERMINOLOGY_MAX_TERMS,
  TERMINOLOGY_NAME_MAX_LENGTH,
} from '#limits.ts';

const TermText = z
  .string()
  .trim()
  .min(1, 'Type the term, or leave it out.')
  .max(TERM_MAX_LENGTH, `A term has at most ${TERM_MAX_LENGTH} characters.`);

/** What one thing is called in several languages. */
export const TermTexts = z
  .partialRecord(Language, TermText)
  .refine((texts) => Object.keys(texts).length >= 2, 'Give each term in two languages at least.');
export type TermTexts = z.infer<typeof TermTexts>;

export const Terminology = z
  .object({
    _id: Id,
    name: z.string(),
    languages: z.array(Language),
    terms: z.int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Terminology' });
export type Terminology = z.infer<typeof Terminology>;

export const Term = z.object({ _id: Id, texts: z.partialRecord(Language, z.string()) }).meta({ id: 'Term' });
export type Term = z.infer<typeof Term>;

const Name = z
  .string()
  .trim()
  .min(1, 'Give the terminology a name.')
  .max(TERMINOLOGY_NAME_MAX_LENGTH, `A name has at most ${TERMINOLOGY_NAME_MAX_LENGTH} characters.`);
const Terms = z
  .array(z.object({ texts: TermTexts }))
  .max(TERMINOLOGY_MAX_TERMS, `A terminology has at most ${TERMINOLOGY_MAX_TERMS} terms.`);

/** A terminology as it is kept: all of its terms, in their order. */
export const TerminologyContent = z.object({ name: Name, terms: Terms });
export type TerminologyContent = z.infer<typeof TerminologyContent>;

const ofTerminology = z.object({ id: Id });

export const terminologies = {
  create: endpoint({
    method: 'POST',
    path: '/create-terminology',
    tokenScope: 'write',
    encoding: 'either',
    status: [201],
    bodyMaxBytes: TERMINOLOGY_MAX_BYTES,
    summary: 'Keep a terminology: a CSV or TSV file with a column for each language, or the terms as JSON',
    body: z.object({ name: Name, terms: Terms.optional().describe('Left out where a file is sent') }),
    result: Terminology,
  }),
  list: endpoint({
    method: 'GET',
    path: '/get-terminology/:userId',
    tokenScope: 'read',
    summary: 'All terminologies, the one changed last first',
    params: z.object({ userId: CallerReference }),
    result: listOf(Terminology),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/get-terminology-data/:id',
    tokenScope: 'read',
    summary: 'All terms of a terminology, in their order',
    params: ofTerminology,
    result: listOf(Term),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/terminology/:id',
    tokenScope: 'write',
    bodyMaxBytes: TERMINOLOGY_MAX_BYTES,
    summary: 'Change the name and the terms of a terminology; translations that are there stay as they are',
    params: ofTerminology,
    body: TerminologyContent,
    result: Terminology,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/terminology/:id',
    tokenScope: 'write',
    summary: 'Delete a terminology; translations that were made with it stay',
    params: ofTerminology,
  }),
};
