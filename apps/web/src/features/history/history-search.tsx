import { HISTORY_SEARCH_MAX_LENGTH } from '@recto/contract/limits';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';

/** So that not every letter is a call. */
const PAUSE_MS = 250;

interface HistorySearchProps {
  /** What the list is searched for at present. */
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** The search field of the history. It searches as one types, Enter at once; Escape empties it. */
export function HistorySearch({ words, onSearch }: HistorySearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(words);
  const [seen, setSeen] = useState(words);
  const [asked, setAsked] = useState(words);
  if (words !== seen) {
    setSeen(words);
    // Not by what was typed here: a way back, or a link, has changed what is searched for.
    if (words !== asked) {
      setAsked(words);
      setTyped(words);
    }
  }
  const search = (next: string) => {
    const wanted = next.trim();
    if (wanted === words) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  const searchLater = useEffectEvent(search);
  useEffect(() => {
    const timer = setTimeout(() => searchLater(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useShortcut({ key: '/', label: 'Search the history', group: 'History' }, () => field.current?.focus());
  return (
    <label className="relative block w-72 max-sm:w-full">
      <span className="sr-only">Find a template, file or question</span>
      <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
      <input
        ref={field}
        type="search"
        value={typed}
        maxLength={HISTORY_SEARCH_MAX_LENGTH}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed);
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          setTyped('');
          search('');
        }}
        placeholder="Find a template, file or question"
        className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
      />
    </label>
  );
}
