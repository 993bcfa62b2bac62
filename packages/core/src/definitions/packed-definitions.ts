import { decodeUtf8, encodeUtf8 } from '#text/utf8.ts';

/** A term that a document defines, and where it does. */
export interface Definition {
  readonly term: string;
  /** The long form that a short one stands for; empty for what is explained in other ways. */
  readonly longForm: string;
  /** From 0, in the order of the index. */
  readonly pageIndex: number;
  /** Where the term stands in its definition: UTF-16 offset in the text of the page. */
  readonly start: number;
}

/** The definitions of a file as its index holds them. The arrays run in parallel. */
export interface PackedDefinitions {
  /** A line for each in UTF-8: term, tab, long form. */
  readonly texts: Uint8Array;
  readonly pageIndexes: Uint32Array;
  readonly starts: Uint32Array;
}

export function packDefinitions(definitions: readonly Definition[]): PackedDefinitions {
  return {
    texts: encodeUtf8(definitions.map(({ term, longForm }) => `${term}\t${longForm}`).join('\n')),
    pageIndexes: Uint32Array.from(definitions, ({ pageIndex }) => pageIndex),
    starts: Uint32Array.from(definitions, ({ start }) => start),
  };
}

const unpacked = new WeakMap<PackedDefinitions, readonly Definition[]>();

/** Unpacked when they are first asked for. */
export function definitionsOf(packed: PackedDefinitions): readonly Definition[] {
  let known = unpacked.get(packed);
  if (known === undefined) {
    const { texts, pageIndexes, starts } = packed;
    const lines = pageIndexes.length === 0 ? [] : decodeUtf8(texts, 0, texts.length).split('\n');
    known = lines.map((line, at) => {
      const [term = '', longForm = ''] = line.split('\t');
      return { term, longForm, pageIndex: pageIndexes[at] ?? 0, start: starts[at] ?? 0 };
    });
    unpacked.set(packed, known);
  }
  return known;
}
