import { SEARCH_MAX_LENGTH } from '@recto/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { RowHit } from '#features/comparisons/use-row-hit.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { comparisonSearchOptions } from '#shared/comparisons/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Long enough that a word is typed: every search reads the whole comparison. */
const REST_MS = 200;

interface RowSearchProps {
  comparisonId: string;
  /** The row to which one went last. */
  row: number | null;
  onHit: (hit: RowHit | null) => void;
}

/**
 * Finds words in both texts, and goes to the first row that has them as one types: Enter and Shift Enter walk through the others,
 * Esc closes.
 */
export function RowSearch({ comparisonId, row, onHit }: RowSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const words = useDebounced(typed.trim(), REST_MS);
  // What was found for the words before is not walked through.
  const isResting = words === typed.trim();
  const { data, isFetching, isError } = useQuery(comparisonSearchOptions(comparisonId, words));
  useShortcut({ key: 'f', mod: true, label: 'Search both texts', group: 'Document' }, () => setOpen(true));
  const first = words !== '' && isResting ? data?.rows[0] : undefined;
  useEffect(() => {
    if (first !== undefined) onHit({ row: first, words });
    // oxlint-disable-next-line react/exhaustive-deps -- once for the words that were found
  }, [first, words]);
  if (!isOpen)
    return (
      <IconButton label="Search both texts (Ctrl F)" onClick={() => setOpen(true)}>
        <Search />
      </IconButton>
    );
  const rows = words !== '' && isResting ? (data?.rows ?? []) : [];
  const at = row === null ? -1 : rows.indexOf(row);
  const step = (by: 1 | -1) => {
    const next = rows.at((at < 0 && by > 0 ? 0 : at + by) % Math.max(1, rows.length));
    if (next !== undefined) onHit({ row: next, words });
  };
  const close = () => {
    setOpen(false);
    setTyped('');
    onHit(null);
  };
  return (
    <div role="search" className="flex min-w-0 items-center gap-1 max-sm:order-last max-sm:w-full">
      <label className="flex h-8 min-w-56 grow items-center gap-2 rounded-control border border-control bg-surface pe-2 ps-2 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
        <Search aria-hidden="true" className="size-3.5 flex-none text-ink-3" />
        <span className="sr-only">Search both texts</span>
        <input
          // It was asked for by a button or a key.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="text"
          dir="auto"
          enterKeyHint="search"
          maxLength={SEARCH_MAX_LENGTH}
          placeholder="Search both texts"
          value={typed}
          className="w-36 min-w-0 grow bg-transparent text-sm outline-none max-sm:text-[16px]"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') close();
            if (event.key !== 'Enter') return;
            event.preventDefault();
            step(event.shiftKey ? -1 : 1);
          }}
        />
        <span role="status" className="whitespace-nowrap text-ink-2 text-xs tabular-nums">
          {statusOf({
            words,
            rows,
            at,
            isPending: isFetching || !isResting,
            isError,
            total: data?.total ?? 0,
          })}
        </span>
      </label>
      <IconButton label="Previous hit (Shift Enter)" disabled={rows.length === 0} onClick={() => step(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label="Next hit (Enter)" disabled={rows.length === 0} onClick={() => step(1)}>
        <ArrowDown />
      </IconButton>
      <IconButton label="Close the search" onClick={close}>
        <X />
      </IconButton>
    </div>
  );
}

interface SearchState {
  words: string;
  rows: readonly number[];
  at: number;
  isPending: boolean;
  isError: boolean;
  total: number;
}

function statusOf({ words, rows, at, isPending, isError, total }: SearchState): string {
  if (words === '') return '';
  if (isError) return 'Not searched';
  if (isPending) return 'Searching';
  if (rows.length === 0) return 'No hits';
  const all = total.toLocaleString('en-US');
  if (at >= 0) return `${at + 1} of ${all}`;
  return total === 1 ? '1 row' : `${all} rows`;
}
