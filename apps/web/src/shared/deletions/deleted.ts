import { create } from 'zustand';

/** Something that is gone from the screen, whether or not the server knows already. */
export interface Deleted {
  readonly id: string;
  /** The folder it lies in; absent where it lies in none. */
  readonly parentFolderId?: string | null;
  readonly isFile?: boolean;
  /** The folder itself and all below it: what lies in them is gone, too. */
  readonly folderIds?: readonly string[];
  /** The server has deleted it, so that its counts no longer hold it. */
  readonly isConfirmed?: boolean;
}

/** Kept for as long as the page lives: an event or an answer may be late, and ids are never used again. */
export const useDeleted = create<{ deleted: ReadonlyMap<string, Deleted> }>(() => ({ deleted: new Map() }));

const all = () => useDeleted.getState().deleted;

export const markDeleted = (...things: readonly Deleted[]): void =>
  useDeleted.setState(({ deleted }) => ({
    deleted: new Map([...deleted, ...things.map((thing) => [thing.id, thing] as const)]),
  }));

export const unmarkDeleted = (...things: readonly Deleted[]): void => {
  const ids = new Set(things.map(({ id }) => id));
  useDeleted.setState(({ deleted }) => ({
    deleted: new Map([...deleted].filter(([id]) => !ids.has(id))),
  }));
};

/** What lists hold: files and folders, questions, and files with their folders. */
interface Listed {
  readonly _id?: string;
  readonly type?: string;
  readonly parentFolderId?: string | null;
  /** Null over several files. */
  readonly fileId?: string | null;
  readonly file?: Listed;
}

const foldersOf = new WeakMap<ReadonlyMap<string, Deleted>, ReadonlySet<string>>();

/** The folders that are gone; gathered once, since every item of a long list is looked up in them. */
function deletedFolders(): ReadonlySet<string> {
  const deleted = all();
  const known = foldersOf.get(deleted);
  if (known) return known;
  const folders = new Set([...deleted.values()].flatMap(({ folderIds = [] }) => folderIds));
  foldersOf.set(deleted, folders);
  return folders;
}

const isInside = (folderId: string): boolean => deletedFolders().has(folderId);

/** Whether something is gone: itself, the folder it lies in, or the file it was asked of. */
export function isDeleted({ _id, parentFolderId, fileId, file }: Listed): boolean {
  if (all().size === 0) return false;
  if (file && isDeleted(file)) return true;
  if (parentFolderId && isInside(parentFolderId)) return true;
  return [_id, fileId].some((id) => id && (all().has(id) || isInside(id)));
}

interface Counts {
  readonly itemCount: number;
  readonly fileCount: number;
}

/** A folder counts without what was just deleted in it. */
function withoutCounts<T extends Listed>(item: T, things: Iterable<Deleted>): T {
  if (item.type !== 'FOLDER') return item;
  const folder = item as T & Counts;
  const gone = [...things].filter(
    ({ parentFolderId, isConfirmed }) => parentFolderId === item._id && !isConfirmed,
  );
  if (gone.length === 0) return item;
  return {
    ...folder,
    itemCount: folder.itemCount - gone.length,
    fileCount: folder.fileCount - gone.filter(({ isFile }) => isFile).length,
  };
}

/** What the server has sent, without what is gone from the screen. */
export const withoutDeleted = <T extends Listed>(items: readonly T[]): T[] =>
  items.filter((item) => !isDeleted(item)).map((item) => withoutCounts(item, all().values()));

/** A list that was right until now, without what is deleted now. */
export const withoutNow = <T extends Listed>(items: readonly T[], things: readonly Deleted[]): T[] =>
  items.filter((item) => !isDeleted(item)).map((item) => withoutCounts(item, things));
