import type { PageKind } from '@recto/contract/file-types';
import type { Citation } from '@recto/contract/questions';
import { type NamedPage, namePage, pageNameText } from '#shared/files/page-names.ts';
import { cx } from '#lib/cx.ts';

interface PageChipProps extends NamedPage {
  readonly kind: PageKind;
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
}

const CHIP =
  'inline-flex h-6 shrink-0 items-center rounded-[4px] border px-[7px] text-xs font-medium whitespace-nowrap tabular-nums';

/** A cited page by its name. What a saved page is, which is long, stands in the chosen chip only. */
export function PageChip({ kind, page, label, range, isChosen = false, onChoose }: PageChipProps) {
  const named = { page, label, range };
  const { name, note } = namePage(kind, named);
  const text = (
    <>
      {name}
      {note !== null && (kind !== 'saved' || isChosen) && (
        <span className="ml-1 font-normal opacity-80">{note}</span>
      )}
    </>
  );
  const look = cx(
    CHIP,
    isChosen
      ? 'border-marker-edge bg-marker text-[#4a3a06] dark:border-marker dark:text-[#3a2d02]'
      : 'border-transparent bg-chip text-chip-ink',
  );
  if (!onChoose) return <span className={look}>{text}</span>;
  return (
    <button
      type="button"
      aria-label={isNumbered(kind) ? `Page ${pageNameText(kind, named)}` : pageNameText(kind, named)}
      aria-pressed={isChosen}
      className={cx(look, !isChosen && 'hover:border-marker-edge')}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}

interface CitationChipProps extends Pick<PageChipProps, 'kind' | 'isChosen'> {
  readonly citation: Pick<Citation, 'page' | 'pageLabel' | 'range'>;
}

/** The page of one citation. */
export const CitationChip = ({ citation: { page, pageLabel, range }, ...rest }: CitationChipProps) => (
  <PageChip {...rest} page={page} label={pageLabel} range={range} />
);

/** Sheets and sections are called so, or by a name. */
const isNumbered = (kind: PageKind): boolean => kind !== 'sheet' && kind !== 'section';
