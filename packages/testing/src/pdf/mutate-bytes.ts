export type Random = () => number;

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Mutation = (bytes: Buffer, random: Random) => Buffer;

const upTo = (random: Random, limit: number) => Math.floor(random() * limit);
const pick = <T>(random: Random, list: readonly T[]): T => list[upTo(random, list.length)] as T;

/** A stretch of the bytes; short ones are likelier than long ones. */
function stretch(bytes: Buffer, random: Random): { from: number; to: number } {
  const from = upTo(random, bytes.length);
  const length = 1 + Math.floor(random() ** 3 * (bytes.length - from));
  return { from, to: Math.min(bytes.length, from + length) };
}

const DIGIT = { first: 48, last: 57 };
const NAMES = ['/Length', '/Count', '/Kids', '/Parent', '/Filter', '/Contents', '/Type', 'endobj', 'stream'];

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  flipBits(bytes, random) {
    for (let count = 1 + upTo(random, 32); count > 0; count--) {
      const at = upTo(random, bytes.length);
      bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << upTo(random, 8)), at);
    }
    return bytes;
  },
  truncate: (bytes, random) => bytes.subarray(0, 1 + upTo(random, bytes.length - 1)),
  swapBlocks(bytes, random) {
    const size = 1 + upTo(random, Math.max(1, bytes.length / 4));
    const [a, b] = [upTo(random, bytes.length - size), upTo(random, bytes.length - size)];
    const first = Buffer.from(bytes.subarray(a, a + size));
    bytes.copy(bytes, a, b, b + size);
    first.copy(bytes, b);
    return bytes;
  },
  insertGarbage(bytes, random) {
    const at = upTo(random, bytes.length);
    const garbage = Buffer.from(Array.from({ length: 1 + upTo(random, 400) }, () => upTo(random, 256)));
    return Buffer.concat([bytes.subarray(0, at), garbage, bytes.subarray(at)]);
  },
  repeat(bytes, random) {
    const { from, to } = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from, to), bytes.subarray(to)]);
  },
  cutOut(bytes, random) {
    const { from, to } = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to), bytes.subarray(0, 1)]);
  },
  blank(bytes, random) {
    const { from, to } = stretch(bytes, random);
    return bytes.fill(pick(random, [0, 32, 255]), from, to);
  },
  // Lengths, counts, object numbers and offsets are decimal numbers in a PDF.
  changeNumbers(bytes, random) {
    for (let tries = 0, left = 1 + upTo(random, 8); tries < 400 && left > 0; tries++) {
      const at = upTo(random, bytes.length);
      const byte = bytes.readUInt8(at);
      if (byte < DIGIT.first || byte > DIGIT.last) continue;
      bytes.writeUInt8(DIGIT.first + upTo(random, 10), at);
      left--;
    }
    return bytes;
  },
  exchangeNames(bytes, random) {
    const [from, to] = [pick(random, NAMES), pick(random, NAMES)];
    const at = bytes.indexOf(from, upTo(random, bytes.length), 'latin1');
    if (at >= 0) bytes.write(to, at, 'latin1');
    return bytes;
  },
};

/** A copy of a file, damaged in one to three ways; the same way for the same seed. */
export function mutateBytes(original: Uint8Array, seed: number): Uint8Array {
  const random = seededRandom(seed);
  let bytes: Buffer = Buffer.from(original);
  for (let count = 1 + upTo(random, 3); count > 0 && bytes.length > 1; count--)
    bytes = pick(random, Object.values(MUTATIONS))(bytes, random);
  return bytes;
}
