import type { LibraryItem } from '@recto/contract/library';
import {
  Download,
  FileUp,
  FolderInput,
  FolderOpen,
  GitCompareArrows,
  Info,
  MessageSquareText,
  Pencil,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFileDetails } from '#shared/files/file-details.ts';
import { useDownload } from '#shared/files/mutations.ts';
import { isFile } from '#shared/files/queries.ts';
import { MenuItem, MenuSeparator, PointMenu } from '#ui/menu.tsx';
import { startDelete, startMove, startProtect, startRename, useItemActions } from './item-actions.ts';
import { useLocationState } from './use-location-state.ts';

type Choose = (act: () => void) => () => void;

function Ways({ item, choose }: { item: LibraryItem; choose: Choose }) {
  const navigate = useNavigate();
  const details = useFileDetails();
  const download = useDownload(item._id);
  const { toFolder, toNewerVersion } = useLocationState();
  if (!isFile(item)) {
    return (
      <MenuItem icon={<FolderOpen />} onSelect={choose(() => void navigate(toFolder(item._id)))}>
        Open
      </MenuItem>
    );
  }
  return (
    <>
      <MenuItem icon={<Info />} onSelect={choose(() => details.open(item._id))}>
        Details
      </MenuItem>
      <MenuItem
        icon={<MessageSquareText />}
        disabled={item.status !== 'complete'}
        onSelect={choose(() => void navigate(`/chat?file=${item._id}`))}
      >
        Ask
      </MenuItem>
      <MenuItem
        icon={<GitCompareArrows />}
        disabled={item.status !== 'complete'}
        onSelect={choose(() => void navigate(`/compare-docs?first=${item._id}`))}
      >
        Compare with…
      </MenuItem>
      {item.previousFileId !== undefined && (
        <MenuItem
          icon={<GitCompareArrows />}
          disabled={item.status !== 'complete'}
          onSelect={choose(
            () => void navigate(`/compare-docs?first=${item.previousFileId}&second=${item._id}`),
          )}
        >
          Compare with earlier version
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<FileUp />} onSelect={choose(() => void navigate(toNewerVersion(item)))}>
        Upload a newer version…
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={choose(() => download.mutate('original'))}>
        Download
      </MenuItem>
    </>
  );
}

/** The menu of a file or folder, shared by all rows. */
export function ItemMenu() {
  const menu = useItemActions((state) => state.menu);
  if (!menu) return null;
  const { item, at, origin } = menu;
  return (
    <PointMenu
      key={`${item._id} ${at.x} ${at.y}`}
      at={at}
      origin={origin}
      label={`Actions for ${item.name}`}
      onClose={() => useItemActions.setState({ menu: null })}
    >
      {(choose) => (
        <>
          <Ways item={item} choose={choose} />
          <MenuItem icon={<Pencil />} keys="F2" onSelect={choose(() => startRename(item))}>
            Rename
          </MenuItem>
          <MenuItem
            icon={<FolderInput />}
            {...(isFile(item) && { keys: 'M' })}
            onSelect={choose(() => startMove(item))}
          >
            Move…
          </MenuItem>
          {!isFile(item) && (
            <MenuItem icon={<ShieldCheck />} onSelect={choose(() => startProtect(item))}>
              {item.neverSendOutside && !item.inheritedFrom
                ? 'Allow sending outside…'
                : 'Never send outside…'}
            </MenuItem>
          )}
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger keys="Del" onSelect={choose(() => startDelete(item))}>
            Delete
          </MenuItem>
        </>
      )}
    </PointMenu>
  );
}
