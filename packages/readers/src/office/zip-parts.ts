import { Readable, pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { type ByteSource, readSource, SourceError } from '#byte-source.ts';
import { checkDirectory, checkEntryCount, Inflation } from '#office/inflation.ts';
import { findEnd, TAIL_BYTES } from '#office/zip-directory.ts';
import { ReaderError } from '#reader-error.ts';

const BLOCK_BYTES = 65_536;
const STORED = 0;
const DEFLATED = 8;

type OnPiece = (piece: Uint8Array) => false | void;

/** The parts of an Office file, inflated one at a time and never held whole. */
export interface ZipParts {
  has(name: string): boolean;
  /** The names of all parts, in lower case. */
  list(): readonly string[];
  /** The same as the file writes them, in its order. */
  names(): readonly string[];
  /**
   * Hands a part on piece by piece, until `onPiece` answers false; throws 'too-large' as soon as it grows beyond what a
   * document needs.
   */
  read(name: string, onPiece: OnPiece): Promise<void>;
  close(): void;
}

/**
 * Opens the directory of a zip file; throws a `ReaderError` where there is none, or one whose entries are too many or are
 * to grow too large.
 */
export async function openZipParts(source: ByteSource): Promise<ZipParts> {
  const zip = await asReaderErrors(() => openZip(source));
  const entries = await asReaderErrors(() => listEntries(zip));
  const inflation = new Inflation();
  return {
    has: (name) => entries.has(keyOf(name)),
    list: () => [...entries.keys()],
    names: () => [...entries.values()].map(({ fileName }) => fileName),
    read: (name, onPiece) =>
      asReaderErrors(async () => {
        const entry = entries.get(keyOf(name));
        if (!entry) throw new ReaderError('damaged');
        await readEntry(zip, entry, { inflation, onPiece });
      }),
    close: () => zip.close(),
  };
}

/** Names of parts differ in nothing but case only by mistake. */
const keyOf = (name: string) => name.replace(/^\//, '').toLowerCase();

const openZip = (source: ByteSource): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new SourceReader(source), sizeOf(source), { autoClose: false });

/** Without what lies behind the zip file, of which the library would have nothing. */
function sizeOf(source: ByteSource): number {
  const tail = new Uint8Array(Math.min(source.size, TAIL_BYTES));
  readSource(source, source.size - tail.length, tail);
  const end = findEnd(tail)?.end ?? tail.length;
  return source.size - tail.length + Math.min(end, tail.length);
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  checkEntryCount(zip.entryCount);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const byName = new Map<string, Entry>();
  const listed = entries.filter((entry) => {
    const known = byName.get(keyOf(entry.fileName));
    if (known && !isSameContent(known, entry)) throw new ReaderError('doubled-parts');
    if (!known) byName.set(keyOf(entry.fileName), entry);
    return known?.relativeOffsetOfLocalHeader !== entry.relativeOffsetOfLocalHeader;
  });
  checkDirectory(listed, zip.fileSize);
  return byName;
}

/**
 * No program writes two parts of the same name, and of two that differ some read the first and others the last: nobody could
 * rely on the document that is shown.
 */
const isSameContent = (one: Entry, other: Entry) =>
  one.crc32 === other.crc32 && one.uncompressedSize === other.uncompressedSize;

interface Reading {
  readonly inflation: Inflation;
  readonly onPiece: OnPiece;
}

async function readEntry(zip: ZipFile, entry: Entry, { inflation, onPiece }: Reading): Promise<void> {
  if (entry.isEncrypted()) throw new ReaderError('protected');
  const { compressionMethod: method } = entry;
  if (method !== STORED && method !== DEFLATED) throw new ReaderError('damaged');
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const inflater = method === DEFLATED ? createInflateRaw() : undefined;
  const plain = inflater ? pipeline(packed, inflater, () => undefined) : packed;
  let size = 0;
  let checksum = 0;
  let taken = 0;
  try {
    for await (const piece of plain as AsyncIterable<Buffer>) {
      size += piece.length;
      const takenNow = inflater?.bytesWritten ?? size;
      const step = [piece.length, takenNow - taken] as const;
      taken = takenNow;
      // What is not listed is only counted, to tell a bomb from a damaged file.
      if (size > entry.uncompressedSize) inflation.addUnlisted(...step);
      else {
        inflation.add(...step);
        checksum = crc32(piece, checksum);
        if (onPiece(piece) === false) return;
      }
    }
  } finally {
    packed.destroy();
    inflater?.destroy();
  }
  if (size !== entry.uncompressedSize || checksum !== entry.crc32) throw new ReaderError('damaged');
}

/** The bytes of a source as yauzl asks for them. */
class SourceReader extends RandomAccessReader {
  readonly #source: ByteSource;

  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#blocks(start, end), { objectMode: false });
  }

  *#blocks(start: number, end: number): Generator<Buffer> {
    for (let at = start; at < end; at += BLOCK_BYTES) {
      const block = Buffer.alloc(Math.min(BLOCK_BYTES, end - at));
      readSource(this.#source, at, block);
      yield block;
    }
  }
}

async function asReaderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReaderError || error instanceof SourceError) throw error;
    throw new ReaderError('damaged', error);
  }
}
