import { cleanFileName, fileExtension } from '@recto/contract/file-names';
import { FILE_TYPES, listFileTypes, READABLE_TYPES } from '@recto/contract/file-types';
import { FILE_MAX_BYTES } from '@recto/contract/limits';
import { STAGE_NAMES } from '@recto/contract/library';
import type { Language } from '@recto/contract/languages';
import { formatBytes } from '#lib/format.ts';
import { foldersOf } from '#shared/uploads/dropped-files.ts';

/** What the installation reads. The server looks at the content; the name only spares a pointless transfer. */
export const ACCEPTED_EXTENSIONS: readonly string[] = READABLE_TYPES.map(
  (type) => FILE_TYPES[type].extension,
);

/** The language of a file to be uploaded; '' has it detected. */
export type UploadLanguage = Language | '';

/** A file on its way into the library (specification, section 3). */
export interface UploadItem {
  id: string;
  file: File;
  /** The name under which it will be kept. */
  name: string;
  type: string;
  size: number;
  subType: 'ELECTRONIC';
  lang: UploadLanguage;
  /** The folders, from the top, that it was dropped with, and lies in again. */
  folders: readonly string[];
  /** SHA-256 of the bytes; null until worked out, or where the browser cannot. */
  hash: string | null;
  /** Why it will not be sent. */
  refusal: string | null;
  /** Whether the hash is still being worked out. */
  checking: boolean;
}

export const FIRST_STAGE = STAGE_NAMES[0];

/** Why a file cannot be taken, as far as its name and size tell; null when they say nothing against it. */
export function refusalOf(file: Pick<File, 'name' | 'size'>): string | null {
  if (!ACCEPTED_EXTENSIONS.includes(fileExtension(file.name)))
    return `Only ${listFileTypes(READABLE_TYPES)} files can be read at present.`;
  if (file.size === 0) return 'This file is empty.';
  if (file.size > FILE_MAX_BYTES) {
    return `${formatBytes(file.size)}. Files may have up to ${formatBytes(FILE_MAX_BYTES)}.`;
  }
  return null;
}

let made = 0;

export function makeUploadItem(file: File, lang: UploadLanguage = ''): UploadItem {
  const refusal = refusalOf(file);
  return {
    id: `upload-${++made}`,
    file,
    name: cleanFileName(file.name),
    type: fileExtension(file.name),
    size: file.size,
    subType: 'ELECTRONIC',
    lang,
    folders: foldersOf(file),
    hash: null,
    refusal,
    checking: refusal === null,
  };
}

/**
 * The ids of those that find no place in one selection: of files by themselves beyond the most of them, however they
 * came. A folder is given as a whole, and so are the files in it; of a newer version there is one.
 */
export function surplusOf(going: readonly UploadItem[], most: number): ReadonlySet<string> {
  const counted = going.filter(({ folders }) => most === 1 || folders.length === 0);
  return new Set(counted.slice(most).map(({ id }) => id));
}

/** Files that repeat an earlier one of the selection, byte for byte: their id and the earlier one's name. */
export function repeatsOf(selection: readonly UploadItem[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const repeats = new Map<string, string>();
  for (const item of selection) {
    if (!item.hash || item.refusal) continue;
    const earlier = first.get(item.hash);
    if (earlier === undefined) first.set(item.hash, item.name);
    else repeats.set(item.id, earlier);
  }
  return repeats;
}

/** SHA-256 in hexadecimal; null where the browser has no web cryptography (plain http on a foreign host). */
export async function hashOf(file: Blob): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
