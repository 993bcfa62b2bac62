import type { PageKind } from '@recto/contract/file-types';
import type { Citation } from '@recto/contract/questions';
import { Link } from 'react-router';
import { type NamedPage, namePage, pageNameText } from '#shared/files/page-names.ts';
import { cx } from '#lib/cx.ts';

/** Yellow is what an answer rests on; a further passage is plain, one that merely comes close is dashed. */
type ChipLook = 'evidence' | 'further' | 'close';

interface PageChipProps extends NamedPage {
  readonly kind: PageKind;
  readonly look?: ChipLook;
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
  /** Where it leads, in place of `onChoose`. */
  readonly to?: string;
}

const CHIP =
  'inline-flex h-6 shrink-0 items-center rounded-[4px] border px-[7px] text-xs font-medium whitespace-nowrap tabular-nums';

const LOOKS: Readonly<Record<ChipLook, { readonly rest: string; readonly chosen: string }>> = {
  evidence: {
    rest: 'border-transparent bg-chip text-chip-ink',
    chosen: 'border-marker-edge bg-marker text-[#4a3a06] dark:border-marker dark:text-[#3a2d02]',
  },
  further: {
    rest: 'border-transparent bg-quiet-2 text-ink-2',
    chosen: 'border-control bg-quiet-2 text-ink',
  },
  close: {
    rest: 'border-dashed border-near text-ink-2',
    chosen: 'border-dashed border-accent bg-surface text-accent-ink',
  },
};
const HOVER: Readonly<Record<ChipLook, string>> = {
  evidence: 'hover:border-marker-edge',
  further: 'hover:border-control',
  close: 'hover:border-accent',
};

/** A cited page by its name. What a saved page is, which is long, stands in the chosen chip only, and on phones nowhere. */
export function PageChip(props: PageChipProps) {
  const { kind, look = 'evidence', page, label, range, isChosen = false, onChoose, to } = props;
  const named = { page, label, range };
  const { name, note } = namePage(kind, named);
  const text = (
    <>
      {name}
      {note !== null && (kind !== 'saved' || isChosen) && (
        <span className={cx('ml-1 font-normal opacity-80', kind === 'saved' && 'max-sm:sr-only')}>
          {note}
        </span>
      )}
    </>
  );
  const className = cx(CHIP, LOOKS[look][isChosen ? 'chosen' : 'rest']);
  const spoken = isNumbered(kind) ? `Page ${pageNameText(kind, named)}` : pageNameText(kind, named);
  if (to !== undefined)
    return (
      <Link to={to} aria-label={spoken} className={cx(className, HOVER[look])}>
        {text}
      </Link>
    );
  if (!onChoose) return <span className={className}>{text}</span>;
  return (
    <button
      type="button"
      aria-label={spoken}
      aria-pressed={isChosen}
      className={cx(className, !isChosen && HOVER[look])}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}

interface CitationChipProps extends Pick<PageChipProps, 'kind' | 'look' | 'isChosen'> {
  readonly citation: Pick<Citation, 'page' | 'pageLabel' | 'range'>;
}

/** The page of one citation. */
export const CitationChip = ({ citation: { page, pageLabel, range }, ...rest }: CitationChipProps) => (
  <PageChip {...rest} page={page} label={pageLabel} range={range} />
);

/** Sheets and sections are called so, or by a name. */
const isNumbered = (kind: PageKind): boolean => kind !== 'sheet' && kind !== 'section';
