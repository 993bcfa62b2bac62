import { SEARCH_MAX_LENGTH } from '@recto/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSearchedWords } from '#shared/questions/chat-url.ts';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { searchQuery } from '#shared/files/queries.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { stepIndex } from '#ui/document-viewer/frame/hits.ts';
import type { DocumentSearch, SearchHit } from '#ui/document-viewer/frame/types.ts';

/** Long enough that a word is typed, short enough that nobody waits. */
const REST_MS = 200;

/** The current hit, by its page and its number there, and the words that found it. */
interface ChosenHit extends Pick<SearchHit, 'page' | 'hit'> {
  readonly words: string;
}

/** Words looked for on all pages of the open file. */
export function useDocumentSearch(workspace: ChatWorkspace): DocumentSearch {
  const { page, turnTo } = workspace.reading;
  const [params] = useSearchParams();
  const asked = readSearchedWords(params);
  const [isOpen, setOpen] = useState(asked !== '');
  const [text, setText] = useState(asked);
  const [chosen, setChosen] = useState<ChosenHit | null>(null);
  const words = useDebounced(text.trim().slice(0, SEARCH_MAX_LENGTH), REST_MS);
  const { data, isPlaceholderData, isFetching, isError, refetch } = useQuery({
    ...searchQuery(workspace.file, words),
    enabled: isOpen && words !== '',
    placeholderData: keepPreviousData,
  });
  const found = words === '' ? undefined : data;
  const hits = useMemo(() => numberHits(found?.hits ?? []), [found]);

  useEffect(() => {
    if (asked === '') return;
    setOpen(true);
    setText(asked);
  }, [asked]);

  const current = chosen ? hits.findIndex((hit) => hit.page === chosen.page && hit.hit === chosen.hit) : -1;

  const show = (index: number) => {
    const hit = hits[index];
    setChosen(hit ? { words, page: hit.page, hit: hit.hit } : null);
    if (hit && hit.page !== page) turnTo(hit.page);
  };
  /** As browsers do: from where one is reading. While pages are still read, more hits join those of the same words. */
  const showFirst = useEffectEvent(() => {
    if (!isOpen || (chosen?.words === words && current >= 0)) return;
    const next = hits.findIndex((hit) => hit.page >= page);
    show(hits.length === 0 ? -1 : Math.max(0, next));
  });
  useEffect(() => {
    if (found && !isPlaceholderData) showFirst();
  }, [found, isPlaceholderData]);

  return {
    isOpen,
    text,
    hits,
    total: found?.total ?? 0,
    current,
    state: stateOf({ words, isError, isFetching: isFetching || words !== text.trim() }),
    onOpen: () => {
      setOpen(true);
      workspace.showPane();
    },
    onClose: () => setOpen(false),
    onText: setText,
    onHit: show,
    onStep: (direction) => {
      if (isError) void refetch();
      else show(stepIndex(current, hits.length, direction));
    },
  };
}

function stateOf({ words, isError, isFetching }: { words: string; isError: boolean; isFetching: boolean }) {
  if (words === '') return 'idle';
  if (isFetching) return 'searching';
  return isError ? 'failed' : 'done';
}

function numberHits(hits: readonly Omit<SearchHit, 'number' | 'hit'>[]): SearchHit[] {
  const onPage = new Map<number, number>();
  return hits.map((hit, index) => {
    const count = (onPage.get(hit.page) ?? 0) + 1;
    onPage.set(hit.page, count);
    return { ...hit, number: index + 1, hit: count };
  });
}
