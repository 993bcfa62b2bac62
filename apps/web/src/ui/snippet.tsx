interface SnippetProps {
  readonly text: string;
  /** Where the hit stands in it, in UTF-16 units. */
  readonly hit: { readonly start: number; readonly end: number };
}

/** The words around a hit, with the hit marked. */
export const Snippet = ({ text, hit: { start, end } }: SnippetProps) => (
  <>
    {text.slice(0, start)}
    <mark className="rounded-[2px] bg-chip text-chip-ink">{text.slice(start, end)}</mark>
    {text.slice(end)}
  </>
);
