import { z } from 'zod';
import { endpoint, Id } from '#endpoint.ts';
import { ABOUT_MAX_LENGTH, QUESTION_MAX_LENGTH } from '#limits.ts';
import { Review, ReviewNote, ReviewValue, WrongReason } from '#reviews.ts';

/** Fractions 0..1 of the page as displayed (after rotation and crop box), origin top left. */
export const Box = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'Box' });
export type Box = z.infer<typeof Box>;

/** A stretch of the text of a page. */
export const Span = z
  .object({ start: z.int().min(0), end: z.int().min(0) })
  .describe('UTF-16 offsets into the text of the page; the end is exclusive')
  .meta({ id: 'Span' });
export type Span = z.infer<typeof Span>;

export const Citation = z.object({
  fileId: Id,
  page: z.int().min(1).describe('Position in the file, from 1'),
  pageLabel: z.string().optional().describe("The page's own number, such as 'iv' or '102', where it has one"),
  span: Span.describe('Where the quote stands in the text of the page; empty while that is read again'),
  range: z
    .string()
    .optional()
    .describe("The cells of a sheet, as 'Sales!B14:D20'; of plain text the lines, as '65–67'"),
  quote: z.string(),
  section: z
    .string()
    .optional()
    .describe(
      "Of a passage that is no sure answer: the number of its clause and the heading above it, as '2.4 · Fees'; in a Word file the headings above it, as '7 Term › 7.2 Renewal'",
    ),
  confidence: z
    .int()
    .min(0)
    .max(100)
    .optional()
    .describe(
      'Of a quote that was read from the picture of its page: how surely its least sure word was read',
    ),
  boxes: z.array(Box).describe('One box per line of the quote; none where the page has no layout'),
});
export type Citation = z.infer<typeof Citation>;

/** Figures of an answer that were worked out here from figures that it cites. */
export const Calculation = z
  .object({
    steps: z.string().describe('With the figures as they are printed: "(1,200 − 1,000) ÷ 1,000"'),
    result: z.string(),
  })
  .meta({ id: 'Calculation' });
export type Calculation = z.infer<typeof Calculation>;

export const Claim = z.object({
  text: z.string(),
  citations: z.array(z.int()).describe('Indexes into the citations of the question'),
  emphasis: z
    .array(Span)
    .optional()
    .describe('The words of the claim that answer: UTF-16 offsets into its text'),
  questionWords: z
    .array(Span)
    .optional()
    .describe(
      'Of what comes close: the words of the question, or words that mean the same; offsets like those',
    ),
  calculation: Calculation.optional().describe('How the result in the text was worked out'),
  isFurther: z.literal(true).optional().describe('Cited beside the answer, but no part of its text'),
});
export type Claim = z.infer<typeof Claim>;

/** A quote that is no evidence. One of an earlier version has an empty span and no boxes. */
export const NearestPassage = Citation.extend({
  fileId: Id.optional().describe('Where several files were asked: the one that it stands in'),
});

/**
 * - `answer`: it is answered
 * - `closest`: passages that come close, with no claim to be the answer
 * - `none`: nothing matches, or there is no answer yet
 */
export const AnswerKind = z.enum(['answer', 'closest', 'none']);
export type AnswerKind = z.infer<typeof AnswerKind>;

export type NearestPassage = z.infer<typeof NearestPassage>;

/** A word of the question that was searched as another: a typing error. */
export const SearchedWord = z
  .object({ from: z.string().describe('As it was typed'), to: z.string() })
  .meta({ id: 'SearchedWord' });
export type SearchedWord = z.infer<typeof SearchedWord>;

/**
 * Why a language model was to answer and did not, so that the answer of the file itself stands:
 * - `operator`, `account`, `folder`: one of their switches keeps text from outside services, so nothing was sent
 * - `stopped`: by the person
 * - `busy`, `unavailable`, `slow`, `cut`, `too-long`, `invalid`, `declined`: the provider took no question, could not be
 *   reached, took too long, broke off, ran out of tokens, replied in another form, or would not reply
 * - `unproven`: no quote of its reply stands in the document
 * - `interrupted`: the server was restarted meanwhile; it is not asked, and paid, twice
 * - `failed`: on our side
 */
export const AnswerFallback = z.enum([
  'operator',
  'account',
  'folder',
  'stopped',
  'busy',
  'unavailable',
  'slow',
  'cut',
  'too-long',
  'invalid',
  'declined',
  'unproven',
  'interrupted',
  'failed',
]);
export type AnswerFallback = z.infer<typeof AnswerFallback>;

/** What a language model was used for an answer; tokens are 0 where its provider does not say. */
export const ModelUsage = z
  .object({ inputTokens: z.int(), outputTokens: z.int(), ms: z.int() })
  .meta({ id: 'ModelUsage' });
export type ModelUsage = z.infer<typeof ModelUsage>;

/** What a question over several files has found in one of them. */
export const SearchedFile = z
  .object({
    fileId: Id,
    pages: z.int().describe('That were searched'),
    unread: z.array(z.int()).describe('Pages that could not be read'),
    state: z.enum(['quoted', 'without']).describe('Whether the answer quotes it'),
  })
  .meta({ id: 'SearchedFile' });
export type SearchedFile = z.infer<typeof SearchedFile>;

