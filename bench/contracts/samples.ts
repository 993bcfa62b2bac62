import { CLAUSE_KINDS, type ClausePassage, splitPassages, termsOf } from '@recto/core/clauses';
import { compared, findMarked } from './label-passages.ts';
import type { Contract } from './read-contracts.ts';

/** A contract as weights learn from it. */
export interface Sample {
  readonly contract: Contract;
  readonly passages: readonly ClausePassage[];
  /** Of each passage. */
  readonly terms: readonly Uint32Array[];
  /** Of each kind the passages that lawyers marked. */
  readonly marked: readonly ReadonlySet<number>[];
}

export function makeSample(contract: Contract): Sample {
  const text = splitPassages(contract.pages, 'en');
  const { passages } = text;
  const texts = new Map(contract.pages.map((page) => [page.number, page.text]));
  const asCompared = passages.map(({ page, start, end }) =>
    compared((texts.get(page) ?? '').slice(start, end)),
  );
  return {
    contract,
    passages,
    terms: passages.map((passage) => termsOf(text, passage).slice()),
    marked: CLAUSE_KINDS.map(({ key }) => findMarked(contract, key, asCompared)),
  };
}
