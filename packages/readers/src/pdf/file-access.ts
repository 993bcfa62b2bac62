import { type ByteSource, SourceError } from '#byte-source.ts';

/** `FPDF_FILEACCESS`: the length, the function that reads a block, and what it is called with. */
const STRUCT_BYTES = 12;
/** `int (*m_GetBlock)(void* param, unsigned long position, unsigned char* pBuf, unsigned long size)`. */
export const GET_BLOCK_SIGNATURE = 'iiiii';

/** What is needed of PDFium here. */
interface Engine {
  malloc(size: number): number;
  free(pointer: number): void;
  view(): DataView<ArrayBuffer>;
  /** Pointer to the function that `makeGetBlock` made. */
  readonly getBlock: number;
}

interface Entry {
  readonly source: ByteSource;
  failure?: { readonly error: unknown };
}

/** What PDFium reads its open files from, in this thread. */
const entries = new Map<number, Entry>();
let lastId = 0;

/** The function that PDFium calls for a block of any open file. */
export function makeGetBlock(view: () => DataView<ArrayBuffer>) {
  return (id: number, position: number, at: number, size: number): number => {
    const entry = entries.get(id);
    if (!entry) return 0;
    try {
      // As WebAssembly hands them over, numbers above 2 GB are negative.
      entry.source.read(position >>> 0, new Uint8Array(view().buffer, at >>> 0, size >>> 0));
      return 1;
    } catch (error) {
      // The engine has called itself until the stack was full: a trap like any other, and no fault of the source.
      if (error instanceof RangeError) throw error;
      entry.failure ??= { error };
      return 0;
    }
  };
}

export interface FileAccess {
  /** For `FPDF_LoadCustomDocument`. */
  readonly pointer: number;
  /** Throws when a block could not be read: what the engine says after that is no fault of the file. */
  check(): void;
  /** To be called once the document is closed. */
  release(): void;
}

/** Has PDFium read a file block by block; null when there is no memory left for that. */
export function openFileAccess(engine: Engine, source: ByteSource): FileAccess | null {
  const pointer = engine.malloc(STRUCT_BYTES);
  if (pointer === 0) return null;
  const id = ++lastId;
  const entry: Entry = { source };
  entries.set(id, entry);
  const view = engine.view();
  view.setUint32(pointer, source.size, true);
  view.setUint32(pointer + 4, engine.getBlock, true);
  view.setUint32(pointer + 8, id, true);
  return {
    pointer,
    check() {
      if (entry.failure) throw new SourceError(entry.failure.error);
    },
    release() {
      entries.delete(id);
      engine.free(pointer);
    },
  };
}
