import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { crumbsQuery } from '#shared/files/queries.ts';
import { useLocationState } from './use-location-state.ts';

/** The way to the folder from the top; the folder itself is the heading below. */
export function Crumbs({ folderId }: { folderId: string | null }) {
  const { toFolder } = useLocationState();
  const { data } = useQuery({ ...crumbsQuery(folderId ?? ''), enabled: folderId !== null });
  if (folderId === null) return null;
  const above = (data?.crumbs ?? []).filter((crumb) => crumb._id !== folderId);
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1 text-ink-2 text-xs">
        {[{ _id: null, name: 'All documents' }, ...above].map((crumb) => (
          <li key={crumb._id} className="flex min-w-0 items-center gap-1">
            <Link to={toFolder(crumb._id)} className="max-w-40 truncate hover:underline">
              {crumb.name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-3 shrink-0 text-ink-3" />
          </li>
        ))}
      </ol>
    </nav>
  );
}
