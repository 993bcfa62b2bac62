import { type ComponentType, type ReactNode, useState } from 'react';
import { sentenceOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ListPage<T> {
  readonly items: readonly T[];
  readonly total: number;
  readonly limit: number;
}

interface EarlierListProps<T> {
  /** Such as "Earlier comparisons". */
  readonly title: string;
  readonly list: { readonly data: ListPage<T> | undefined; readonly error: Error | null };
  /** From 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** Shown where there is nothing yet. */
  readonly empty: ReactNode;
  readonly keyOf: (item: T) => string;
  /** `onDelete` asks first. */
  readonly row: ComponentType<{ readonly item: T; readonly onDelete: () => void }>;
  readonly deletion: {
    readonly title: string;
    readonly description: (item: T) => string;
    readonly isPending: boolean;
    readonly run: (item: T, onDone: () => void) => void;
  };
}

/** What was done before, the last first: a page at a time, each item to be deleted once that is confirmed. */
export function EarlierList<T>({
  title,
  list,
  page,
  onPage,
  empty,
  keyOf,
  row: Row,
  deletion,
}: EarlierListProps<T>) {
  const [leaving, setLeaving] = useState<T | null>(null);
  const { data, error } = list;
  if (error)
    return (
      <div className="px-6 py-4">
        <Notice tone="bad">{sentenceOf(error)}</Notice>
      </div>
    );
  if (!data) return <Skeleton className="mx-6 h-40" />;
  if (data.total === 0) return <div className="border-line border-t">{empty}</div>;
  const pages = Math.ceil(data.total / data.limit);
  return (
    <section aria-label={title} className="border-line border-t">
      <h2 className="px-6 py-3 font-semibold text-sm max-sm:px-4">
        {title} <span className="ms-1 font-normal text-ink-3">{data.total}</span>
      </h2>
      <ul>
        {data.items.map((item) => (
          <Row key={keyOf(item)} item={item} onDelete={() => setLeaving(item)} />
        ))}
      </ul>
      {pages > 1 && (
        <nav
          aria-label={`Pages of ${title.toLowerCase()}`}
          className="flex items-center gap-3 px-6 py-3 text-ink-2 text-sm"
        >
          <Button size="sm" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          Page {page} of {pages}
          <Button size="sm" disabled={page >= pages} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
      <Dialog
        open={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title={deletion.title}
        description={leaving === null ? '' : deletion.description(leaving)}
        width="sm"
        footer={
          <>
            <Button onClick={() => setLeaving(null)}>Keep it</Button>
            <Button
              variant="destroy"
              loading={deletion.isPending}
              onClick={() => leaving !== null && deletion.run(leaving, () => setLeaving(null))}
            >
              Delete
            </Button>
          </>
        }
      />
    </section>
  );
}
