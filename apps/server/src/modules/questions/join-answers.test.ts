import { expect, test } from 'vitest';
import { joinAnswers } from '#modules/questions/join-answers.ts';
import { UNANSWERED } from '#modules/questions/to-question.ts';

const cite = (fileId: string, page: number) => ({ fileId, page, quote: `${fileId} ${page}`, boxes: [] });

/** What a file says: claims by their texts, each of a page of its own; all but the first are further ones. */
function part(fileId: string, texts: readonly string[], more = {}) {
  const claims = texts.map((text, at) => ({
    text,
    citations: [at],
    ...(at > 0 && { isFurther: true as const }),
  }));
  const answer = {
    ...UNANSWERED,
    answered: texts.length > 0,
    kind: texts.length > 0 ? ('answer' as const) : ('none' as const),
    claims,
    pages: texts.map((_text, at) => at + 1),
    citations: texts.map((_text, at) => cite(fileId, at + 1)),
    textVersions: { [fileId]: `text of ${fileId}` },
    ...more,
  };
  return { fileId, pages: 3, unread: [], found: { answer, answeredBy: 'extract', dropped: [fileId] } };
}

test('the leading claims of all files come first, and every citation is still that of its claim', () => {
  const { answer, dropped } = joinAnswers([part('a', ['A', 'a2']), part('b', []), part('c', ['C', 'c2'])]);
  expect(answer.claims.map(({ text, isFurther }) => [text, isFurther ?? false])).toEqual([
    ['A', false],
    ['C', false],
    ['a2', true],
    ['c2', true],
  ]);
  expect(answer.claims.map(({ citations }) => answer.citations[citations[0] ?? -1]?.quote)).toEqual([
    'a 1',
    'c 1',
    'a 2',
    'c 2',
  ]);
  expect(answer).toMatchObject({ answer: 'A\nC', kind: 'answer', answered: true, pages: [1, 2] });
  expect(answer.textVersions).toEqual({ a: 'text of a', c: 'text of c' });
  expect(answer.searched?.files?.map(({ state }) => state)).toEqual(['quoted', 'without', 'quoted']);
  expect(dropped).toEqual(['a', 'b', 'c']);
});

test('what comes close is shown only where no file answers', () => {
  const close = part('a', ['Near'], { kind: 'closest' });
  expect(joinAnswers([close, part('b', ['B'])]).answer).toMatchObject({ kind: 'answer', answer: 'B' });
  expect(joinAnswers([close, part('b', [])]).answer).toMatchObject({ kind: 'closest', answer: 'Near' });
});

test('of several files that come near each has its nearest passage before the second of any', () => {
  const near = (...pages: number[]) => ({
    searched: { pages: 3, unread: [], nearest: pages.map((page) => ({ page, quote: `${page}` })) },
  });
  const { answer } = joinAnswers([part('a', [], near(1, 2, 3)), part('b', [], near(7, 8))]);
  expect(answer.searched?.nearest.map(({ fileId, page }) => [fileId, page])).toEqual([
    ['a', 1],
    ['b', 7],
    ['a', 2],
  ]);
});

test('how the question was read is told where it holds for all files', () => {
  const german = { question: 'en', document: 'de' };
  const crossed = part('a', [], { languages: german });
  expect(joinAnswers([crossed, part('b', [], { languages: german })]).answer.languages).toEqual(german);
  expect(joinAnswers([crossed, part('b', [])]).answer).not.toHaveProperty('languages');
  const word = { from: 'noitce', to: 'notice' };
  const corrected = { searchedFor: [word] };
  expect(joinAnswers([part('a', [], corrected), part('b', [], corrected)]).answer.searchedFor).toEqual([
    word,
  ]);
});
