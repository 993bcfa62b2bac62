import { FILE_TYPES } from '@recto/contract/file-types';
import { DOWNLOAD_MAX_BYTES, DOWNLOAD_MAX_FILES } from '@recto/contract/limits';
import { type BlobStore, streamIfThere } from '#kernel/blobs.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database.ts';
import type { Download } from '#kernel/downloads.ts';
import type { Caller } from '#kernel/http.ts';
import { mayUseProtected, scopeMissing } from '#kernel/token-access.ts';
import { zipFiles } from '#kernel/zip-files.ts';
import { originalKey } from '#modules/library/accept-file.ts';
import { archivePaths, safeName } from '#modules/library/archive-paths.ts';
import * as errors from '#modules/library/library.errors.ts';
import { listProtectedAmong } from '#modules/library/protection.store.ts';
import { listSelected, type Selected, type Selection } from '#modules/library/selected.store.ts';

interface DownloadDeps {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

/**
 * Originals as one zip: of files that are named, and of all in folders that are named. What is named travels in the signed
 * address and is looked for again when that is opened: what was moved or deleted meanwhile counts as it is then.
 */
export function makeDownloadSelected({ database, blobs, clock }: DownloadDeps) {
  const collect = (accountId: string, selection: Selection) =>
    listSelected(database.root, { accountId, ...selection, limit: DOWNLOAD_MAX_FILES + 1 });

  const nameOf = ({ folderIds, fileIds }: Selection, { folders }: Selected): string => {
    const [only, ...others] = folderIds;
    const folder = others.length + fileIds.length === 0 && folders.find(({ id }) => id === only);
    const day = new Date(clock()).toISOString().slice(0, 10);
    return `${folder ? safeName(folder.name) : `documents-${day}`}.zip`;
  };

  return {
    /** What stands for the selection in an address, and what it holds; throws where it cannot be downloaded. */
    async describe(caller: Pick<Caller, 'accountId' | 'scopes'>, selection: Selection) {
      const { accountId } = caller;
      const found = await collect(accountId, selection);
      const bytes = found.files.reduce((sum, { size }) => sum + size, 0);
      if (found.files.length > DOWNLOAD_MAX_FILES || bytes > DOWNLOAD_MAX_BYTES)
        throw errors.downloadTooLarge();
      if (!holdsAll(found.folders, selection.folderIds)) throw errors.folderNotFound();
      if (!holdsAll(found.files, selection.fileIds)) throw errors.fileNotFound();
      if (found.files.length === 0) throw errors.downloadEmpty();
      // What is named was looked at with the request; folders below what is named were not.
      const ids = found.files.map(({ id }) => id);
      if (
        !mayUseProtected(caller) &&
        (await listProtectedAmong(database.root, { accountId, ids })).length > 0
      )
        throw scopeMissing('outside');
      return { id: pack(selection), name: nameOf(selection, found), files: found.files.length, bytes };
    },

    /** The zip that a signed address stands for; null when all of it is gone. */
    async find(accountId: string, packed: string): Promise<Download | null> {
      const selection = unpack(packed);
      const found = await collect(accountId, selection);
      if (found.files.length === 0) return null;
      const paths = pathsOf(found);
      const files = found.files.map(({ id, type, created_at }) => ({
        path: paths.get(id) ?? id,
        storedAt: created_at,
        isPacked: FILE_TYPES[type].isCompressed,
        open: () => streamIfThere(blobs, originalKey(id)),
      }));
      const open = async () => zipFiles(files);
      return { name: nameOf(selection, found), type: 'application/zip', size: null, open };
    },
  };
}

const holdsAll = (found: readonly { id: string }[], wanted: readonly string[]): boolean => {
  const ids = new Set(found.map(({ id }) => id));
  return wanted.every((id) => ids.has(id));
};

/** Folders as they lie below those that are named; what is named, and in no folder of the selection, lies at the top. */
function pathsOf({ folders, files }: Selected): Map<string, string> {
  const inside = new Set(folders.map(({ id }) => id));
  const place = (id: string, name: string, parent: string | null) => ({
    _id: id,
    name,
    parentFolderId: parent !== null && inside.has(parent) ? parent : null,
  });
  return archivePaths(
    folders.map(({ id, name, parent_id }) => place(id, name, parent_id)),
    files.map(({ id, name, folder_id }) => place(id, name, folder_id)),
    '',
  );
}

const packIds = (ids: readonly string[]): string =>
  Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64url');

const unpackIds = (packed: string): string[] =>
  (Buffer.from(packed, 'base64url').toString('hex').match(/.{32}/g) ?? []).map((hex) =>
    hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  );

/** Sixteen bytes for each id, since addresses have to be short. */
const pack = ({ fileIds, folderIds }: Selection): string => `${packIds(fileIds)}.${packIds(folderIds)}`;

function unpack(packed: string): Selection {
  const [files = '', folders = ''] = packed.split('.');
  return { fileIds: unpackIds(files), folderIds: unpackIds(folders) };
}
