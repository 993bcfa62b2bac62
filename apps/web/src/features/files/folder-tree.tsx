import type { FolderItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { FolderPlus } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { crumbsQuery, isFile, itemsQuery } from '#shared/files/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { CreateFolderDialog } from './create-folder-dialog.tsx';
import { useItemActions } from './item-actions.ts';
import { moveInTree } from './move-in-tree.ts';
import { SHOWS_ITEM } from './rename-field.tsx';
import { RenamedRow } from './renamed-row.tsx';
import { TreeRow } from './tree-row.tsx';

interface Branch {
  selectedId: string | null;
  /** The folder whose row the Tab key comes to. */
  tabbableId: string | null;
  expanded: ReadonlySet<string>;
  toggle: (id: string, open?: boolean) => void;
}

/** The subfolders of a folder. They are asked for when the folder is first opened, and kept (childrenFetch). */
function Subfolders({ parentId, level, ...branch }: Branch & { parentId: string | null; level: number }) {
  const items = useQuery({ ...itemsQuery(parentId), staleTime: Number.POSITIVE_INFINITY });
  const folders = (items.data ?? []).filter((item) => !isFile(item));
  if (items.isPending) return <li role="none" className="h-8" />;
  return folders
    .sort((a, b) => a.name.localeCompare(b.name))
    .map((folder) => <FolderBranch key={folder._id} folder={folder} level={level} {...branch} />);
}

function FolderBranch({ folder, level, ...branch }: Branch & { folder: FolderItem; level: number }) {
  const expanded = branch.expanded.has(folder._id);
  const known = useQuery({ ...itemsQuery(folder._id), enabled: false }).data;
  // Before its items are known, its counts tell whether there are folders among them.
  const mayOpen = known ? known.some((item) => !isFile(item)) : folder.itemCount > folder.fileCount;
  const isRenaming = useItemActions(
    ({ renaming }) => renaming?.item._id === folder._id && renaming.place === 'row',
  );
  const row = {
    folder,
    level,
    selected: branch.selectedId === folder._id,
    expanded: mayOpen ? expanded : undefined,
  };
  return (
    <li role="none" {...SHOWS_ITEM}>
      {isRenaming ? (
        <RenamedRow {...row} />
      ) : (
        <TreeRow
          {...row}
          name={folder.name}
          count={folder.fileCount}
          tabbable={branch.tabbableId === folder._id}
          onToggle={() => branch.toggle(folder._id)}
        />
      )}
      {expanded && mayOpen && (
        <ul role="group">
          <Subfolders parentId={folder._id} level={level + 1} {...branch} />
        </ul>
      )}
    </li>
  );
}

/** Opens the folders on the way to the selected one, so that it can be seen. */
function useExpanded(folderId: string | null) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const { data, isError } = useQuery({ ...crumbsQuery(folderId ?? ''), enabled: folderId !== null });
  const way = data?.crumbs.map(({ _id }) => _id).join(' ') ?? '';
  useEffect(() => {
    if (way) setExpanded((before) => new Set([...before, ...way.split(' ')]));
  }, [way]);
  const toggle = (id: string, open?: boolean) =>
    setExpanded((before) => {
      const after = new Set(before);
      if (open ?? !before.has(id)) after.add(id);
      else after.delete(id);
      return after;
    });
  return { expanded, toggle, isMissing: isError };
}

/** The row that the Tab key comes to: the one that had the focus last, at first that of the folder that is shown. */
function useTabbable(folderId: string | null) {
  const [walked, setWalked] = useState<{ from: string | null; to: string | null } | null>(null);
  // Another folder that is shown is the place to begin at again.
  const tabbableId = walked?.from === folderId ? walked.to : folderId;
  return { tabbableId, walkTo: (id: string | null) => setWalked({ from: folderId, to: id }) };
}

export function FolderTree({ folderId }: { folderId: string | null }) {
  const root = useQuery(itemsQuery(null));
  const { expanded, toggle, isMissing } = useExpanded(folderId);
  const { tabbableId, walkTo } = useTabbable(isMissing ? null : folderId);
  const [creating, setCreating] = useState(false);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moveInTree(event.currentTarget, event.key, toggle)) event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    walkTo(target.closest<HTMLElement>('[data-folder]')?.dataset['folder'] || null);
  // What lies below a folder that is closed can have no place of its own any more.
  const toggleByPointer = (id: string) => {
    if (expanded.has(id)) walkTo(id);
    toggle(id);
  };
  return (
    <aside
      aria-label="Folders"
      className="flex min-h-0 flex-col overflow-y-auto border-line border-e px-2.5 py-3 max-lg:hidden"
    >
      <div className="flex h-7 items-center justify-between ps-2 pe-0.5">
        <h2 className="font-medium text-ink-2 text-xs">Folders</h2>
        <IconButton label="Create folder" onClick={() => setCreating(true)}>
          <FolderPlus />
        </IconButton>
      </div>
      <ul
        role="tree"
        aria-label="Folders"
        className="mt-1.5 space-y-px"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <li role="none">
          <TreeRow
            name="All documents"
            count={root.data?.filter(isFile).length ?? 0}
            level={1}
            selected={folderId === null}
            tabbable={tabbableId === null}
            expanded
          />
          <ul role="group" className="space-y-px">
            <Subfolders
              parentId={null}
              level={2}
              selectedId={folderId}
              tabbableId={tabbableId}
              expanded={expanded}
              toggle={toggleByPointer}
            />
          </ul>
        </li>
      </ul>
      {creating && <CreateFolderDialog parentFolderId={folderId} onClose={() => setCreating(false)} />}
    </aside>
  );
}
