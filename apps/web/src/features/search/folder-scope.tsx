import { useQuery } from '@tanstack/react-query';
import { Folder, FolderOpen } from 'lucide-react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { folderPaths } from '#shared/files/folder-paths.ts';
import { foldersQuery } from '#shared/files/queries.ts';
import { unreadCountQuery } from './queries.ts';

interface FolderScopeProps {
  readonly folderId: string | null;
  readonly toFolder: (id: string | null) => string;
}

const LOOK =
  'flex min-w-0 items-center gap-2 text-sm max-lg:h-8 max-lg:shrink-0 max-lg:rounded-full max-lg:border max-lg:px-3 max-lg:text-xs ' +
  'lg:min-h-7 lg:rounded-control lg:px-2 lg:py-1 [&_svg]:size-4 [&_svg]:shrink-0';

/** Where is searched: everywhere, or in a folder and below it. A column; where there is no room, a row. */
export function FolderScope({ folderId, toFolder }: FolderScopeProps) {
  const folders = folderPaths(useQuery(foldersQuery).data ?? []);
  const { data: unread = 0 } = useQuery(unreadCountQuery);
  const scopes = [{ id: null, path: 'All documents' }, ...folders];
  return (
    <aside
      aria-label="Where to search"
      className="min-w-0 max-lg:border-b max-lg:border-line lg:min-h-0 lg:overflow-y-auto lg:border-e lg:border-line lg:px-2.5 lg:py-3"
    >
      <h2 className="px-2 pb-1.5 font-medium text-ink-2 text-xs max-lg:sr-only">Search in</h2>
      <ul className="flex gap-2 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-2.5 lg:flex-col lg:gap-px">
        {scopes.map(({ id, path }) => {
          const isChosen = id === folderId;
          const Icon = isChosen ? FolderOpen : Folder;
          return (
            <li key={id} className="min-w-0 max-lg:shrink-0">
              <Link
                to={toFolder(id)}
                replace
                aria-current={isChosen ? 'true' : undefined}
                title={path}
                className={cx(
                  LOOK,
                  isChosen
                    ? 'bg-wash font-medium text-accent-ink max-lg:border-accent/40'
                    : 'max-lg:border-control hover:bg-quiet',
                )}
              >
                <Icon aria-hidden="true" />
                <span className="truncate max-lg:max-w-50">{path}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      {unread > 0 && (
        <p className="px-2 pt-5 text-ink-3 text-xs max-lg:sr-only">
          {`${plural(unread, 'file')} ${unread === 1 ? 'is' : 'are'} still being read, and found by name only.`}
        </p>
      )}
    </aside>
  );
}
