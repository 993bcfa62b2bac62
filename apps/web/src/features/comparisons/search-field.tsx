import { SEARCH_MAX_LENGTH } from '@recto/contract/limits';
import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { useState } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Long enough that a word is typed: every search reads the whole comparison. */
const REST_MS = 200;
const NAME = 'Search both texts';

/** Words that are looked for in both texts, as they are typed. */
export interface TypedWords {
  readonly isOpen: boolean;
  readonly typed: string;
  /** As they were when typing paused; empty while nothing is looked for. */
  readonly words: string;
  /** What was found for the words before is not walked through. */
  readonly isResting: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onType: (typed: string) => void;
}

export function useTypedWords(): TypedWords {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), REST_MS);
  const onOpen = () => setOpen(true);
  useShortcut({ key: 'f', mod: true, label: NAME, group: 'Document' }, onOpen);
  return {
    isOpen,
    typed,
    words,
    isResting: words === typed.trim(),
    onOpen,
    onClose: () => {
      setOpen(false);
      setTyped('');
    },
    onType: setTyped,
  };
}

interface SearchFieldProps {
  readonly search: TypedWords;
  /** How many hits there are, and which one is shown. */
  readonly status: string;
  readonly hasHits: boolean;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

/** A field for words that are looked for: Enter and Shift Enter walk through what is found, Esc closes. */
export function SearchField({ search, status, hasHits, onStep, onClose }: SearchFieldProps) {
  if (!search.isOpen)
    return (
      <IconButton label={`${NAME} (Ctrl F)`} onClick={search.onOpen}>
        <Search />
      </IconButton>
    );
  return (
    <div role="search" className="flex min-w-0 items-center gap-1 max-sm:order-last max-sm:w-full">
      <label className="flex h-8 min-w-56 grow items-center gap-2 rounded-control border border-control bg-surface pe-2 ps-2 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
        <Search aria-hidden="true" className="size-3.5 flex-none text-ink-3" />
        <span className="sr-only">{NAME}</span>
        <input
          // It was asked for by a button or a key.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="text"
          dir="auto"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          placeholder={NAME}
          value={search.typed}
          className="w-36 min-w-0 grow bg-transparent text-sm outline-none max-sm:text-[16px]"
          onChange={({ target }) => search.onType(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') onClose();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            onStep(event.shiftKey ? -1 : 1);
          }}
        />
        <span role="status" className="whitespace-nowrap text-ink-2 text-xs tabular-nums">
          {status}
        </span>
      </label>
      <IconButton label="Previous hit (Shift Enter)" disabled={!hasHits} onClick={() => onStep(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label="Next hit (Enter)" disabled={!hasHits} onClick={() => onStep(1)}>
        <ArrowDown />
      </IconButton>
      <IconButton label="Close the search" onClick={onClose}>
        <X />
      </IconButton>
    </div>
  );
}

interface SearchState {
  readonly search: TypedWords;
  readonly isFetching: boolean;
  readonly isError: boolean;
  /** Index of the one that is shown, -1 where none is. */
  readonly at: number;
  readonly total: number;
  /** What one of them is. */
  readonly noun: string;
}

/** What is said of a search beside its field. */
export function searchStatus({ search, isFetching, isError, at, total, noun }: SearchState): string {
  if (search.words === '') return '';
  if (isError) return 'Not searched';
  if (isFetching || !search.isResting) return 'Searching';
  if (total === 0) return 'No hits';
  const all = total.toLocaleString('en-US');
  if (at >= 0) return `${(at + 1).toLocaleString('en-US')} of ${all}`;
  return total === 1 ? `1 ${noun}` : `${all} ${noun}s`;
}
