import { type ByteSource, readSource } from '#byte-source.ts';

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER_BYTES = 512;
/** Of 512 bytes or 4,096, as powers of two: there are no others (MS-CFB, 2.2). */
const SECTOR_SHIFTS = [9, 12];
/** The header of the file names this many sectors of its allocation table; files of up to 7 MB have no more. */
const TABLE_SECTORS = 109;
const ENTRY_BYTES = 128;
/** A directory of a few dozen streams; more is walked through no further. */
const MAX_DIRECTORY_SECTORS = 64;

/** The stream that holds the file proper, where that is under a password (MS-OFFCRYPTO, 2.1). */
const ENCRYPTED = 'EncryptedPackage';

/** Whether a file begins as a compound file does: an Office file of before 2007, or one of today under a password. */
export const isCompoundFile = (head: Uint8Array): boolean =>
  head.length >= SIGNATURE.length && SIGNATURE.every((byte, at) => head[at] === byte);

/**
 * Whether a compound file is an Office file of today under a password; which type it is only the password shows. Source:
 * MS-CFB, 2.2 (header), 2.3 (allocation table), 2.6 (directory).
 */
export async function isEncryptedOffice(file: Blob): Promise<boolean> {
  const header = await viewOf(file, 0, HEADER_BYTES);
  if (header.byteLength < HEADER_BYTES) return false;
  const shift = header.getUint16(30, true);
  if (!SECTOR_SHIFTS.includes(shift)) return false;
  const sectorBytes = 2 ** shift;
  const readSector = (sector: number) => viewOf(file, (sector + 1) * sectorBytes, (sector + 2) * sectorBytes);
  let sector = header.getUint32(48, true);
  for (let count = 0; count < MAX_DIRECTORY_SECTORS; count++) {
    const entries = await readSector(sector);
    if (listNames(entries).includes(ENCRYPTED)) return true;
    const perTable = sectorBytes / 4;
    const table = Math.floor(sector / perTable);
    if (table >= TABLE_SECTORS) return false;
    const links = await readSector(header.getUint32(76 + 4 * table, true));
    if (links.byteLength < sectorBytes) return false;
    sector = links.getUint32(4 * (sector % perTable), true);
  }
  return false;
}

function listNames(entries: DataView): string[] {
  const names: string[] = [];
  for (let at = 0; at + ENTRY_BYTES <= entries.byteLength; at += ENTRY_BYTES) {
    // With the zero at its end; of 32 characters at most.
    const bytes = Math.min(64, entries.getUint16(at + 64, true)) - 2;
    const name = new Uint8Array(entries.buffer, entries.byteOffset + at, Math.max(0, bytes));
    names.push(new TextDecoder('utf-16le').decode(name));
  }
  return names;
}

async function viewOf(file: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await file.slice(start, end).arrayBuffer());
}

/** Documents under a password are wrapped in a file of another kind. */
export function isProtected(source: ByteSource): boolean {
  const head = new Uint8Array(Math.min(source.size, SIGNATURE.length));
  readSource(source, 0, head);
  return isCompoundFile(head);
}
