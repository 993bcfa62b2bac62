import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { crumbsQuery } from '#shared/files/queries.ts';
import { useItemDrop } from './drag-items.ts';
import type { Destination } from './move-items.ts';
import { useLocationState } from './use-location-state.ts';

/** A folder above; it takes what is dragged to it. */
function Crumb({ id, name }: Destination) {
  const { toFolder } = useLocationState();
  const { isOver, handlers } = useItemDrop({ id, name });
  return (
    <Link
      to={toFolder(id)}
      {...handlers}
      className={cx('max-w-40 truncate rounded-xs hover:underline', isOver && 'outline-2 outline-accent')}
    >
      {name}
    </Link>
  );
}

/** The way to the folder from the top; the folder itself is the heading below. */
export function Crumbs({ folderId }: { folderId: string | null }) {
  const { data } = useQuery({ ...crumbsQuery(folderId ?? ''), enabled: folderId !== null });
  if (folderId === null) return null;
  const above = (data?.crumbs ?? []).filter((crumb) => crumb._id !== folderId);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-ink-2 text-xs sm:gap-1.5 sm:text-[21px] sm:leading-7 sm:tracking-[-0.012em]">
        {[{ _id: null, name: 'All documents' }, ...above].map((crumb) => (
          <li key={crumb._id} className="flex min-w-0 items-center gap-1">
            <Crumb id={crumb._id} name={crumb.name} />
            <ChevronRight aria-hidden="true" className="size-3 shrink-0 text-ink-3 sm:size-4" />
          </li>
        ))}
      </ol>
    </nav>
  );
}
