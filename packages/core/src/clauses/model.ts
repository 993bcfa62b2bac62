import { ByteWriter } from '#text/bytes.ts';

/** 'RCTC' read as a little-endian number. */
const MAGIC = 0x43544352;
const VERSION = 1;
const HEADER_WORDS = 5;
const NUMBERS = 7;

/** A straight line on the scale of log odds. */
export interface Line {
  readonly slope: number;
  readonly constant: number;
}

/** What is known of a kind of clause besides its weights. */
export interface KindNumbers {
  /** What a weight of 1 stands for. */
  readonly scale: number;
  readonly bias: number;
  /** How likely a passage of a score is of the kind. */
  readonly passage: Line;
  /** How likely the document has the kind, by its highest score. */
  readonly presence: Line;
  /** From this score on the first passage may be called the answer. */
  readonly sure: number;
}

/** A weight of one kind, in -127..127. */
export interface KindWeight {
  readonly kind: number;
  readonly weight: number;
}

/** Weights of terms, as they are stored and as they are used. */
export interface ClauseModel {
  readonly kinds: readonly KindNumbers[];
  /** Sorted. */
  readonly terms: Uint32Array;
  /** Per term its first weight, and the end. */
  readonly starts: Uint32Array;
  readonly weightKinds: Uint8Array;
  readonly weights: Int8Array;
}

/** Thrown for bytes that are no weights of this version. */
export class UnknownClauseModelError extends Error {
  override readonly name = 'UnknownClauseModelError';
}

export function makeClauseModel(
  kinds: readonly KindNumbers[],
  weights: ReadonlyMap<number, readonly KindWeight[]>,
): ClauseModel {
  const terms = Uint32Array.from(weights.keys()).sort();
  const all = Array.from(terms, (term) => weights.get(term) ?? []);
  const starts = new Uint32Array(terms.length + 1);
  all.forEach((own, at) => {
    starts[at + 1] = (starts[at] ?? 0) + own.length;
  });
  const flat = all.flat();
  return {
    kinds,
    terms,
    starts,
    weightKinds: Uint8Array.from(flat, ({ kind }) => kind),
    weights: Int8Array.from(flat, ({ weight }) => weight),
  };
}

/**
 * Layout: five numbers of 32 bits (magic, version, kinds, terms, weights), seven floats for each kind, the kinds and the
 * weights a byte each, then by turns the difference of each term to the one before and how many weights it has.
 */
export function encodeClauseModel({ kinds, terms, starts, weightKinds, weights }: ClauseModel): Uint8Array {
  const writer = new ByteWriter();
  let before = 0;
  terms.forEach((term, at) => {
    writer.writeVarint(term - before);
    writer.writeVarint((starts[at + 1] ?? 0) - (starts[at] ?? 0));
    before = term;
  });
  const numbers = kinds.flatMap(({ scale, bias, passage, presence, sure }) => [
    scale,
    bias,
    passage.slope,
    passage.constant,
    presence.slope,
    presence.constant,
    sure,
  ]);
  const header = Uint32Array.of(MAGIC, VERSION, kinds.length, terms.length, weights.length);
  const sections = [header, Float32Array.from(numbers), weightKinds, weights, writer.toBytes()].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const bytes = new Uint8Array(sections.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const section of sections) {
    bytes.set(section, at);
    at += section.length;
  }
  return bytes;
}

export function decodeClauseModel(encoded: Uint8Array): ClauseModel {
  const bytes = encoded.byteOffset % 4 === 0 ? encoded : encoded.slice();
  const [magic, version, kinds = 0, terms = 0, weights = 0] =
    bytes.length < HEADER_WORDS * 4 ? [] : new Uint32Array(bytes.buffer, bytes.byteOffset, HEADER_WORDS);
  const numbersAt = HEADER_WORDS * 4;
  const kindsAt = numbersAt + kinds * NUMBERS * 4;
  const weightsAt = kindsAt + weights;
  const termsAt = weightsAt + weights;
  if (magic !== MAGIC || version !== VERSION || bytes.length < termsAt)
    throw new UnknownClauseModelError(`Not weights of clauses of version ${VERSION}`);
  const numbers = new Float32Array(bytes.buffer, bytes.byteOffset + numbersAt, kinds * NUMBERS);
  return {
    kinds: Array.from({ length: kinds }, (_, kind) => kindNumbers(numbers.subarray(kind * NUMBERS))),
    ...decodeTerms(bytes.subarray(termsAt), terms),
    weightKinds: bytes.subarray(kindsAt, weightsAt),
    weights: new Int8Array(bytes.buffer, bytes.byteOffset + weightsAt, weights),
  };
}

function kindNumbers([
  scale = 1,
  bias = 0,
  slope = 1,
  constant = 0,
  rise = 1,
  start = 0,
  sure = 0,
]: Float32Array): KindNumbers {
  return { scale, bias, passage: { slope, constant }, presence: { slope: rise, constant: start }, sure };
}

function decodeTerms(bytes: Uint8Array, count: number): Pick<ClauseModel, 'terms' | 'starts'> {
  const terms = new Uint32Array(count);
  const starts = new Uint32Array(count + 1);
  let at = 0;
  const read = () => {
    let value = 0;
    for (let factor = 1; ; factor *= 0x80) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
    }
  };
  let term = 0;
  for (let each = 0; each < count; each++) {
    term += read();
    terms[each] = term;
    starts[each + 1] = (starts[each] ?? 0) + read();
  }
  return { terms, starts };
}
