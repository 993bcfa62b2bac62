import type { SearchedFile } from '@recto/contract/questions';
import type { FileAnswer } from '#modules/questions/answer-file.ts';
import type { StoredAnswer, StoredPassage } from '#modules/questions/tables.ts';
import { UNANSWERED } from '#modules/questions/to-question.ts';

/** What one of several files answers, and what there is of it. */
export interface AnsweredPart {
  readonly fileId: string;
  readonly pages: number;
  readonly unread: readonly number[];
  readonly found: FileAnswer;
}

/** Of passages that come near, as many as of one file. */
const MAX_NEAREST = 3;

/**
 * One answer of what each of several files says, in their order: those that answer, else those that come close, speak; the
 * leading claims of all come before the further ones of any. Every citation keeps naming its file.
 */
export function joinAnswers(parts: readonly AnsweredPart[]): FileAnswer {
  const kinds = parts.map(({ found }) => kindOf(found.answer));
  const kind = (['answer', 'closest'] as const).find((wanted) => kinds.includes(wanted));
  const speaking = parts.filter((_part, at) => kinds[at] === kind);
  const answer = {
    ...(kind ? joinSpeaking(speaking, kind) : { ...UNANSWERED, answer: notFoundIn(parts.length) }),
    searched: {
      pages: parts.reduce((sum, { pages }) => sum + pages, 0),
      unread: [],
      nearest: kind === 'answer' ? [] : nearestOf(parts),
      files: parts.map((part) => toSearchedFile(part, speaking.includes(part))),
    },
    ...joinWords(parts),
  };
  return {
    answer,
    answeredBy: parts[0]?.found.answeredBy ?? '',
    dropped: parts.flatMap(({ found }) => found.dropped),
  };
}

const kindOf = ({ kind, answered }: StoredAnswer) => kind ?? (answered ? 'answer' : 'none');

function joinSpeaking(parts: readonly AnsweredPart[], kind: 'answer' | 'closest'): StoredAnswer {
  let before = 0;
  const moved = parts.flatMap(({ found: { answer } }) => {
    const offset = before;
    before += answer.citations.length;
    return answer.claims.map((claim, at) => ({
      claim: { ...claim, citations: claim.citations.map((index) => index + offset) },
      // The first of each is always part of the answer.
      isFurther: at > 0 && claim.isFurther === true,
    }));
  });
  const own = moved
    .filter(({ isFurther }) => !isFurther)
    .map(({ claim: { isFurther: _, ...claim } }) => claim);
  const further = moved.filter(({ isFurther }) => isFurther).map(({ claim }) => claim);
  const versions = parts.map(({ found }) => found.answer.textVersions);
  return {
    answer: [...new Set(own.map(({ text }) => text))].join('\n'),
    answered: true,
    kind,
    pages: [...new Set(parts.flatMap(({ found }) => found.answer.pages))],
    claims: [...own, ...further],
    citations: parts.flatMap(({ found }) => found.answer.citations),
    textVersions: Object.assign({}, ...versions),
  };
}

/** The nearest of each file before the second of any. */
function nearestOf(parts: readonly AnsweredPart[]): StoredPassage[] {
  const found = parts.map(({ fileId, found: { answer } }) =>
    (answer.searched?.nearest ?? []).map((passage) => ({ ...passage, fileId })),
  );
  const rounds = Array.from({ length: MAX_NEAREST }, (_, at) => found.flatMap((own) => own[at] ?? []));
  return rounds.flat().slice(0, MAX_NEAREST);
}

const toSearchedFile = ({ fileId, pages, unread }: AnsweredPart, isQuoted: boolean): SearchedFile => ({
  fileId,
  pages,
  unread: [...unread],
  state: isQuoted ? 'quoted' : 'without',
});

const notFoundIn = (files: number): string => `No matching passage was found in these ${files} documents.`;

/** How the question was read, as far as that holds for all files. */
function joinWords(parts: readonly AnsweredPart[]): Pick<StoredAnswer, 'searchedFor' | 'languages'> {
  const answers = parts.map(({ found }) => found.answer);
  const words = new Map(
    answers.flatMap(({ searchedFor = [] }) => searchedFor.map((word) => [`${word.from}\n${word.to}`, word])),
  );
  const [languages] = answers.map((answer) => answer.languages);
  const isCommon = answers.every(
    (answer) =>
      answer.languages?.question === languages?.question &&
      answer.languages?.document === languages?.document,
  );
  return {
    ...(words.size > 0 && { searchedFor: [...words.values()] }),
    ...(isCommon && languages && { languages }),
  };
}
