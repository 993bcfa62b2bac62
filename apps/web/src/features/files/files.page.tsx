import type { FolderItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, ListChecks, Upload } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { handOverFiles } from '#shared/uploads/chosen-files.ts';
import { useProductName } from '#lib/configuration.ts';
import { crumbsQuery, fileQuery, itemsQuery } from '#shared/files/queries.ts';
import { useFileDrop } from '#shared/uploads/use-file-drop.ts';
import { cx } from '#lib/cx.ts';
import type { PageLoader } from '#lib/page.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Crumbs } from './crumbs.tsx';
import { ItemDeletion } from './delete-folder-dialog.tsx';
import { useFileSelection } from './file-selection.ts';
import { FolderTree } from './folder-tree.tsx';
import { FolderContents } from './folder-contents.tsx';
import { useUploadFolder } from './drag-items.ts';
import { endItemAction, openMenuBelow, useItemActions } from './item-actions.ts';
import { ItemMenu } from './item-menu.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { ProtectFolderDialog } from './protect-folder-dialog.tsx';
import { END_HINT, RenameField, SHOWS_ITEM } from './rename-field.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { useLocationState } from './use-location-state.ts';

export const loader: PageLoader =
  (client) =>
  ({ request }) => {
    const folderId = new URL(request.url).searchParams.get('folder');
    // Only begun here: the screen shows its own skeletons while they run.
    void client.query({ ...itemsQuery(folderId), staleTime: 'static' }).catch(() => null);
    if (folderId) void client.query({ ...crumbsQuery(folderId), staleTime: 'static' }).catch(() => null);
    return null;
  };

/** Over the list alone, so that the folders of the tree can be dropped on. */
function DropVeil({ name }: { name: string }) {
  const folder = useUploadFolder((state) => state.folder);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-3 z-20 grid place-items-center rounded-dialog border-2 border-accent border-dashed bg-wash/90"
    >
      <p className="max-w-120 px-6 text-center font-read text-2xl text-accent-ink">
        Drop documents or folders to upload to <span className="font-medium">{folder?.name ?? name}</span>
      </p>
    </div>
  );
}

/** The only way to what can be done with a folder where there is no room for the tree. */
const FolderActions = ({ folder }: { folder: FolderItem }) => (
  <IconButton
    size="lg"
    label={`Actions for ${folder.name}`}
    aria-haspopup="menu"
    onClick={(event) => openMenuBelow([folder], event.currentTarget, 'heading')}
  >
    <Ellipsis />
  </IconButton>
);

export function Component() {
  const navigate = useNavigate();
  const productName = useProductName();
  const { folderId, uploading, previousId, toFolder, toUpload } = useLocationState();
  const folder = useQuery({ ...crumbsQuery(folderId ?? ''), enabled: folderId !== null });
  const previous = useQuery({ ...fileQuery(previousId ?? ''), enabled: previousId !== null });
  const name = folder.isError ? 'Folder not found' : (folder.data?.folder?.name ?? '');
  const title = folderId === null || folder.data?.folder === null ? 'All documents' : name;
  const { over, handlers } = useFileDrop((files) => {
    handOverFiles(files);
    if (!uploading) void navigate(toUpload(folderId));
  });
  const isSelecting = useFileSelection(({ ids }) => ids.size > 0);
  const renaming = useItemActions(({ renaming: name }) => (name?.place === 'heading' ? name.item : null));
  const protecting = useItemActions((state) => state.protecting);
  const moving = useItemActions((state) => state.moving);
  useEffect(() => endItemAction, []);
  const openUpload = () => void navigate(toUpload(folderId));
  return (
    <div className="relative grid h-full min-h-88 lg:grid-cols-[240px_minmax(0,1fr)]" {...handlers}>
      <title>{`${title || 'Files'} · ${productName}`}</title>
      <FolderTree folderId={folderId} />
      <div className="relative flex min-h-0 min-w-0 flex-col">
        {over && !uploading && <DropVeil name={title} />}
        <header {...SHOWS_ITEM} className="flex flex-wrap items-center gap-3 px-4 pt-5 pb-4 sm:px-6">
          <div className="min-w-40 flex-1 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-1.5">
            <Crumbs folderId={folderId} />
            <h1
              className={cx(
                'line-clamp-2 min-h-7 break-words font-semibold text-[21px] leading-7 tracking-[-0.012em]',
                renaming && 'sr-only',
              )}
            >
              {title}
            </h1>
            {renaming && (
              <RenameField item={renaming} hint={END_HINT} className="px-2 font-semibold text-base" />
            )}
          </div>
          {folder.data?.folder && <FolderActions folder={folder.data.folder} />}
          <Link
            to={`/qna?several${folderId === null ? '' : `&folder=${folderId}`}`}
            className={buttonClass('plain', 'md', 'max-sm:hidden')}
          >
            <ListChecks aria-hidden="true" />
            Ask with a template
          </Link>
          {/* One button at a time stands out: with files selected it may be that of the comparison. */}
          <Button variant={isSelecting ? 'plain' : 'primary'} icon={<Upload />} onClick={openUpload}>
            Upload Documents
          </Button>
        </header>
        <FolderContents key={folderId} folderId={folderId} onUpload={openUpload} />
      </div>
      <ItemMenu />
      <ItemDeletion />
      {protecting && <ProtectFolderDialog key={protecting._id} folder={protecting} onClose={endItemAction} />}
      {moving.length > 0 && <MoveDialog items={moving} onClose={endItemAction} />}
      {uploading && (previousId === null || previous.isFetched) && (
        <UploadDialog
          key={previousId}
          previous={previous.data ?? null}
          folderId={folderId}
          onFolderChange={(id) => void navigate(toUpload(id), { replace: true })}
          onClose={() => void navigate(toFolder(folderId), { replace: true })}
        />
      )}
    </div>
  );
}
