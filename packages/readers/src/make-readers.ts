import { type ByteSource, sourceOf } from '#byte-source.ts';
import { detectType, explainRefusal } from '#detect-type.ts';
import type {
  DocumentReader,
  DrawPicture,
  FileFormat,
  OpenDocument,
  OpenOptions,
  Refusal,
} from '#document-reader.ts';

/** Whatever can be done with files of the types of a table, without naming one. */
export interface Readers<T extends string> {
  /** The types that can be opened. */
  readonly types: readonly T[];
  /** Whether a file that begins so may be of one of them: what is not need not be kept to be refused. */
  mayBeReadable(head: Uint8Array): boolean;
  /** The type that the whole file shows, whether it can be opened or not, or null; `named` is what its name ends in. */
  detectType(file: Blob, named?: string): Promise<T | null>;
  /** Why a file is of no type here though it is known what it is. */
  explainRefusal(file: Blob): Promise<Refusal | null>;
  /** Grows with every change to what is read from files of the type: pages stored by an earlier version are read again. */
  versionOf(type: T): number;
  /** How a converter lays files of the type out, and the type that it makes of them; null where none does. */
  layoutOf(type: T): { readonly as: T; readonly importFilter: string } | null;
  /** Opens a document; throws a `ReaderError` when it cannot be read, a `SourceError` for what the source throws. */
  openDocument(type: T, source: Uint8Array | ByteSource, options?: OpenOptions): Promise<OpenDocument>;
  /** Whether an engine of this thread has trapped: files that were open then must not be read on. */
  hasTrapped(): boolean;
}

export function makeReaders<T extends string>(formats: Readonly<Record<T, FileFormat>>): Readers<T> {
  const types = (Object.keys(formats) as T[]).filter((type) => formats[type].reader);
  const loaded = new Map<T, DocumentReader>();

  const getReader = (type: T) => {
    const { reader } = formats[type];
    if (!reader) throw new Error(`nothing reads ${type}`);
    return reader;
  };

  const loadReader = async (type: T) => {
    const reader = loaded.get(type) ?? (await getReader(type).load());
    loaded.set(type, reader);
    return reader;
  };

  const drawPicture: DrawPicture = async (...picture) => {
    const painter = types.find((type) => formats[type].reader?.loadPainter);
    const draw = painter && (await formats[painter].reader?.loadPainter?.());
    if (!draw) throw new Error('nothing draws pictures');
    // Its engine may trap as if it had opened a file.
    await loadReader(painter);
    return draw(...picture);
  };

  return {
    types,
    mayBeReadable: (head) => types.some((type) => formats[type].mayBe(head)),
    detectType: (file, named) => detectType(formats, file, named),
    explainRefusal: (file) => explainRefusal(Object.values<FileFormat>(formats), file),
    layoutOf(type) {
      const { layout } = formats[type];
      const as = types.find((each) => each === layout?.as);
      return layout && as !== undefined ? { as, importFilter: layout.importFilter } : null;
    },
    versionOf: (type) => getReader(type).version,
    async openDocument(type, source, options = {}) {
      const reader = await loadReader(type);
      const bytes = source instanceof Uint8Array ? sourceOf(source) : source;
      return reader.open(bytes, { ...options, drawPicture });
    },
    hasTrapped: () => [...loaded.values()].some((reader) => reader.hasTrapped()),
  };
}
