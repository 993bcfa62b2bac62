import { ScanText } from 'lucide-react';
import { unsureConfidence, unsureText } from './read-surely.ts';

/** Says of a passage from a scan that its words may be wrong, where they were read unsurely. */
export function UnsureNote({ passage }: { readonly passage: { readonly confidence?: number | undefined } }) {
  const unsure = unsureConfidence([passage]);
  if (unsure === undefined) return null;
  const text = unsureText(unsure);
  return (
    <span className="mt-1 flex items-start gap-1.5 font-sans text-changed text-xs">
      <ScanText size={13} className="mt-0.5 flex-none" aria-hidden="true" />
      {`${text.charAt(0).toUpperCase()}${text.slice(1)}.`}
    </span>
  );
}
