import { cleanFileName, fileExtension } from '@recto/contract/file-names';
import { FILE_TYPES, listFileTypes, READABLE_TYPES } from '@recto/contract/file-types';
import { FILE_MAX_BYTES, FILES_PER_SELECTION } from '@recto/contract/limits';
import { type FileItem, STAGE_NAMES } from '@recto/contract/library';
import { formatBytes } from '#lib/format.ts';
import type { UploadLanguage } from './upload-language.tsx';
import { foldersOf, wasDropped } from '#shared/uploads/dropped-files.ts';

/** What the installation reads. The server looks at the content; the name only spares a pointless transfer. */
export const ACCEPTED_EXTENSIONS: readonly string[] = READABLE_TYPES.map(
  (type) => FILE_TYPES[type].extension,
);

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
 * Adds files: of chosen ones up to the most of one selection, of dropped ones all; as the newer version of `previous` one,
 * in its language. Tells how many found no place.
 */
export function addToSelection(
  selection: readonly UploadItem[],
  files: readonly File[],
  previous: Pick<FileItem, 'lang'> | null = null,
): { selection: UploadItem[]; leftOut: number } {
  let room = Math.max(0, (previous ? 1 : FILES_PER_SELECTION) - selection.length);
  const isGiven = (file: File) => wasDropped(file) || foldersOf(file).length > 0;
  const added = files.filter((file) => (previous === null && isGiven(file)) || room-- > 0);
  return {
    selection: [...selection, ...added.map((file) => makeUploadItem(file, previous?.lang))],
    leftOut: files.length - added.length,
  };
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
