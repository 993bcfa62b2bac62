import { pageChip, pageChipText } from '#shared/files/page-names.ts';
import { cx } from '#lib/cx.ts';

interface PageChipProps {
  readonly page: number;
  readonly label: string | undefined;
  readonly isChosen?: boolean;
  readonly onChoose?: () => void;
}

const CHIP =
  'inline-flex h-6 shrink-0 items-center rounded-[4px] border px-[7px] text-xs font-medium whitespace-nowrap tabular-nums';

/** A cited page: the number printed on it, then its position in the file where that is another. */
export function PageChip({ page, label, isChosen = false, onChoose }: PageChipProps) {
  const { name, position } = pageChip(page, label);
  const text = (
    <>
      {name}
      {position !== null && <span className="ml-1 font-normal opacity-80">· {position}</span>}
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
      aria-label={`Page ${pageChipText(page, label)}`}
      aria-pressed={isChosen}
      className={cx(look, !isChosen && 'hover:border-marker-edge')}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}
