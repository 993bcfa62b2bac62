import type { ComparisonItem } from '@recto/contract/comparisons';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, GitCompareArrows, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { comparisonPath } from '#features/comparisons/comparison-url.ts';
import { useDeleteComparison } from '#features/comparisons/mutations.ts';
import { sentenceOf } from '#lib/api-error.ts';
import { formatDate, plural } from '#lib/format.ts';
import { comparisonListOptions } from '#shared/comparisons/queries.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** What was compared before, the last first. */
export function EarlierComparisons() {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(comparisonListOptions(page));
  const [leaving, setLeaving] = useState<ComparisonItem | null>(null);
  const remove = useDeleteComparison();
  if (error)
    return (
      <div className="px-6 py-4">
        <Notice tone="bad">{sentenceOf(error)}</Notice>
      </div>
    );
  if (!data) return <Skeleton className="mx-6 h-40" />;
  if (data.total === 0)
    return (
      <div className="border-line border-t">
        <EmptyState icon={<GitCompareArrows />} title="Nothing compared yet">
          Choose an older and a newer version above: every change is marked, with its page on both sides.
        </EmptyState>
      </div>
    );
  const pages = Math.ceil(data.total / data.limit);
  return (
    <section aria-label="Earlier comparisons" className="border-line border-t">
      <h2 className="px-6 py-3 font-semibold text-sm max-sm:px-4">
        Earlier comparisons <span className="ms-1 font-normal text-ink-3">{data.total}</span>
      </h2>
      <ul>
        {data.items.map((item) => (
          <li
            key={item.comparisonId}
            className="flex items-center gap-4 border-line border-t px-6 py-2.5 text-sm hover:bg-quiet max-sm:px-4"
          >
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
            <span className="w-20 shrink-0 text-end text-ink-2 max-sm:hidden">
              {formatDate(item.createdAt)}
            </span>
            <IconButton
              label={`Delete the comparison of ${item.masterFile.name}`}
              onClick={() => setLeaving(item)}
            >
              <Trash2 />
            </IconButton>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav
          aria-label="Pages of earlier comparisons"
          className="flex items-center gap-3 px-6 py-3 text-ink-2 text-sm"
        >
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          Page {page} of {pages}
          <Button size="sm" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
      <Dialog
        open={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title="Delete this comparison?"
        description="Its result goes for good; the two files stay."
        width="sm"
        footer={
          <>
            <Button onClick={() => setLeaving(null)}>Keep it</Button>
            <Button
              variant="destroy"
              loading={remove.isPending}
              onClick={() =>
                leaving && remove.mutate(leaving.comparisonId, { onSuccess: () => setLeaving(null) })
              }
            >
              Delete
            </Button>
          </>
        }
      />
    </section>
  );
}

function stateOf({ status, changesTotal, progress }: ComparisonItem): string {
  if (status === 'running') return `Comparing · ${Math.round(100 * progress)} %`;
  if (status === 'failed') return 'Failed';
  if (status === 'cancelled') return 'Cancelled';
  return changesTotal === 0 ? 'No change in the text' : plural(changesTotal, 'change');
}
