import type { FileItem } from '@recto/contract/library';
import { ABOUT_MAX_LENGTH } from '@recto/contract/limits';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { awaitAnswer } from '#features/chat/answer-announcements.tsx';
import { setDraft, setSubject } from '#features/chat/drafts.ts';
import { useAskKept } from '#features/chat/kept-questions.ts';
import { labelsOf } from '#features/chat/page-label.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { bestPage } from '#shared/questions/passages.ts';
import { shortenWords } from '#features/chat/shorten-words.ts';
import { useAsking } from '#features/chat/use-asking.ts';
import type { PageAnchor } from '#ui/document-viewer/frame/types.ts';
import { useReading } from '#features/chat/use-reading.ts';
import { useTermLink } from '#features/chat/use-term-link.ts';
import { conversationQuery, questionsOf } from '#shared/questions/queries.ts';

interface WorkspaceOptions {
  readonly isPageHidden?: boolean;
  /** Is told whenever the field for questions wants to be seen. */
  readonly onConversation?: () => void;
}

/** Everything the workspace of one file does; `onPage` is told whenever something wants to be seen on the page. */
export function useChatWorkspace(
  file: FileItem,
  onPage: () => void,
  { isPageHidden = false, onConversation = () => {} }: WorkspaceOptions = {},
) {
  const field = useRef<HTMLTextAreaElement>(null);
  const reading = useReading(file._id);
  const [place, setPlace] = useState<PageAnchor>();
  const [isStartShown, showStart] = useState(false);
  const [awaited, setAwaited] = useState<string | null>(null);
  const asking = useAsking(file._id, field, (questionId) => {
    setAwaited(questionId);
    showStart(false);
    awaitAnswer(questionId);
    reading.open(questionId, { page: reading.page, hit: null });
  });
  const { data } = useInfiniteQuery(conversationQuery(file._id));
  const labels = useMemo(() => labelsOf(data ? questionsOf(data) : []), [data]);

  useAskKept(file, asking.ask);
  useShowAnswer(reading, awaited, () => setAwaited(null));
  const showPlace = (to: PageAnchor) => {
    setPlace(to);
    reading.turnTo(to.page);
    onPage();
  };
  useTermLink(file, showPlace);

  const workspace: ChatWorkspace = {
    file,
    reading,
    place,
    isStartShown,
    showStart,
    showPlace,
    labels,
    ask: asking.ask,
    rephrase: (question) => {
      setDraft(file._id, question);
      field.current?.focus();
    },
    askAbout: (words) => {
      setSubject(file._id, shortenWords(words, ABOUT_MAX_LENGTH));
      onConversation();
      field.current?.focus();
    },
    showMark: (mark, questionId) => {
      reading.showMark(mark, questionId);
      onPage();
    },
    showPassage: (passage, questionId) => {
      reading.open(questionId, passage, true);
      onPage();
    },
    isPageHidden,
    showPane: onPage,
    showPage: (page, questionId) => {
      reading.open(questionId, { page, hit: null }, true);
      onPage();
    },
  };
  return { workspace, asking, field };
}

/** The answer that somebody waits for turns to its best page, or to the nearest passage, unless they have turned to another one meanwhile. */
function useShowAnswer(
  reading: ReturnType<typeof useReading>,
  awaited: string | null,
  onShown: () => void,
): void {
  const { opened, openedId, open, page } = reading;
  const pageWhenAsked = useRef(page);
  useEffect(() => {
    if (awaited === null) pageWhenAsked.current = page;
  }, [awaited, page]);
  useEffect(() => {
    if (awaited === null || opened?._id !== awaited || !opened.completed) return;
    onShown();
    const best = bestPage(opened);
    const isUndisturbed = openedId === awaited && page === pageWhenAsked.current;
    if (best !== undefined && isUndisturbed) open(awaited, { page: best, hit: 1 }, true);
  });
}
