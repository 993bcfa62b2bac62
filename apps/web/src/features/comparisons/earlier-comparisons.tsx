import type { ComparisonItem } from '@recto/contract/comparisons';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, GitCompareArrows, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { comparisonPath } from '#features/comparisons/comparison-url.ts';
import { useDeleteComparison } from '#features/comparisons/mutations.ts';
import { formatDate, plural } from '#lib/format.ts';
import { comparisonListOptions } from '#shared/comparisons/queries.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { EarlierList } from '#ui/earlier-list.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** What was compared before, the last first. */
export function EarlierComparisons() {
  const [page, setPage] = useState(1);
  const remove = useDeleteComparison();
  return (
    <EarlierList
      title="Earlier comparisons"
      list={useQuery(comparisonListOptions(page))}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState icon={<GitCompareArrows />} title="Nothing compared yet">
          Choose an older and a newer version above: every change is marked, with its page on both sides.
        </EmptyState>
      }
      keyOf={({ comparisonId }) => comparisonId}
      row={Row}
      deletion={{
        title: 'Delete this comparison?',
        description: () => 'Its result goes for good; the two files stay.',
        isPending: remove.isPending,
        run: ({ comparisonId }, onDone) => remove.mutate(comparisonId, { onSuccess: onDone }),
      }}
    />
  );
}

const Row = ({ item, onDelete }: { item: ComparisonItem; onDelete: () => void }) => (
  <li className="flex items-center gap-4 border-line border-t px-6 py-2.5 text-sm hover:bg-quiet max-sm:px-4">
    <Link
      to={comparisonPath({ id: item.comparisonId })}
      className="flex min-w-0 grow items-center gap-2.5 font-medium"
    >
      <FileIcon type={item.masterFile.type} />
      <FileName name={item.masterFile.name} />
      <ArrowRight role="img" aria-label="against" className="size-4 shrink-0 text-ink-3" />
      <FileName name={item.childFile.name} />
    </Link>
    <span className="w-36 shrink-0 text-ink-2 max-sm:hidden">{stateOf(item)}</span>
    <span className="w-20 shrink-0 text-end text-ink-2 max-sm:hidden">{formatDate(item.createdAt)}</span>
    <IconButton label={`Delete the comparison of ${item.masterFile.name}`} onClick={onDelete}>
      <Trash2 />
    </IconButton>
  </li>
);

function stateOf({ status, changesTotal, progress }: ComparisonItem): string {
  if (status === 'running') return `Comparing · ${Math.round(100 * progress)} %`;
  if (status === 'failed') return 'Failed';
  if (status === 'cancelled') return 'Cancelled';
  return changesTotal === 0 ? 'No change in the text' : plural(changesTotal, 'change');
}
