import { SEARCH_MAX_LENGTH } from '@recto/contract/limits';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import { IconButton } from '#ui/icon-button.tsx';

/** Long enough that a word is typed, short enough that nobody waits. */
const REST_MS = 200;

interface SearchFieldProps {
  /** As the address has them. */
  readonly words: string;
  readonly onWords: (words: string) => void;
}

/** The words that are looked for; the search follows them as they are typed. */
export function SearchField({ words, onWords }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(words);
  const written = useRef(words);
  const rested = useDebounced(text.trim(), REST_MS);
  const write = useEffectEvent((next: string) => {
    if (next === written.current) return;
    written.current = next;
    onWords(next);
  });
  useEffect(() => write(rested), [rested]);
  // The palette and the browser's history change the address as well.
  useEffect(() => {
    if (words === written.current) return;
    written.current = words;
    setText(words);
  }, [words]);
  return (
    <form
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        write(text.trim());
      }}
    >
      <Search aria-hidden="true" className="absolute inset-y-0 start-3.5 my-auto size-4.5 text-ink-2" />
      <input
        ref={field}
        // The screen is opened to type into it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        data-result=""
        dir="auto"
        enterKeyHint="search"
        aria-label="Search names and contents"
        placeholder="Search names and contents"
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-11 w-full rounded-field border border-control bg-surface ps-11 pe-12 text-lg focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
      />
      {text !== '' && (
        <span className="absolute inset-y-0 end-1.5 grid place-items-center">
          <IconButton
            label="Clear the search"
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          >
            <X />
          </IconButton>
        </span>
      )}
    </form>
  );
}
