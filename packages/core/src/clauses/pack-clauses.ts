import { CLAUSE_KINDS, KIND_KEYS, type KindKey } from './clause-kinds.ts';
import type { KindFound } from './recognise.ts';

/** The clauses of a document as its index keeps them; empty for what is no contract. */
export interface PackedClauses {
  /** Per kind: how likely there is one, and 1 where the likeliest passage is sure. */
  readonly kinds: Float32Array;
  /** Per passage: the number of its kind, page, start, end. */
  readonly spans: Uint32Array;
  /** Per passage, the likeliest of each kind first. */
  readonly probabilities: Float32Array;
}

const PER_KIND = 2;
const PER_SPAN = 4;

export const NO_CLAUSES: PackedClauses = {
  kinds: new Float32Array(),
  spans: new Uint32Array(),
  probabilities: new Float32Array(),
};

export function packClauses(found: readonly KindFound[]): PackedClauses {
  const passages = found.flatMap(({ passages: own }, kind) => own.map((passage) => ({ kind, ...passage })));
  return {
    kinds: Float32Array.from(found.flatMap(({ presence, isSure }) => [presence, isSure ? 1 : 0])),
    spans: Uint32Array.from(passages.flatMap(({ kind, page, start, end }) => [kind, page, start, end])),
    probabilities: Float32Array.from(passages, ({ probability }) => probability),
  };
}

/** Whether the document was read for what non-disclosure agreements say. */
export const hasNdaKinds = ({ kinds }: PackedClauses): boolean =>
  kinds.length > PER_KIND * CLAUSE_KINDS.length;

/** What is packed of a kind; undefined for a document that is not read for it. */
export function unpackKind<Key extends KindKey>(
  { kinds, spans, probabilities }: PackedClauses,
  key: Key,
): KindFound<Key> | undefined {
  const kind = KIND_KEYS.indexOf(key);
  const presence = kinds[kind * PER_KIND];
  if (presence === undefined) return undefined;
  const passages = Array.from(probabilities, (probability, at) => {
    const [own = 0, page = 0, start = 0, end = 0] = spans.subarray(at * PER_SPAN, (at + 1) * PER_SPAN);
    return { own, page, start, end, probability };
  })
    .filter(({ own }) => own === kind)
    .map(({ own: _, ...passage }) => passage);
  return { key, presence, isSure: kinds[kind * PER_KIND + 1] === 1, passages };
}
