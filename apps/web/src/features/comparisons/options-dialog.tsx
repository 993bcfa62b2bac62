import {
  type ComparisonOptions,
  DEFAULT_COMPARISON_OPTIONS,
  type IgnoredDifference,
  type PageRange,
} from '@recto/contract/comparison-options';
import type { Comparison } from '@recto/contract/comparisons';
import type { FileItem } from '@recto/contract/library';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { useCompareAgain } from '#features/comparisons/mutations.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';

const SWITCHES: readonly (readonly [difference: IgnoredDifference, name: string, hint: string])[] = [
  ['case', 'Capitals', '“FEES” and “Fees” say the same'],
  ['punctuation', 'Punctuation', 'marks that belong to no number'],
  ['numbering', 'Numbers of clauses', 'those with which paragraphs begin; references count'],
  ['furniture', 'Heads and feet of pages', 'else they are compared behind the text'],
];
const isDefault = ({ ignore, pages, thin }: ComparisonOptions) =>
  !pages && !thin && ignore.join() === DEFAULT_COMPARISON_OPTIONS.ignore.join();

/** How the files are compared, and comparing them otherwise. */
export function OptionsButton({ comparison }: { comparison: Comparison }) {
  const [isOpen, setOpen] = useState(false);
  const isOther = !isDefault(comparison.options);
  return (
    <>
      <Button className="max-sm:px-2" onClick={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Options</span>
        {isOther && (
          <span className="size-1.5 rounded-full bg-accent">
            <span className="sr-only">: not the usual ones</span>
          </span>
        )}
      </Button>
      {isOpen && <OptionsDialog comparison={comparison} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A range as it is typed: empty where it has no bound. */
interface TypedRange {
  readonly from: string;
  readonly to: string;
}

const toTyped = (range: PageRange | undefined): TypedRange => ({
  from: range ? String(range.from) : '',
  to: range ? String(range.to) : '',
});

/** Undefined for all pages, null for what is no range. */
function readRange({ from, to }: TypedRange, pageCount: number): PageRange | undefined | null {
  if (from.trim() === '' && to.trim() === '') return undefined;
  const range = {
    from: from.trim() === '' ? 1 : Number(from),
    to: to.trim() === '' ? pageCount : Number(to),
  };
  const isPage = (page: number) => Number.isInteger(page) && page >= 1 && page <= pageCount;
  return isPage(range.from) && isPage(range.to) && range.from <= range.to ? range : null;
}

function OptionsDialog({ comparison, onClose }: { comparison: Comparison; onClose: () => void }) {
  const { comparisonId, options, masterFile, childFile } = comparison;
  const [ignore, setIgnore] = useState<readonly IgnoredDifference[]>(options.ignore);
  const [ranges, setRanges] = useState({
    master: toTyped(options.pages?.master),
    child: toTyped(options.pages?.child),
  });
  const again = useCompareAgain();
  const read = {
    master: readRange(ranges.master, masterFile.pages ?? 1),
    child: readRange(ranges.child, childFile.pages ?? 1),
  };
  const isValid = read.master !== null && read.child !== null;
  const submit = () => {
    const pages = { ...(read.master && { master: read.master }), ...(read.child && { child: read.child }) };
    const wanted: ComparisonOptions = {
      ignore: [...ignore],
      ...(Object.keys(pages).length > 0 && { pages }),
      ...(options.thin && { thin: options.thin }),
    };
    again.mutate({ id: comparisonId, body: { options: wanted } }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Options"
      description="The files are compared again, without being counted. What you said of changes stays where its texts stay."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={!isValid} loading={again.isPending} onClick={submit}>
            Compare again
          </Button>
        </>
      }
    >
      <div className="space-y-5 px-5 py-4 text-sm">
        <fieldset>
          <legend className="mb-2 font-medium">Ignore</legend>
          {SWITCHES.map(([difference, name, hint]) => (
            <label key={difference} className="flex items-start gap-2.5 py-1">
              <Checkbox
                className="mt-0.5"
                checked={ignore.includes(difference)}
                onChange={({ target }) =>
                  setIgnore(
                    target.checked ? [...ignore, difference] : ignore.filter((each) => each !== difference),
                  )
                }
              />
              <span>
                {name} <span className="block text-ink-2 text-xs">{hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="space-y-2">
          <legend className="mb-2 font-medium">Pages</legend>
          <RangeField
            file={masterFile}
            typed={ranges.master}
            isWrong={read.master === null}
            onType={(master) => setRanges({ ...ranges, master })}
          />
          <RangeField
            file={childFile}
            typed={ranges.child}
            isWrong={read.child === null}
            onType={(child) => setRanges({ ...ranges, child })}
          />
        </fieldset>
      </div>
    </Dialog>
  );
}

interface RangeFieldProps {
  readonly file: FileItem;
  readonly typed: TypedRange;
  readonly isWrong: boolean;
  readonly onType: (typed: TypedRange) => void;
}

function RangeField({ file, typed, isWrong, onType }: RangeFieldProps) {
  const errorId = useId();
  const field = (name: 'from' | 'to', label: string, placeholder: string) => (
    <input
      type="text"
      inputMode="numeric"
      aria-label={`${label} of ${file.name}`}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
      value={typed[name]}
      placeholder={placeholder}
      onChange={({ target }) => onType({ ...typed, [name]: target.value })}
      className="h-8 w-16 rounded-control border border-control bg-surface px-2 text-center tabular-nums focus:border-accent focus:ring-3 focus:ring-accent/20 focus:outline-none aria-invalid:border-bad"
    />
  );
  return (
    <div>
      <div className="flex items-center gap-2">
        <span className="min-w-0 grow">
          <FileName name={file.name} />
        </span>
        {field('from', 'First page', '1')}
        <span aria-hidden="true" className="text-ink-2">
          to
        </span>
        {field('to', 'Last page', String(file.pages ?? 1))}
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="mt-1 text-end text-bad text-xs">
          Enter pages from 1 to {file.pages ?? 1}, the first one before the last one.
        </p>
      )}
    </div>
  );
}
