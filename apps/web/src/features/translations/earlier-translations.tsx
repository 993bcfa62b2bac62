import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { Translation } from '@recto/contract/translations';
import { useQuery } from '@tanstack/react-query';
import { Languages, Quote, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { FileName } from '#shared/files/file-name.tsx';
import { translationListOptions } from '#shared/translations/queries.ts';
import { EarlierList } from '#ui/earlier-list.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { useDeleteTranslation } from './mutations.ts';
import { translationPath } from './translate-url.ts';

/** What was translated before, the last first. */
export function EarlierTranslations() {
  const [page, setPage] = useState(1);
  const remove = useDeleteTranslation();
  return (
    <EarlierList
      title="Earlier translations"
      list={useQuery(translationListOptions({ page }))}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState icon={<Languages />} title="Nothing translated yet">
          Type a text or choose a file above. Each sentence stands beside its original.
        </EmptyState>
      }
      keyOf={({ _id }) => _id}
      row={Row}
      deletion={{
        title: 'Delete this translation?',
        description: ({ name, target }) =>
          `“${name}” in ${LANGUAGE_NAMES[target]} goes for good. The file stays, and so does what you have corrected.`,
        isPending: remove.isPending,
        run: ({ _id }, onDone) => remove.mutate(_id, { onSuccess: onDone }),
      }}
    />
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
