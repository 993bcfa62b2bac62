import type { PageKind } from '@recto/contract/file-types';
import { pagesText } from '#shared/files/page-words.ts';
import { QUESTION_MAX_LENGTH } from '@recto/contract/limits';
import { ArrowUp, BookOpen, Clock3 } from 'lucide-react';
import type { RefObject } from 'react';
import { SelectedSubject } from '#features/chat/subject-chip.tsx';
import { cx } from '#lib/cx.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { Spinner } from '#ui/spinner.tsx';

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly pages: number | null;
  readonly pageKind: PageKind;
  /** What is asked waits until the file is read. */
  readonly waits?: boolean;
  /** A question is on its way to the server; another can be typed meanwhile. */
  readonly isSending: boolean;
  readonly error: string | null;
  readonly placeholder: string;
  readonly onChange: (value: string) => void;
  readonly onAsk: () => void;
  /** Words of the document that the question is about. */
  readonly subject: string | null;
  readonly onDropSubject: () => void;
}

/** Where questions are typed: Enter asks, Shift and Enter break the line, `/` leads here. */
export function Composer(props: ComposerProps) {
  const { field, value, waits = false, isSending, error } = props;
  const ScopeIcon = waits ? Clock3 : BookOpen;
  const action = waits ? 'Keep the question until the file is read' : 'Ask';
  const isTooLong = value.trim().length > QUESTION_MAX_LENGTH;
  const canAsk = value.trim() !== '' && !isTooLong && !isSending;
  useShortcut({ key: '/', label: 'Ask about this document', group: 'Chat' }, () => field.current?.focus());
  return (
    <form
      className="mx-auto mb-4 w-[calc(100%-40px)] max-w-[972px] flex-none max-sm:mb-2.5 max-sm:w-[calc(100%-24px)]"
      onSubmit={(event) => {
        event.preventDefault();
        if (canAsk) props.onAsk();
      }}
    >
      {error && (
        <p role="alert" className="pb-2 text-sm text-bad">
          {error}
        </p>
      )}
      <div className="group flex flex-col gap-1.5 rounded-[12px] border border-control bg-surface pt-[11px] pr-2 pb-2 pl-3.5 focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/20">
        {props.subject !== null && <SelectedSubject subject={props.subject} onDrop={props.onDropSubject} />}
        <textarea
          ref={field}
          name="question"
          dir="auto"
          rows={1}
          aria-label="Ask about this document"
          aria-invalid={isTooLong || undefined}
          placeholder={props.placeholder}
          value={value}
          className="max-h-44 w-full resize-none bg-transparent text-base outline-none [field-sizing:content] max-sm:text-[16px]"
          onChange={(event) => props.onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Leaves the field to the keys of the page.
            if (event.key === 'Escape') event.currentTarget.blur();
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <div className="flex items-center gap-1.5 text-xs text-ink-2">
          <ScopeIcon size={14} aria-hidden="true" />
          <span className="font-medium">{waits ? 'Asked once the file is read' : scopeOf(props)}</span>
          <span className={cx('ml-auto tabular-nums', isTooLong ? 'text-bad' : 'sr-only')} role="status">
            {isTooLong && `${value.trim().length} of ${QUESTION_MAX_LENGTH} characters`}
          </span>
          <kbd className="mr-1.5 ml-auto rounded-[4px] border border-line bg-bg px-[5px] font-sans text-[11px]/4 text-ink-3 group-focus-within:hidden max-sm:hidden">
            /
          </kbd>
          <kbd className="mr-1.5 ml-auto hidden rounded-[4px] border border-line bg-bg px-[5px] font-sans text-[11px]/4 text-ink-3 group-focus-within:block max-sm:hidden">
            Enter
          </kbd>
          <button
            type="submit"
            aria-label={action}
            title={action}
            // Not disabled: it would lose the focus with every question that it sends.
            aria-disabled={!canAsk}
            aria-busy={isSending || undefined}
            className="grid size-[30px] place-items-center rounded-field bg-accent text-on-accent hover:bg-accent-hover aria-disabled:cursor-default aria-disabled:bg-quiet-2 aria-disabled:text-ink-3 max-sm:ml-auto max-sm:size-9"
          >
            {isSending ? <Spinner /> : <ArrowUp size={16} />}
          </button>
        </div>
      </div>
    </form>
  );
}

/** A question is asked of the whole document. */
function scopeOf({ pages, pageKind }: Pick<ComposerProps, 'pages' | 'pageKind'>): string {
  if (pages === null) return 'Whole document';
  return pages === 1 ? pagesText(pageKind, 1) : `All ${pagesText(pageKind, pages)}`;
}
