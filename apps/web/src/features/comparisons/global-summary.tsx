import type { Comparison, ComparisonChange } from '@recto/contract/comparisons';
import { FileDiff } from 'lucide-react';
import { Quoting } from '#features/comparisons/quoting.tsx';
import { cx } from '#lib/cx.ts';
import { GeneratedMark, GeneratedNote } from '#shared/models/generated-by.tsx';

/** It scrolls, so keys have to reach it. */
const REACHED_BY_KEYS = { tabIndex: 0 };

interface GlobalSummaryProps {
  readonly text: string;
  readonly wording: NonNullable<Comparison['wording']>;
  /** Those that its lines may be of. */
  readonly changes: readonly ComparisonChange[];
  readonly onSelect: (change: ComparisonChange) => void;
}

/** What changed in all: counted, and the weightiest changes or what a language model says of them. */
export function GlobalSummary({ text, wording, changes, onSelect }: GlobalSummaryProps) {
  const { written = [], writtenBy, completed } = wording;
  const [first = '', ...rest] = text.split('\n');
  const changeOf = (line: string) => changes.find(({ card }) => card !== undefined && line === `- ${card}`);
  return (
    <section
      aria-label="Global summary"
      // What does not fit fades out: no line of it is cut through.
      className="max-h-[50%] flex-none overflow-y-auto px-5 pt-4 pb-5 [mask-image:linear-gradient(to_bottom,black_calc(100%-20px),transparent)]"
      {...REACHED_BY_KEYS}
    >
      <h2 className="flex items-center gap-2 font-semibold text-sm">
        <FileDiff aria-hidden="true" className="size-4 text-accent" />
        What changed
      </h2>
      {!completed && (
        <p role="status" className="mt-1 text-ink-2 text-xs">
          Summaries take time, kindly wait or check in sometime.
        </p>
      )}
      <p className="mt-1.5 font-read text-[15px]/[23px]">{first}</p>
      {rest.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 ps-4 text-ink-2 text-sm">
          {rest.map((line, at) => (
            <li key={line} className={cx('break-words', !line.startsWith('- ') && 'list-none')}>
              <Quoting text={line.replace(/^- /, '')} />
              <Chip change={changeOf(line)} onSelect={onSelect} />
              {writtenBy !== undefined && written.includes(at + 1) && <GeneratedMark model={writtenBy} />}
            </li>
          ))}
        </ul>
      )}
      {writtenBy !== undefined && <GeneratedNote model={writtenBy} className="mt-2.5" />}
    </section>
  );
}

/** Leads to the change of a line, by its number in the list. */
function Chip({
  change,
  onSelect,
}: { readonly change: ComparisonChange | undefined } & Pick<GlobalSummaryProps, 'onSelect'>) {
  if (!change) return null;
  return (
    <button
      type="button"
      aria-label={`Show change ${change._id}`}
      onClick={() => onSelect(change)}
      className="ms-1.5 inline-grid h-4.5 min-w-4.5 place-items-center rounded-[4px] bg-quiet px-1 align-[1px] font-medium text-[11px] text-ink-2 tabular-nums hover:bg-wash hover:text-accent-ink"
    >
      {change._id}
    </button>
  );
}
