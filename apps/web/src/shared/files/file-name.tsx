import { splitBeforeEnd } from '#lib/format.ts';

/**
 * A file name on one line, cut in the middle where it is too long, so that version and extension stay in view. The
 * parts are for the eye: read aloud they would be two words. A space may stand where they meet.
 */
export function FileName({ name }: { name: string }) {
  const [head, tail] = splitBeforeEnd(name);
  return (
    <span className="relative flex min-w-0 whitespace-nowrap" title={name}>
      {tail ? (
        <>
          <span className="sr-only">{name}</span>
          <span aria-hidden="true" className="overflow-hidden text-ellipsis whitespace-pre">
            {head}
          </span>
          <span aria-hidden="true" className="shrink-0 whitespace-pre">
            {tail}
          </span>
        </>
      ) : (
        // Its letters may run from the right; it stands at the left all the same, beside its icon.
        <span dir="auto" className="overflow-hidden text-ellipsis">
          {head}
        </span>
      )}
    </span>
  );
}
