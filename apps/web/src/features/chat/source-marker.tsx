import type { FileItem } from '@recto/contract/library';
import { Quote as QuoteIcon } from 'lucide-react';
import { Tooltip } from 'radix-ui';
import { CitationChip } from '#shared/questions/page-chip.tsx';
import { unsureConfidence, unsureText } from '#shared/questions/read-surely.ts';
import { QuoteText } from '#shared/questions/quote-text.tsx';
import { cx } from '#lib/cx.ts';
import { textDirection } from '#lib/text-direction.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import type { ListedQuestion } from '#shared/questions/queries.ts';

interface SourceMarkerProps {
  readonly number: number;
  readonly file: Pick<FileItem, 'lang' | 'pageKind'>;
  readonly citation: ListedQuestion['citations'][number];
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

/** The number behind a claim. Resting on it shows the quote, a click opens its page. */
export function SourceMarker({ number, citation, file, isCurrent, onOpen }: SourceMarkerProps) {
  // Beside the marker there is no room for it.
  const isPhone = useIsPhone();
  return (
    <Tooltip.Provider delayDuration={150}>
      <Tooltip.Root>
        <Tooltip.Trigger asChild>
          <button
            type="button"
            // It stands in words of another language.
            lang="en"
            aria-label={`Source ${number}`}
            aria-current={isCurrent || undefined}
            onClick={onOpen}
            // The target is larger than what is seen of it, and does not push the lines apart.
            className="group/marker -my-1 ms-[2px] inline-grid h-6 min-w-6 place-items-center align-middle"
          >
            <span
              className={cx(
                'grid h-[18px] min-w-[18px] place-items-center rounded-[4px] px-1 font-sans text-[11px]/[18px] font-semibold tabular-nums',
                isCurrent
                  ? 'bg-marker text-[#4a3a06] ring-[1.5px] ring-marker-edge dark:text-[#3a2d02] dark:ring-0'
                  : 'bg-chip text-chip-ink group-hover/marker:bg-marker group-hover/marker:text-[#4a3a06]',
              )}
            >
              {number}
            </span>
          </button>
        </Tooltip.Trigger>
        <Tooltip.Portal>
          <Tooltip.Content
            side={isPhone ? 'bottom' : 'right'}
            sideOffset={8}
            collisionPadding={12}
            className="z-50 w-[min(440px,calc(100vw-24px))] animate-fade rounded-card bg-surface text-ink shadow-float"
          >
            <Quote number={number} citation={citation} file={file} />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

function Quote({ number, citation, file }: Pick<SourceMarkerProps, 'number' | 'citation' | 'file'>) {
  const unsure = unsureConfidence([citation]);
  return (
    <>
      <div className="flex items-start gap-3 p-3.5 pb-3">
        <span className="mt-[3px] grid h-[17px] min-w-[17px] place-items-center rounded-[4px] bg-chip px-1 text-[11px] font-semibold text-chip-ink tabular-nums">
          {number}
        </span>
        <blockquote
          dir={textDirection(citation.quote)}
          lang={file.lang}
          className="min-w-0 grow font-read text-lg"
        >
          <QuoteText quote={citation.quote} />
        </blockquote>
        <CitationChip kind={file.pageKind} citation={citation} />
      </div>
      <p className="flex items-center gap-2 border-t border-line px-3.5 py-2 text-xs text-ink-3">
        <QuoteIcon size={12} className="flex-none" aria-hidden="true" />
        {unsure === undefined
          ? 'This quote stands on its page word for word'
          : `This quote was ${unsureText(unsure)}`}
      </p>
    </>
  );
}
