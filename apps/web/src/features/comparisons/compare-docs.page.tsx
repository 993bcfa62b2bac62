import type { FileItem } from '@recto/contract/library';
import { FILES_PER_COMPARISON } from '@recto/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Columns2 } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { comparisonPath, slotsPath } from '#features/comparisons/comparison-url.ts';
import { EarlierComparisons } from '#features/comparisons/earlier-comparisons.tsx';
import { ComparedToday } from '#features/comparisons/compared-today.tsx';
import { FileSlot } from '#features/comparisons/file-slot.tsx';
import { useStartComparison } from '#features/comparisons/mutations.ts';
import { useProductName } from '#lib/configuration.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { useBudget } from '#shared/plans/use-budget.ts';
import { Button } from '#ui/button.tsx';

/** Two files are chosen and compared; earlier comparisons stand below. The address names the files. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [first, second] = [search.get('first'), search.get('second')];
  const show = (one: string | null, other: string | null) =>
    void navigate(slotsPath(one, other), { replace: true });
  const productName = useProductName();
  const start = useStartComparison((id) => void navigate(comparisonPath({ id })));
  const [older, newer] = [useChosenFile(first), useChosenFile(second)];
  const takeEarlier = useEarlierVersion(older ?? newer, show);
  const budget = useBudget('comparedFiles');
  const swap = () => show(second, first);
  useShortcut({ key: 'x', label: 'Swap the two files', group: 'Document' }, swap);
  // A file that is selected already is ignored when it is chosen again; one that was dropped is told why.
  const choose = (slot: 'first' | 'second', { _id }: FileItem): string | null => {
    if (_id === (slot === 'first' ? second : first)) return 'This is the file in the other place.';
    show(slot === 'first' ? _id : first, slot === 'second' ? _id : second);
    return null;
  };
  const isReady = older?.status === 'complete' && newer?.status === 'complete';
  return (
    <div className="h-full overflow-y-auto">
      <title>{`Compare documents · ${productName}`}</title>
      <form
        className="px-6 pt-5 pb-4 max-sm:px-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) start.mutate([older._id, newer._id]);
        }}
      >
        <header className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-[21px]/7 font-semibold tracking-[-0.012em]">Compare documents</h1>
          {budget && <ComparedToday budget={budget} />}
        </header>
        <div className="mt-3 grid grid-cols-[1fr_auto_1fr] gap-3 max-sm:grid-cols-1">
          <FileSlot
            label="Older version"
            file={older}
            beside={newer}
            onChoose={(file) => choose('first', file)}
            onClear={() => show(null, second)}
            onTakeEarlier={takeEarlier}
          />
          <button
            type="button"
            onClick={swap}
            disabled={first === null && second === null}
            aria-label="Swap the two files (x)"
            title="Swap the two files (x)"
            className="grid size-9 place-items-center place-self-center rounded-full border border-control bg-surface text-ink-2 shadow-low hover:bg-quiet disabled:opacity-50"
          >
            <ArrowLeftRight aria-hidden="true" className="size-4" />
          </button>
          <FileSlot
            label="Newer version"
            file={newer}
            beside={older}
            onChoose={(file) => choose('second', file)}
            onClear={() => show(first, null)}
            onTakeEarlier={takeEarlier}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-4">
          <p className="min-w-0 grow text-ink-2 text-sm" aria-live="polite">
            {hintOf(older, newer)}
          </p>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<Columns2 />}
            loading={start.isPending}
            disabled={!isReady || (budget !== null && budget.left < FILES_PER_COMPARISON)}
          >
            Start file Comparison
          </Button>
        </div>
      </form>
      <EarlierComparisons />
    </div>
  );
}

function useChosenFile(id: string | null): FileItem | null {
  const { data } = useQuery({ ...fileQuery(id ?? ''), enabled: id !== null });
  return id === null ? null : (data ?? null);
}

/** Puts a file beside the one of which it is a newer version; undefined where there is none that is Complete. */
function useEarlierVersion(
  file: FileItem | null,
  show: (older: string, newer: string) => void,
): (() => void) | undefined {
  const earlier = useChosenFile(file?.previousFileId ?? null);
  if (!file || earlier?.status !== 'complete') return undefined;
  return () => show(earlier._id, file._id);
}

function hintOf(older: FileItem | null, newer: FileItem | null): string {
  const failed = [older, newer].find((file) => file?.status === 'failed');
  if (failed) return `${failed.name} could not be read, so that it cannot be compared.`;
  const unread = [older, newer].find((file) => file && file.status !== 'complete');
  if (unread) return `${unread.name} is still being read. It can be compared once it is Complete.`;
  if (!older || !newer) return 'Choose two files that are Complete.';
  const pages = (older.pages ?? 0) + (newer.pages ?? 0);
  const languages = older.lang === newer.lang ? 'Same language' : 'Different languages';
  return `${languages}, ${pages} pages together. You can leave; the result appears below.`;
}
