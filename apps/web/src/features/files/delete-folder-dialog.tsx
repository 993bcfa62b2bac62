import type { FolderItem } from '@recto/contract/library';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { deleteFiles, deleteFolder } from '#shared/deletions/mutations.ts';
import { deletionPreviewQuery, describePreview } from '#shared/deletions/deletion-preview-queries.ts';
import { sentenceOf } from '#lib/api-error.ts';
import { plural } from '#lib/format.ts';
import { foldersQuery, isFile, itemsQuery } from '#shared/files/queries.ts';
import { useCloseOnBack } from '#lib/use-close-on-back.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { foldersBelow } from '#shared/files/folder-paths.ts';
import { endItemAction, useItemActions } from './item-actions.ts';
import { useLocationState } from './use-location-state.ts';

const NAMED = 4;

/** Deletes a folder, and leaves it where it or a folder in it is shown. */
function useDeleteFolder() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { folderId, toFolder } = useLocationState();
  return (folder: FolderItem, folderIds: readonly string[]) => {
    deleteFolder(client, folder, folderIds);
    if (folderId !== null && folderIds.includes(folderId)) void navigate(toFolder(folder.parentFolderId));
  };
}

const countsOf = (folders: number, files: number): string =>
  [folders > 0 && plural(folders, 'folder'), files > 0 && plural(files, 'document')]
    .filter(Boolean)
    .join(' and ');

/** What lies directly in the folder, by name. */
function Names({ folder }: { folder: FolderItem }) {
  const { data = [] } = useQuery(itemsQuery(folder._id));
  if (data.length === 0) return null;
  return (
    <ul className="mt-3 border-line border-t text-sm">
      {data.slice(0, NAMED).map((item) => (
        <li key={item._id} dir="auto" className="truncate border-line border-b py-1.5">
          {item.name}
        </li>
      ))}
      {data.length > NAMED && (
        <li className="py-1.5 text-ink-3 text-xs">{`and ${(data.length - NAMED).toLocaleString('en-US')} more`}</li>
      )}
    </ul>
  );
}

/** A folder with something in it asks first: what goes is not in sight. */
function DeleteFolderDialog({ folder, onClose }: { folder: FolderItem; onClose: () => void }) {
  const remove = useDeleteFolder();
  const cancel = useRef<HTMLButtonElement>(null);
  useCloseOnBack(onClose);
  const { data: all, isError, error } = useQuery({ ...foldersQuery, staleTime: 0 });
  const below = all && foldersBelow(all, folder._id);
  const { data: preview } = useQuery(deletionPreviewQuery({ folderIds: [folder._id] }));
  const goesToo = preview ? describePreview(preview) : '';
  const files = below?.reduce((sum, { fileCount }) => sum + fileCount, 0) ?? 0;
  const act = () => {
    if (!below) return;
    onClose();
    remove(
      folder,
      below.map(({ _id }) => _id),
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      width="sm"
      title="Delete folder"
      initialFocus={cancel}
      footer={
        <>
          <Button ref={cancel} variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destroy" disabled={!below} onClick={act}>
            Delete folder
          </Button>
        </>
      }
    >
      <div className="px-5 py-4">
        {isError && !all && <Notice tone="bad">{sentenceOf(error)}</Notice>}
        {!below && !isError && <Skeleton className="h-4 w-4/5" />}
        {below && (
          <p className="text-pretty">
            <strong className="break-words font-semibold">{folder.name}</strong>
            {` goes with ${countsOf(below.length - 1, files) || 'nothing in it'}${files > 0 ? ' and every question asked of them' : ''}.`}
          </p>
        )}
        {below && goesToo !== '' && (
          <p className="mt-2 text-pretty text-ink-2 text-sm">{`In all that is ${goesToo}.`}</p>
        )}
        {below && <Names folder={folder} />}
      </div>
    </Dialog>
  );
}

/** Deletes what was asked to be deleted, after asking where that is needed. */
export function ItemDeletion() {
  const items = useItemActions((state) => state.deleting);
  const client = useQueryClient();
  const removeFolder = useDeleteFolder();
  const folder = items.find((item) => !isFile(item));
  const asks = folder !== undefined && folder.itemCount > 0;
  const act = useEffectEvent(() => {
    endItemAction();
    if (folder) removeFolder(folder, [folder._id]);
    else deleteFiles(client, items.filter(isFile));
  });
  useEffect(() => {
    if (items.length > 0 && !asks) act();
  }, [items, asks]);
  return asks && <DeleteFolderDialog key={folder._id} folder={folder} onClose={endItemAction} />;
}
