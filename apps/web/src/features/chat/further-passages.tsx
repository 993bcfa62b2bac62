import type { FileItem } from '@recto/contract/library';
import { ChevronRight } from 'lucide-react';
import { UnsureNote } from '#shared/questions/unsure-note.tsx';
import { PageChip } from '#shared/questions/page-chip.tsx';
import { type Passage, passageText } from '#shared/questions/passages.ts';
import { cx } from '#lib/cx.ts';
import { textDirection } from '#lib/text-direction.ts';

interface FurtherToggleProps {
  readonly count: number;
  readonly isShown: boolean;
  readonly listId: string;
  readonly onToggle: () => void;
}

/** Unfolds what else was found. */
export function FurtherToggle({ count, isShown, listId, onToggle }: FurtherToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isShown}
      aria-controls={isShown ? listId : undefined}
      onClick={onToggle}
      className="flex h-[34px] items-center gap-2 border-t border-line px-4 text-start text-xs font-medium text-ink-2 hover:text-ink max-sm:h-11 @3xl:ml-2.5 @3xl:h-7 @3xl:border-0 @3xl:px-1.5"
    >
      <ChevronRight size={12} className={cx('flex-none transition-transform', isShown && 'rotate-90')} />
      Further passages ({count})
    </button>
  );
}

interface FurtherPassagesProps {
  readonly id: string;
  readonly file: Pick<FileItem, 'lang' | 'pageKind'>;
  readonly passages: readonly Passage[];
  /** Index of the one that the page shows. */
  readonly current: number | null;
  readonly onPassage: (passage: Passage) => void;
}

/** Passages that bear on the question and are no part of the answer, each with its page. */
export function FurtherPassages({ id, file, passages, current, onPassage }: FurtherPassagesProps) {
  return (
    <ul
      id={id}
      aria-label="Further passages"
      className="flex flex-col gap-1 px-2 pb-2.5 @3xl:order-last @3xl:basis-full @3xl:border-t @3xl:border-line @3xl:-ml-5 @3xl:px-3 @3xl:py-2.5"
    >
      {passages.map((passage, index) => (
        <li key={`${passage.page} ${passage.hit}`}>
          <button
            type="button"
            aria-current={index === current || undefined}
            onClick={() => onPassage(passage)}
            className={cx(
              'grid w-full items-start gap-1 rounded-control px-2 py-1.5 text-start @3xl:grid-cols-[118px_minmax(0,1fr)] @3xl:gap-3',
              index === current ? 'bg-wash' : 'hover:bg-quiet',
            )}
          >
            <span>
              <PageChip
                kind={file.pageKind}
                page={passage.page}
                look="further"
                isChosen={index === current}
                label={passage.label}
                range={passage.range}
              />
            </span>
            <span
              dir={textDirection(passage.quote)}
              lang={file.lang}
              className="font-read text-[15px]/[22px] text-ink-2"
            >
              {passageText(passage)}
              <UnsureNote passage={passage} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
