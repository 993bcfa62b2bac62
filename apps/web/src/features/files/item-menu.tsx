import type { FileItem, LibraryItem } from '@recto/contract/library';
import {
  Download,
  FileUp,
  FolderInput,
  FolderOpen,
  GitCompareArrows,
  Info,
  Languages,
  ListChecks,
  MessageSquareText,
  Pencil,
  ShieldCheck,
  Trash2,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useFileDetails } from '#shared/files/file-details.ts';
import { isFile } from '#shared/files/queries.ts';
import { plural } from '#lib/format.ts';
import { MenuItem, MenuLabel, MenuSeparator, PointMenu } from '#ui/menu.tsx';
import {
  type NamePlace,
  startDelete,
  startMove,
  startProtect,
  startRename,
  useItemActions,
} from './item-actions.ts';
import { useDownloadItems } from './mutations.ts';
import { downloadObstacle, type Way, waysOf } from './selection-ways.ts';
import { useLocationState } from './use-location-state.ts';

type Choose = (act: () => void) => () => void;

function Ways({ item, choose }: { item: LibraryItem; choose: Choose }) {
  const navigate = useNavigate();
  const details = useFileDetails();
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
      <MenuItem icon={<Info />} keys="I" onSelect={choose(() => details.open(item._id))}>
        Details
      </MenuItem>
      <MenuItem
        icon={<MessageSquareText />}
        keys="A"
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
      <MenuItem
        icon={<Languages />}
        disabled={item.status !== 'complete'}
        onSelect={choose(() => void navigate(`/translate?file=${item._id}`))}
      >
        Translate…
      </MenuItem>
      {item.previousFileId !== undefined && (
        <MenuItem
          icon={<GitCompareArrows />}
          disabled={item.status !== 'complete'}
          onSelect={choose(
            () => void navigate(`/compare-docs?first=${item.previousFileId}&second=${item._id}`),
          )}
        >
          Compare with the earlier version
        </MenuItem>
      )}
      {item.previousFileId !== undefined && (
        <MenuItem
          icon={<ListChecks />}
          disabled={item.status !== 'complete'}
          onSelect={choose(() => void navigate(`/answers-changed?file=${item._id}`))}
        >
          Answers that changed
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<FileUp />} onSelect={choose(() => void navigate(toNewerVersion(item)))}>
        Upload a newer version…
      </MenuItem>
    </>
  );
}

/** What is done with one file or folder. */
function ItemWays({ item, place, choose }: { item: LibraryItem; place: NamePlace; choose: Choose }) {
  const download = useDownloadItems();
  return (
    <>
      <Ways item={item} choose={choose} />
      <MenuItem
        icon={<Download />}
        disabled={!isFile(item) && item.itemCount === 0}
        onSelect={choose(() => download.mutate([item]))}
      >
        Download
      </MenuItem>
      <MenuItem icon={<Pencil />} keys="F2" onSelect={choose(() => startRename(item, place))}>
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
          {item.neverSendOutside && !item.inheritedFrom ? 'Allow sending outside…' : 'Never send outside…'}
        </MenuItem>
      )}
    </>
  );
}

/** What is done with all files that are selected; what cannot be done now is there, but off. */
function SelectedWays({ files, choose }: { files: readonly FileItem[]; choose: Choose }) {
  const navigate = useNavigate();
  const download = useDownloadItems();
  const { batch, comparison } = waysOf(files);
  const go = (way: Way) => choose(() => void navigate(way.to));
  return (
    <>
      <MenuLabel>{`${files.length.toLocaleString('en-US')} selected`}</MenuLabel>
      <MenuItem icon={<ListChecks />} disabled={batch.obstacle !== null} onSelect={go(batch)}>
        Batch
      </MenuItem>
      <MenuItem icon={<GitCompareArrows />} disabled={comparison.obstacle !== null} onSelect={go(comparison)}>
        Start file Comparison
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<FolderInput />} keys="M" onSelect={choose(() => startMove(...files))}>
        Move…
      </MenuItem>
      <MenuItem
        icon={<Download />}
        disabled={downloadObstacle(files) !== null}
        onSelect={choose(() => download.mutate(files))}
      >
        Download
      </MenuItem>
    </>
  );
}

/** The menu of a file or folder, or of the files that are selected; shared by all rows. */
export function ItemMenu() {
  const menu = useItemActions((state) => state.menu);
  const [item, ...others] = menu?.items ?? [];
  if (!menu || !item) return null;
  const { items, at, origin, place } = menu;
  return (
    <PointMenu
      key={`${item._id} ${at.x} ${at.y}`}
      at={at}
      origin={origin}
      label={`Actions for ${others.length > 0 ? plural(items.length, 'file') : item.name}`}
      onClose={() => useItemActions.setState({ menu: null })}
    >
      {(choose) => (
        <>
          {others.length > 0 ? (
            <SelectedWays files={items.filter(isFile)} choose={choose} />
          ) : (
            <ItemWays item={item} place={place} choose={choose} />
          )}
          <MenuSeparator />
          <MenuItem icon={<Trash2 />} danger keys="Del" onSelect={choose(() => startDelete(...items))}>
            Delete
          </MenuItem>
        </>
      )}
    </PointMenu>
  );
}
