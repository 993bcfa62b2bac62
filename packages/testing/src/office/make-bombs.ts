import { makeZip } from '#office/make-zip.ts';

const DIRECTORY_ENTRY = 'PK\x01\x02';
/** Where an entry of the directory says how much it holds, and where in the file it begins. */
const SIZE_AT = 24;
const OFFSET_AT = 42;

type Parts = readonly (readonly [name: string, content: string | Uint8Array])[];

/** What goes into bombs: the parts that a file needs to be of its type, and the one that is to grow. */
export interface BombParts {
  readonly parts: Parts;
  readonly main: string;
}

/** Files of a few kilobytes or megabytes that would inflate to hundreds, by the trick they use. */
export const BOMBS: Readonly<Record<string, (base: BombParts) => Buffer>> = {
  'one part': ({ parts, main }) => makeZip([...parts, [main, Buffer.alloc(120_000_000, ' ')]]),
  'one part that says to be small': ({ parts, main }) => {
    const file = makeZip([...parts, [main, Buffer.alloc(120_000_000, ' ')]]);
    file.writeUInt32LE(1_000, lastEntry(file) + SIZE_AT);
    return file;
  },
  'parts that share their bytes': ({ parts, main }) => overlap({ parts, main }),
  'thousands of parts': ({ parts, main }) => {
    const part = Buffer.alloc(20_000, ' ');
    const more = Array.from({ length: 9_000 }, (_, index) => [`word/part${index}.xml`, part] as const);
    return makeZip([...parts, ...more, [main, '<a/>']]);
  },
  'more parts than any file has': ({ parts, main }) => {
    const more = Array.from({ length: 12_000 }, (_, index) => [`x/${index}.xml`, ''] as const);
    return makeZip([...parts, ...more, [main, '<a/>']]);
  },
};

/** Fifty parts of which each is all there is, and which together hold far more than the file. */
function overlap({ parts, main }: BombParts): Buffer {
  const copies = Array.from({ length: 50 }, (_, index) => [`x/${index}.xml`, ''] as const);
  const kernel = Buffer.alloc(10_000_000, ' ');
  const file = makeZip([...parts, [main, kernel], ...copies]);
  let at = file.indexOf(DIRECTORY_ENTRY, 0, 'latin1');
  for (let count = 0; count < parts.length; count++) at = nextEntry(file, at);
  const fields = file.subarray(at + 16, at + SIZE_AT + 4);
  const offset = file.readUInt32LE(at + OFFSET_AT);
  for (let count = 0; count < copies.length; count++) {
    at = nextEntry(file, at);
    fields.copy(file, at + 16);
    file.writeUInt32LE(offset, at + OFFSET_AT);
  }
  return file;
}

const nextEntry = (file: Buffer, at: number) => file.indexOf(DIRECTORY_ENTRY, at + 1, 'latin1');
const lastEntry = (file: Buffer) => file.lastIndexOf(DIRECTORY_ENTRY, file.length, 'latin1');
