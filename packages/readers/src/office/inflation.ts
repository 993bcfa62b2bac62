import type { Entry } from 'yauzl';
import { ReaderError } from '#reader-error.ts';

/**
 * Markup deflates to a tenth or a thirtieth: what grows further, and to more than `free`, is made to fill memory. `free`
 * and what a program inflates at a time stay below 20 MB, the most that a bomb may make of itself before it is refused.
 */
const LIMITS = { entries: 10_000, bytes: 200_000_000, ratio: 100, free: 16_000_000 };

/** The fields of an entry before its name, in front of what it holds. */
const LOCAL_BYTES = 30;

type Listed = Pick<
  Entry,
  'compressedSize' | 'uncompressedSize' | 'fileNameLength' | 'relativeOffsetOfLocalHeader'
>;

export function checkEntryCount(count: number): void {
  if (count > LIMITS.entries) throw new ReaderError('too-large');
}

/**
 * Refuses by the directory alone, before anything is inflated: 'too-large' for entries that are to grow beyond what
 * documents need, one by one or together, 'damaged' for entries that share bytes of the file or lie outside of it.
 */
export function checkDirectory(entries: readonly Listed[], fileBytes: number): void {
  const sizeOf = (some: readonly Listed[]) => some.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const total = sizeOf(entries);
  const steep = entries.filter(
    ({ uncompressedSize, compressedSize }) => uncompressedSize > LIMITS.ratio * compressedSize,
  );
  if (total > LIMITS.bytes || sizeOf(steep) > LIMITS.free) throw new ReaderError('too-large');
  if (total > LIMITS.free && total > LIMITS.ratio * fileBytes) throw new ReaderError('too-large');
  let end = 0;
  for (const entry of entries.toSorted((a, b) => startOf(a) - startOf(b))) {
    if (startOf(entry) < end) throw new ReaderError('damaged');
    end = startOf(entry) + LOCAL_BYTES + entry.fileNameLength + entry.compressedSize;
  }
  if (end > fileBytes) throw new ReaderError('damaged');
}

const startOf = ({ relativeOffsetOfLocalHeader }: Listed) => relativeOffsetOfLocalHeader;

/** What the parts of a file have inflated to so far, each as often as it was read. */
export class Inflation {
  #packed = 0;
  #bytes = 0;

  /**
   * Counts a piece of a part: `bytes` out of `packed` more that went in. Throws 'too-large' once more has come out than a
   * document needs, whatever the directory says.
   */
  add(bytes: number, packed: number): void {
    this.#bytes += bytes;
    this.#packed += packed;
    const isSteep = this.#bytes > LIMITS.ratio * this.#packed;
    if (this.#bytes > LIMITS.bytes || (isSteep && this.#isBeyondFree())) throw new ReaderError('too-large');
  }

  /** The same for a piece beyond what its part is to hold by the directory, of which nothing is taken on trust. */
  addUnlisted(bytes: number, packed: number): void {
    this.add(bytes, packed);
    if (this.#isBeyondFree()) throw new ReaderError('too-large');
  }

  #isBeyondFree = () => this.#bytes > LIMITS.free;
}
