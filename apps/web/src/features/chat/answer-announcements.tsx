import type { Question } from '@recto/contract/questions';
import { useEffect } from 'react';
import { create } from 'zustand';
import {
  closestSentence,
  isTopAnswerWrong,
  topAnswerOf,
  topAnswerPages,
} from '#shared/questions/answer-parts.ts';
import { droppedText, FALLBACK_REASONS, FALLBACK_STANDS } from '#features/chat/model-fallback.ts';
import { comparedSentence, otherLanguages } from '#features/chat/other-languages.ts';
import { searchedWords } from '#features/chat/searched-words.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface Announcements {
  /** What is said at present. */
  readonly text: string;
  /** Questions whose answers somebody waits for, by their ids. */
  readonly awaited: ReadonlySet<string>;
}

const useAnnouncements = create<Announcements>(() => ({ text: '', awaited: new Set() }));

/** Lets the answer to a question be told once it is there. */
export const awaitAnswer = (questionId: string): void =>
  useAnnouncements.setState(({ awaited }) => ({ awaited: new Set([...awaited, questionId]) }));

const announce = (question: ListedQuestion): void =>
  useAnnouncements.setState(({ awaited }) => ({
    text: announcementOf(question),
    awaited: new Set([...awaited].filter((id) => id !== question._id)),
  }));

const pagesText = (pages: readonly number[]): string =>
  `Found on ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(', ')}.`;

/** What was searched, where that is not what was typed, and what was found. */
function announcementOf(question: ListedQuestion): string {
  const words = searchedWords(question).map(({ searched }) => searched);
  const languages = otherLanguages(question);
  return [
    ...(words.length > 0 ? [`Searched for ${words.join(', ')}.`] : []),
    ...(languages ? [comparedSentence(languages)] : []),
    outcomeOf(question),
    ...modelOutcome(question),
  ].join(' ');
}

/** Why no language model answered, and what was left out of its answer. */
const modelOutcome = ({ fallback, droppedClaims }: ListedQuestion): string[] => [
  ...(fallback ? [FALLBACK_REASONS[fallback], FALLBACK_STANDS] : []),
  ...(droppedClaims ? [`${droppedText(droppedClaims)}.`] : []),
];

/** The answer of the document itself, told while the model works; the final one is told after it. */
const announcePreliminary = (question: ListedQuestion): void =>
  useAnnouncements.setState({
    text: `Preliminary answer, a language model is still working. ${outcomeOf(question)}`,
  });

/** An answer in words: its own claims, without the further passages, then where it stands. */
function outcomeOf(question: ListedQuestion): string {
  const { error, kind, answer } = question;
  if (error) return error;
  if (kind === 'none') return 'There is no answer: no passage of the document matches the question.';
  if (kind === 'closest')
    return [
      closestSentence(topAnswerOf(question).length, otherLanguages(question) !== undefined),
      ...topAnswerOf(question).map(({ text }) => text),
      pagesText(topAnswerPages(question)),
    ].join(' ');
  const own = topAnswerOf(question).map(({ text }) => text);
  return ['Answer:', ...(own.length > 0 ? own : [answer]), pagesText(topAnswerPages(question))].join(' ');
}

/** What became of an answer that somebody has just reviewed. */
function reviewAnnouncementOf(question: Question): string {
  switch (question.review?.mark) {
    case undefined:
      return 'What you said of the answer is taken back.';
    case 'accepted':
      return 'Accepted.';
    case 'check':
      return 'Marked to be checked.';
    case 'wrong':
      if (question.kind !== 'answer' || isTopAnswerWrong(question)) return 'Marked wrong.';
      return `Marked wrong. The next best passage leads now. ${outcomeOf(question)}`;
  }
}

/** Tells what became of an answer that was reviewed here. */
export const announceReview = (question: Question): void =>
  useAnnouncements.setState({ text: reviewAnnouncementOf(question) });

/** Tells the answer to a question that is awaited; one that was answered before is no news. */
export function useAnnounceAnswer(question: ListedQuestion): void {
  const isAwaited = useAnnouncements(({ awaited }) => awaited.has(question._id));
  useEffect(() => {
    if (!question.completed && !isAwaited) awaitAnswer(question._id);
    if (question.completed && isAwaited) announce(question);
  }, [question, isAwaited]);
  useEffect(() => {
    if (question.preliminary) announcePreliminary(question);
  }, [question]);
}

/**
 * The one place where screen readers hear of answers. The cards themselves are silent: they change whenever another is
 * opened, and would be read again.
 */
export function AnswerAnnouncements({ isSending }: { isSending: boolean }) {
  const text = useAnnouncements((announcements) => announcements.text);
  useEffect(() => {
    if (isSending) useAnnouncements.setState({ text: 'Looking for the answer' });
  }, [isSending]);
  useEffect(() => () => useAnnouncements.setState({ text: '' }), []);
  return (
    <p role="status" aria-label="News of the conversation" className="sr-only">
      {text}
    </p>
  );
}
