import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ChatUrl, chatSearch, readChatUrl } from '#shared/questions/chat-url.ts';
import { findMark, marksOf } from '#shared/questions/citations.ts';
import { allPassagesOf, bestPage, findPassage, passagesOf } from '#shared/questions/passages.ts';
import { readDetails, withDetails } from '#shared/files/file-details.ts';
import { questionQuery } from '#shared/questions/queries.ts';
import type { PageMark } from '#ui/document-viewer/frame/types.ts';

/** What is open: a question with its marks, a page, a hit. All of it stands in the address. */
export function useReading(fileId: string) {
  const [search] = useSearchParams();
  const url = useMemo(() => readChatUrl(search), [search]);
  const details = readDetails(search.toString());
  const navigate = useNavigate();
  const [glow, setGlow] = useState(0);
  const { data } = useQuery({
    ...questionQuery(url.question ?? ''),
    enabled: url.question !== null,
  });

  const opened = data?.fileId === fileId ? data : undefined;
  const marks = useMemo(() => (opened?.kind === 'answer' ? marksOf(opened) : []), [opened]);
  const passages = useMemo(() => allPassagesOf(opened), [opened]);
  const near = useMemo(() => (opened?.kind === 'answer' ? 0 : passagesOf(opened).length), [opened]);
  const page = url.page ?? (opened ? bestPage(opened) : undefined) ?? 1;
  const mark = findMark(marks, page, url.hit);

  const go = useCallback(
    (to: Partial<ChatUrl>, replace = false) =>
      navigate(
        {
          // An answer that comes while the details are open must not close them.
          search: withDetails(
            chatSearch({ file: fileId, question: null, page: null, hit: null, ...to }),
            details,
          ),
        },
        { replace },
      ),
    [navigate, fileId, details],
  );
  return {
    opened,
    openedId: url.question,
    page,
    marks,
    mark,
    /** Those to choose from, then the further ones. */
    passages,
    /** How many there are to choose from. */
    near,
    passage: findPassage(passages, page, url.hit),
    glow,
    open: (question: string, at: { page: number | null; hit: number | null }, replace = false) =>
      go({ question, ...at }, replace),
    turnTo: (to: number) => go({ question: url.question, page: to }, true),
    /** Goes to a mark of the open question; it glows once. */
    showMark: ({ page, hit }: Pick<PageMark, 'page' | 'hit'>, question = url.question) => {
      setGlow((count) => count + 1);
      go({ question, page, hit }, question === url.question);
    },
    showPassage: (index: number, question = url.question) => {
      const passage = passages[index];
      if (passage) go({ question, page: passage.page, hit: passage.hit }, true);
    },
  };
}

export type Reading = ReturnType<typeof useReading>;