export const Question = z
  .object({
    _id: Id,
    fileId: Id.nullable().describe('Null over several files'),
    files: z
      .array(z.object({ fileId: Id, name: z.string() }))
      .optional()
      .describe('Where several are asked: all of them, in the order in which they are searched'),
    conversationId: Id.describe('The questions that follow on each other have the same'),
    question: z.string(),
    about: z
      .string()
      .optional()
      .describe(
        'What it is about: words that came with it, or those of the question before that a follow-up took up',
      ),
    standsAlone: z
      .literal(true)
      .optional()
      .describe('It seemed to be a follow-up, but nothing could be taken up: it was asked as it stands'),
    answer: z.string(),
    answered: z.boolean(),
    kind: AnswerKind,
    completed: z.boolean(),
    answeredBy: z.string().describe("'extract' or '<provider>/<model>'; empty until it is answered"),
    createdAt: z.iso.datetime(),
    pages: z
      .array(z.int())
      .describe(
        'Cited pages, best first, counted from 1; over several files the citations say of which file',
      ),
    claims: z.array(Claim),
    citations: z.array(Citation),
    searchedFor: z
      .array(SearchedWord)
      .optional()
      .describe(
        'Words of the question that were searched in another form too or instead, in its order: typing errors, and terms that the document abbreviates',
      ),
    languages: z
      .object({ question: z.string(), document: z.string() })
      .optional()
      .describe(
        'Where the question is in another language than the document, both as BCP 47 tags: only names, figures and known terms were compared',
      ),
    searched: z
      .object({
        pages: z.int(),
        unread: z.array(z.int()).describe('Over several files none: `files` tells'),
        nearest: z.array(NearestPassage),
        files: z.array(SearchedFile).optional().describe('Over several files: all of them'),
      })
      .optional()
      .describe(
        'Where there is no answer, and over several files: what was searched, what could not be read, what came nearest',
      ),
    review: Review.optional().describe('What a person said of the answer'),
    preliminary: z
      .literal(true)
      .optional()
      .describe('The answer of the file itself, until that of a language model has been checked'),
    droppedClaims: z
      .int()
      .min(1)
      .optional()
      .describe('So many statements of a language model were left out: no quote in the document proves them'),
    droppedTexts: z
      .array(z.string())
      .optional()
      .describe('What those statements say; absent for answers of earlier versions'),
    fallback: AnswerFallback.optional(),
    usage: ModelUsage.optional(),
    error: z.string().optional().describe('Why the answer could not be worked out; asking again is safe'),
    previous: z
      .object({ _id: Id, answer: z.string(), pages: z.array(z.int()) })
      .optional()
      .describe('In a batch: the answer of an earlier version of the file to the same question'),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

export const Context = Citation.omit({ pageLabel: true });

export const questions = {
  ask: endpoint({
    method: 'POST',
    path: '/qna/ask',
    tokenScope: 'ask',
    takesIdempotencyKey: true,
    status: [202],
    summary: 'Ask a question of one file; the answer follows as the event chat_response and by GET',
    body: z.object({
      fileId: Id,
      question: z
        .string()
        .trim()
        .min(1, 'Type a question.')
        .max(QUESTION_MAX_LENGTH, `A question has at most ${QUESTION_MAX_LENGTH} characters.`),
      followUpOf: Id.nullable()
        .optional()
        .describe(
          'The question that is continued; null begins a new conversation; absent continues the last one of the file',
        ),
      about: z
        .string()
        .trim()
        .min(1)
        .max(ABOUT_MAX_LENGTH)
        .optional()
        .describe(
          'Words of the document that are searched with the question; they take the place of a follow-up',
        ),
      exact: z
        .boolean()
        .optional()
        .describe(
          'Search for exactly the words typed: typing errors are not put right, and terms are searched in no other form',
        ),
    }),
    result: z.object({ questions: z.array(Question) }),
  }),
  stop: endpoint({
    method: 'POST',
    path: '/qna/stop/:answerId',
    tokenScope: 'ask',
    storageReserve: 'none',
    summary: 'Stop a language model that is answering; the answer of the file itself stands',
    params: z.object({ answerId: Id }),
    result: z.object({ questions: z.array(Question) }),
  }),
  review: endpoint({
    method: 'POST',
    path: '/qna/review/:answerId',
    tokenScope: 'write',
    summary: 'Say whether an answer is right; after `wrong` the next best claim leads',
    params: z.object({ answerId: Id }),
    body: z.object({
      mark: Review.shape.mark.or(z.literal('none')).describe('`none` takes back all that was said'),
      note: ReviewNote.optional(),
      reason: WrongReason.optional(),
      claim: z
        .int()
        .min(0)
        .optional()
        .describe(
          'Index of the claim that answers, needed among closest passages, or that is wrong. Without one an answer ' +
            'is wrong as it stands; one that is marked wrong already only gets its note and reason',
        ),
      value: ReviewValue.optional().describe('Of a claim that is accepted: whether it says yes or no'),
    }),
    result: z.object({ questions: z.array(Question) }),
  }),
  context: endpoint({
    method: 'GET',
    path: '/qna/context/:answerId',
    tokenScope: 'read',
    summary: 'The passages that an answer rests on, with their boxes',
    params: z.object({ answerId: Id }),
    result: z.object({ answerId: Id, contexts: z.array(Context) }),
  }),
};
