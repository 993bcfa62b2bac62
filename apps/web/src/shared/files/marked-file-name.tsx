import { splitBeforeEnd } from '#lib/format.ts';
import { cutParts, splitByMatches } from '#lib/match-words.ts';
import { MarkedParts } from '#ui/marked-text.tsx';

/** Cut in the middle where it is too long, so that version and extension stay in view. */
export function MarkedFileName({ name, query }: { name: string; query: string }) {
  const [shown] = splitBeforeEnd(name);
  const [head, tail] = cutParts(splitByMatches(name, query), [...shown].length);
  return (
    <span className="flex min-w-0 whitespace-pre" title={name}>
      <span className="truncate">
        <MarkedParts parts={head} />
      </span>
      <span className="shrink-0">
        <MarkedParts parts={tail} />
      </span>
    </span>
  );
}
