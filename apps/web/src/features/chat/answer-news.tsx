import { useEffect } from 'react';
import { create } from 'zustand';
import type { ListedQuestion } from '#lib/queries/questions.ts';

interface News {
  /** What is said at present. */
  readonly text: string;
  /** Questions whose answers somebody waits for, by their ids. */
  readonly awaited: ReadonlySet<string>;
}

const useNews = create<News>(() => ({ text: '', awaited: new Set() }));

/** Lets the answer to a question be told once it is there. */
export const awaitAnswer = (questionId: string): void =>
  useNews.setState(({ awaited }) => ({ awaited: new Set([...awaited, questionId]) }));

const tell = (question: ListedQuestion): void =>
  useNews.setState(({ awaited }) => ({
    text: newsOf(question),
    awaited: new Set([...awaited].filter((id) => id !== question._id)),
  }));

const pagesText = (pages: readonly number[]): string =>
  `Found on ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}.`;

/** An answer in words: its own claims, without the further passages, then where it stands. */
function newsOf({ error, answered, claims, answer, pages }: ListedQuestion): string {
  if (error) return error;
  if (!answered) return 'There is no answer: no passage of the document matches the question.';
  const own = claims.filter((claim, index) => index === 0 || !claim.isFurther).map(({ text }) => text);
  return ['Answer:', ...(own.length > 0 ? own : [answer]), pagesText(pages)].join(' ');
}

/** Tells the answer to a question that is awaited; one that was answered before is no news. */
export function useTellAnswer(question: ListedQuestion): void {
  const isAwaited = useNews(({ awaited }) => awaited.has(question._id));
  useEffect(() => {
    if (!question.completed && !isAwaited) awaitAnswer(question._id);
    if (question.completed && isAwaited) tell(question);
  }, [question, isAwaited]);
}

/**
 * The one place where screen readers hear of answers. The cards themselves are silent: they change whenever another is
 * opened, and would be read again.
 */
export function AnswerNews({ isSending }: { isSending: boolean }) {
  const text = useNews((news) => news.text);
  useEffect(() => {
    if (isSending) useNews.setState({ text: 'Looking for the answer' });
  }, [isSending]);
  useEffect(() => () => useNews.setState({ text: '' }), []);
  return (
    <p role="status" aria-label="News of the conversation" className="sr-only">
      {text}
    </p>
  );
}
