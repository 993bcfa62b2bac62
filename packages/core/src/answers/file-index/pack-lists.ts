import { ByteWriter } from '#text/bytes.ts';
import { type Lexicon, makeLexicon } from './lexicon.ts';

/** A list of numbers for each of some strings. `offsets` has one element more: list `i` lies from `[i]` to `[i + 1]`, in varints. */
export interface PackedLists {
  readonly lexicon: Lexicon;
  readonly offsets: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Packs the numbers of each string, in the order of the strings. */
export function packLists(
  idOf: ReadonlyMap<string, number>,
  numbersOf: (id: number) => Iterable<number>,
): PackedLists {
  const sorted = [...idOf.keys()].sort();
  const writer = new ByteWriter();
  const offsets = new Uint32Array(sorted.length + 1);
  sorted.forEach((text, at) => {
    for (const number of numbersOf(idOf.get(text) ?? 0)) writer.writeVarint(number);
    offsets[at + 1] = writer.length;
  });
  return { lexicon: makeLexicon(sorted), offsets, bytes: writer.toBytes() };
}
