import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { Translation } from '@recto/contract/translations';
import { useQuery } from '@tanstack/react-query';
import { Languages, Quote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { formatDate } from '#lib/format.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { translationListOptions } from '#shared/translations/queries.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useDeleteTranslation } from './mutations.ts';
import { translationPath } from './translate-url.ts';

/** What was translated before, the last first. */
export function EarlierTranslations() {
  const [page, setPage] = useState(1);
  const { data, error } = useQuery(translationListOptions({ page }));
  const [leaving, setLeaving] = useState<Translation | null>(null);
  const remove = useDeleteTranslation();
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
        <EmptyState icon={<Languages />} title="Nothing translated yet">
          Type a text or choose a file above. Each sentence stands beside its original.
        </EmptyState>
      </div>
    );
  const pages = Math.ceil(data.total / data.limit);
  return (
    <section aria-label="Earlier translations" className="border-line border-t">
      <h2 className="px-6 py-3 font-semibold text-sm max-sm:px-4">
        Earlier translations <span className="ms-1 font-normal text-ink-3">{data.total}</span>
      </h2>
      <ul>
        {data.items.map((item) => (
          <Row key={item._id} item={item} onDelete={() => setLeaving(item)} />
        ))}
      </ul>
      {pages > 1 && (
        <nav
          aria-label="Pages of earlier translations"
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
        title="Delete this translation?"
        description={`“${leaving?.name ?? ''}” in ${leaving ? LANGUAGE_NAMES[leaving.target] : ''} goes for good. The file stays, and so does what you have corrected.`}
        width="sm"
        footer={
          <>
            <Button onClick={() => setLeaving(null)}>Keep it</Button>
            <Button
              variant="destroy"
              loading={remove.isPending}
              onClick={() => leaving && remove.mutate(leaving._id, { onSuccess: () => setLeaving(null) })}
            >
              Delete
            </Button>
          </>
        }
      />
    </section>
  );
}

const Row = ({ item, onDelete }: { item: Translation; onDelete: () => void }) => (
  <li className="flex items-center gap-4 border-line border-t px-6 py-2.5 text-sm hover:bg-quiet max-sm:px-4">
    <Link to={translationPath(item._id)} className="flex min-w-0 grow items-center gap-2.5 font-medium">
      {item.fileId === null ? (
        <Quote aria-label="Text" className="size-4 shrink-0 text-ink-3" />
      ) : (
        <Languages aria-label="File" className="size-4 shrink-0 text-ink-2" />
      )}
      <span dir="auto" className="flex min-w-0">
        <FileName name={item.name} />
      </span>
    </Link>
    <span className="w-44 shrink-0 text-ink-2 max-sm:hidden">
      {LANGUAGE_NAMES[item.source]} → {LANGUAGE_NAMES[item.target]}
    </span>
    <span className="w-28 shrink-0 text-ink-2 max-sm:w-auto">{stateOf(item)}</span>
    <span className="w-20 shrink-0 text-end text-ink-2 max-sm:hidden">{formatDate(item.createdAt)}</span>
    <IconButton label={`Delete the translation of ${item.name}`} onClick={onDelete}>
      <Trash2 />
    </IconButton>
  </li>
);

function stateOf({ status, done, total }: Translation): string {
  if (status === 'failed') return 'Failed';
  if (status === 'cancelled') return 'Cancelled';
  if (status === 'complete') return 'Done';
  return total === 0 ? 'Starting' : `${Math.floor((100 * done) / total)} %`;
}
