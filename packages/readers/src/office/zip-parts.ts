import { Readable, pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { type ByteSource, SourceError } from '#byte-source.ts';
import { ReaderError } from '#reader-error.ts';

/** Parts are markup, which deflates to a tenth or a thirtieth: what grows further is made to fill memory. */
const LIMITS = { entries: 10_000, bytes: 200_000_000, ratio: 100, excess: 20_000_000 };
const BLOCK_BYTES = 65_536;
const STORED = 0;
const DEFLATED = 8;

/** The parts of an Office file, inflated one at a time and never held whole. */
export interface ZipParts {
  has(name: string): boolean;
  /** Hands a part on piece by piece; throws 'too-large' as soon as it grows beyond what a document needs. */
  read(name: string, onPiece: (piece: Uint8Array) => void): Promise<void>;
  close(): void;
}

/** Opens the directory of a zip file; throws a `ReaderError` where there is none, or one of too many entries. */
export async function openZipParts(source: ByteSource): Promise<ZipParts> {
  const zip = await asReaderErrors(() => openZip(source));
  const entries = await asReaderErrors(() => listEntries(zip));
  const allowed = { bytes: LIMITS.bytes };
  return {
    has: (name) => entries.has(keyOf(name)),
    read: (name, onPiece) =>
      asReaderErrors(async () => {
        const entry = entries.get(keyOf(name));
        if (!entry) throw new ReaderError('damaged');
        await readEntry(zip, entry, { allowed, onPiece });
      }),
    close: () => zip.close(),
  };
}

/** Names of parts differ in nothing but case only by mistake. */
const keyOf = (name: string) => name.replace(/^\//, '').toLowerCase();

const openZip = (source: ByteSource): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new SourceReader(source), source.size, { autoClose: false });

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > LIMITS.entries) throw new ReaderError('too-large');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(keyOf(entry.fileName), entry);
  return entries;
}

interface Reading {
  /** What all parts together may still inflate to. */
  readonly allowed: { bytes: number };
  readonly onPiece: (piece: Uint8Array) => void;
}

async function readEntry(zip: ZipFile, entry: Entry, { allowed, onPiece }: Reading): Promise<void> {
  if (entry.isEncrypted()) throw new ReaderError('security');
  const { compressionMethod: method } = entry;
  if (method !== STORED && method !== DEFLATED) throw new ReaderError('damaged');
  const packed = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const inflater = method === DEFLATED ? createInflateRaw() : undefined;
  const plain = inflater ? pipeline(packed, inflater, () => undefined) : packed;
  let size = 0;
  let checksum = 0;
  try {
    for await (const piece of plain as AsyncIterable<Buffer>) {
      size += piece.length;
      allowed.bytes -= piece.length;
      // What the directory says of sizes is not to be trusted: what counts is what has come out of what has gone in.
      const excess = inflater ? size - LIMITS.ratio * inflater.bytesWritten : 0;
      if (allowed.bytes < 0 || excess > LIMITS.excess) throw new ReaderError('too-large');
      checksum = crc32(piece, checksum);
      onPiece(piece);
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
      try {
        this.#source.read(at, block);
      } catch (error) {
        throw new SourceError(error);
      }
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
