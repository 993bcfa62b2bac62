import type { TranslationRemarks } from '@recto/contract/exports';
import { LANGUAGE_NAMES, type Language } from '@recto/contract/languages';
import { plural } from '#lib/format.ts';

/** What a file that was just written says otherwise than the screen: nobody should learn that from those who read it. */
export function FileRemarks({ remarks, source }: { remarks: TranslationRemarks; source: Language }) {
  const { kept, plain, sentences } = remarks;
  return (
    <div role="status" className="mb-1 basis-full rounded-md bg-changed-bg px-3 py-2 text-sm">
      {kept > 0 && (
        <p>
          {plural(kept, 'sentence')} of the file stayed in {LANGUAGE_NAMES[source]}: the exact place was not
          found.
        </p>
      )}
      {plain > 0 && (
        <p>
          In {plural(plain, 'sentence')} bold words or links look like the rest: the translation has other
          words.
        </p>
      )}
      <details className="mt-1">
        <summary className="cursor-pointer underline">Which ones</summary>
        <ul className="mt-1 flex max-h-60 flex-col gap-1 overflow-y-auto">
          {sentences.map(({ kind, index, page, text }) => (
            <li key={`${kind} ${index}`} className="flex gap-3 max-sm:flex-col max-sm:gap-0">
              <span className="flex-none text-ink-2">
                Page {page}, {kind === 'kept' ? 'not translated' : 'look lost'}
              </span>
              <span dir="auto" className="min-w-0 break-words">
                {text}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
