import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

const inflate = promisify(inflateRaw);

/** An entry of a zip file as its directory describes it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  /** Where the entry begins in the file. */
  readonly offset: number;
}

/** The record that ends a zip file, and how far behind it the file may go on, with a comment or with what was left there. */
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
/** All of a file in which that record is looked for. */
export const TAIL_BYTES = END_BYTES + MAX_COMMENT_BYTES;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

/** Tens of thousands of entries. */
const MAX_DIRECTORY_BYTES = 4_000_000;

export const isZip = (head: Uint8Array): boolean =>
  head.length > 4 && viewOf(head).getUint32(0, true) === LOCAL_SIGNATURE;

/**
 * The entries of a zip file by the directory at its end, which is what programs go by; null where there is none that can
 * be read. Files above 4 GB (zip64) are not supported.
 */
export async function readZipDirectory(file: Blob): Promise<ZipEntry[] | null> {
  const tail = await bytesOf(file, file.size - TAIL_BYTES, file.size);
  const end = findEnd(tail);
  if (!end) return null;
  const { size, offset } = end;
  if (size > MAX_DIRECTORY_BYTES || offset + size > file.size) return null;
  return parseEntries(await bytesOf(file, offset, offset + size));
}

/** What an entry holds; null where it is larger than `maxBytes`, compressed in an unusual way, or damaged. */
export async function readZipEntry(
  file: Blob,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Uint8Array | null> {
  if (entry.compressedSize > maxBytes) return null;
  const head = await bytesOf(file, entry.offset, entry.offset + LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || viewOf(head).getUint32(0, true) !== LOCAL_SIGNATURE) return null;
  const start =
    entry.offset + LOCAL_BYTES + viewOf(head).getUint16(26, true) + viewOf(head).getUint16(28, true);
  const content = await bytesOf(file, start, start + entry.compressedSize);
  if (entry.method === STORED) return content;
  if (entry.method !== DEFLATED) return null;
  return inflate(content, { maxOutputLength: maxBytes }).catch(() => null);
}

interface DirectoryEnd {
  /** Of the directory. */
  readonly size: number;
  readonly offset: number;
  /** Where the zip file ends within the bytes looked at, with its comment; some programs leave bytes behind it. */
  readonly end: number;
}

/** The last record of its kind, which is what everything here goes by. */
export function findEnd(tail: Uint8Array): DirectoryEnd | null {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue;
    return {
      size: view.getUint32(at + 12, true),
      offset: view.getUint32(at + 16, true),
      end: at + END_BYTES + view.getUint16(at + 20, true),
    };
  }
  return null;
}

function parseEntries(directory: Uint8Array): ZipEntry[] | null {
  const view = viewOf(directory);
  const entries: ZipEntry[] = [];
  for (let at = 0; at < directory.length; ) {
    if (at + ENTRY_BYTES > directory.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) return null;
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(directory.subarray(at + ENTRY_BYTES, nameEnd)),
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    });
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(Math.max(0, start), end).arrayBuffer());
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);
