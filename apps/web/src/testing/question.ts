import type { QuestionMeta } from '@recto/contract/history';
import type { NearestPassage, Question } from '@recto/contract/questions';

/** A question that was just asked; `changes` make it answered or another. */
export function makeQuestion(changes: Partial<Question> = {}): Question {
  return {
    _id: 'question-1',
    fileId: 'file-1',
    conversationId: 'file-1',
    question: 'Which country accounted for most of the revenue?',
    answer: '',
    answered: false,
    kind: changes.answered ? 'answer' : 'none',
    completed: false,
    answeredBy: changes.completed ? 'extract' : '',
    createdAt: '2026-11-21T05:00:00.000Z',
    pages: [],
    claims: [],
    citations: [],
    ...changes,
  };
}

const BOX = { x: 0.1, y: 0.2, width: 0.3, height: 0.01 };

export const cite = (page: number, quote: string, pageLabel?: string): Question['citations'][number] => ({
  fileId: 'file-1',
  page,
  span: { start: 0, end: 0 },
  quote,
  boxes: [BOX],
  ...(pageLabel !== undefined && { pageLabel }),
});

/** A passage that came near. */
export const near = (page: number, quote: string, pageLabel?: string): NearestPassage => {
  const { fileId: _, ...passage } = cite(page, quote, pageLabel);
  return passage;
};

/** An answer of two sentences from three quotes on two pages. */
export const makeAnswered = (changes: Partial<Question> = {}): Question =>
  makeQuestion({
    answered: true,
    completed: true,
    answer: 'China: $11,911 million. That is a share of 55%.',
    pages: [105, 13],
    claims: [
      { text: 'China: $11,911 million.', citations: [1] },
      { text: 'That is a share of 55%.', citations: [0, 2] },
    ],
    citations: [
      cite(105, 'Total non-U.S. revenues\t51,061', '102'),
      cite(105, 'China\t11,911', '102'),
      cite(13, 'accounted for approximately 55%', '11'),
    ],
    ...changes,
  });

/** An answer on one page, and beside it a further passage on another. */
export const makeLed = (changes: Partial<Question> = {}): Question => {
  const { claims, ...answer } = makeAnswered();
  return makeQuestion({
    ...answer,
    claims: claims.map((claim, at) => (at > 0 ? { ...claim, citations: [2], isFurther: true } : claim)),
    ...changes,
  });
};

/** As a list of the history has it. */
export const makeMeta = ({ kind, citations, ...question }: Question): QuestionMeta => ({
  ...question,
  kind: 'question',
  answerKind: kind,
  citations: citations.map(({ boxes, ...citation }) => citation),
  fileName: 'a.pdf',
  pageKind: 'layout',
});
