import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { ByteSource } from '@recto/readers';

/** Readers ask for a few hundred bytes at a time, mostly one after the other. */
const BLOCK_BYTES = 65_536;
const BLOCKS = 16;

export interface FileSource extends ByteSource {
  close(): void;
}

/** A file of this machine, read by the thread itself; the blocks used last stay in memory. */
export function openFileSource(path: string): FileSource {
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  /** In order of use: a Map keeps the order of insertion. */
  const blocks = new Map<number, Uint8Array>();

  const load = (index: number): Uint8Array => {
    const known = blocks.get(index);
    if (known) {
      blocks.delete(index);
      blocks.set(index, known);
      return known;
    }
    const start = index * BLOCK_BYTES;
    const [oldest] = blocks.keys();
    if (blocks.size >= BLOCKS && oldest !== undefined) blocks.delete(oldest);
    const block = new Uint8Array(Math.min(BLOCK_BYTES, size - start));
    readFully(file, block, start);
    blocks.set(index, block);
    return block;
  };

  return {
    size,
    read(position, target) {
      if (position + target.length > size) throw new Error('beyond the end of the file');
      if (target.length >= BLOCK_BYTES) return readFully(file, target, position);
      for (let done = 0; done < target.length; ) {
        const at = position + done;
        const from = at % BLOCK_BYTES;
        const part = load((at - from) / BLOCK_BYTES).subarray(from, from + target.length - done);
        target.set(part, done);
        done += part.length;
      }
    },
    close: () => closeSync(file),
  };
}

function readFully(file: number, target: Uint8Array, position: number): void {
  for (let done = 0; done < target.length; ) {
    const read = readSync(file, target, done, target.length - done, position + done);
    if (read === 0) throw new Error('the file ended early');
    done += read;
  }
}
