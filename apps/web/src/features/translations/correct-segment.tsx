import { SEGMENT_MAX_LENGTH } from '@recto/contract/limits';
import type { TranslationDetails, TranslationSegment } from '@recto/contract/translations';
import { Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { insertWords } from './insert-words.ts';
import { useCorrectSegment } from './mutations.ts';
import { directionOf } from './segment-rows.tsx';

interface CorrectProps {
  translation: TranslationDetails;
  page: number;
  segment: TranslationSegment;
  /** What is to be written in it. */
  wanted: WantedWords | null;
}

/** A term that is missing in a sentence. */
export interface WantedWords {
  readonly index: number;
  readonly words: string;
  /** How far down the original it stands, from 0 to 1. */
  readonly share: number;
}

/** The sentence that is chosen: written anew by hand, which is used again where the same sentence comes back. */
export function CorrectSegment({ translation, page, segment, wanted }: CorrectProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const correct = useCorrectSegment(translation._id, page);
  const { index, source, target, corrected, fromMemory, done } = segment;
  const field = useRef<HTMLTextAreaElement>(null);
  const [selection, setSelection] = useState<{ readonly start: number; readonly end: number } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const { text, ...place } = insertWords(target, wanted.words, wanted.share);
    setDraft(text);
    setSelection(place);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it is asked for
  }, [wanted]);
  useEffect(() => {
    // What was put there is seen at once, and can be moved or taken out again.
    if (!selection) return;
    field.current?.focus();
    field.current?.setSelectionRange(selection.start, selection.end);
  }, [selection]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const written = draft?.trim() ?? '';
    if (written !== '') correct.mutate({ index, target: written }, { onSuccess: () => setDraft(null) });
  };
  const origin = corrected ? 'corrected by you' : fromMemory ? 'as you corrected it before' : 'chosen';
  return (
    <section className="border-line border-b bg-surface px-5 py-4">
      <h2 className="mb-2 flex items-baseline justify-between gap-3 font-semibold text-sm">
        Sentence {index + 1}
        <span className="font-normal text-ink-3 text-xs">{origin}</span>
      </h2>
      <p
        dir={directionOf(translation.source)}
        lang={translation.source}
        className="font-read text-ink-2 text-sm/6"
      >
        {source}
      </p>
      {draft === null ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button size="sm" icon={<Pencil />} disabled={!done} onClick={() => setDraft(target)}>
            {target === '' ? 'Translate by hand' : 'Correct'}
          </Button>
          <CopyButton size="sm" label="Copy both" text={`${source}\n${target}`} />
        </div>
      ) : (
        <form onSubmit={save} className="mt-2">
          <textarea
            ref={field}
            aria-label="Translation of the sentence"
            value={draft}
            maxLength={SEGMENT_MAX_LENGTH}
            rows={4}
            dir={directionOf(translation.target)}
            lang={translation.target}
            // The button that opened it has gone.
            autoFocus
            onChange={(event) => setDraft(event.target.value)}
            className="w-full resize-y rounded-control border border-control bg-surface px-2.5 py-2 font-read text-base/6 shadow-low focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
          />
          <div className="mt-2 flex gap-2">
            <Button
              size="sm"
              variant="primary"
              type="submit"
              loading={correct.isPending}
              disabled={draft.trim() === ''}
            >
              Keep
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setDraft(null)}>
              Leave it
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
