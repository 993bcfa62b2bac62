import { splitFileName } from '#lib/format.ts';

/** A file name on one line, cut in the middle where it is too long, so that version and extension stay in view. */
export function FileName({ name }: { name: string }) {
  const [head, tail] = splitFileName(name);
  return (
    <span className="flex min-w-0 whitespace-nowrap" title={name} dir="auto">
      <span className="overflow-hidden text-ellipsis">{head}</span>
      {tail && <span className="shrink-0">{tail}</span>}
    </span>
  );
}
