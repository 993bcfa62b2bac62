import type { FolderItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { Folder, FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { cx } from '#lib/cx.ts';
import { isFile, itemsQuery } from '#shared/files/queries.ts';
import { CreateFolderDialog } from './create-folder-dialog.tsx';
import { useItemDrop } from './drag-items.ts';
import { useLocationState } from './use-location-state.ts';

const CHIP =
  'flex h-7 shrink-0 items-center gap-1.5 rounded-full border border-control bg-surface px-2.5 font-medium text-xs shadow-low [&_svg]:size-3.5';

/** A folder; it takes what is dragged to it, where a pointer can drag. */
function FolderChip({ folder: { _id: id, name, fileCount } }: { folder: FolderItem }) {
  const { toFolder } = useLocationState();
  const { isOver, handlers } = useItemDrop({ id, name });
  return (
    <Link
      to={toFolder(id)}
      {...handlers}
      className={cx(CHIP, isOver && 'border-accent bg-wash text-accent-ink')}
    >
      <Folder aria-hidden="true" />
      {name}
      {fileCount > 0 && <span className="text-ink-3 tabular-nums">{fileCount.toLocaleString('en-US')}</span>}
    </Link>
  );
}

/** The folders in this folder on narrow screens, where there is no room for the tree. */
export function FolderChips({ folderId }: { folderId: string | null }) {
  const { data = [] } = useQuery(itemsQuery(folderId));
  const [creating, setCreating] = useState(false);
  return (
    <nav
      aria-label="Folders here"
      className="flex gap-2 overflow-x-auto border-line border-b px-4 py-2.5 sm:px-6 lg:hidden"
    >
      {data.map((item) => !isFile(item) && <FolderChip key={item._id} folder={item} />)}
      <button type="button" className={CHIP} onClick={() => setCreating(true)}>
        <FolderPlus aria-hidden="true" />
        Create folder
      </button>
      {creating && <CreateFolderDialog parentFolderId={folderId} onClose={() => setCreating(false)} />}
    </nav>
  );
}
