import { CLAUSE_KINDS, type ClausePassage, NDA_KINDS, splitPassages, termsOf } from '@recto/core/clauses';
import { filerOf } from './halves.ts';
import { type Compared, compared, findMarked, findTexts } from './label-passages.ts';
import { NDA_LABELS } from './nda-questions.ts';
import type { Contract } from './read-contracts.ts';
import type { Nda } from './read-ndas.ts';

/** A contract as weights learn from it. */
export interface Sample {
  readonly contract: Pick<Contract, 'id'>;
  /** Contracts of one are never told apart into what is learnt from and what judges. */
  readonly filer: string;
  readonly passages: readonly ClausePassage[];
  /** Of each passage. */
  readonly terms: readonly Uint32Array[];
  /** Of each kind the passages that lawyers marked. */
  readonly marked: readonly ReadonlySet<number>[];
}

export function makeSample(contract: Contract): Sample {
  return sampleOf(contract, filerOf(contract.source), (passages) =>
    CLAUSE_KINDS.map(({ key }) => findMarked(contract, key, passages)),
  );
}

export function makeNdaSample(nda: Nda): Sample {
  return sampleOf(nda, nda.source, (passages) =>
    NDA_KINDS.map(({ key }) => findTexts(nda.statements[NDA_LABELS[key]] ?? [], passages)),
  );
}

/** `mark` tells which passages are of which kind. */
export function sampleOf(
  contract: Pick<Contract, 'id' | 'pages'>,
  filer: string,
  mark: (passages: readonly Compared[]) => Sample['marked'],
): Sample {
  const text = splitPassages(contract.pages, 'en');
  const { passages } = text;
  const texts = new Map(contract.pages.map((page) => [page.number, page.text]));
  const asCompared = passages.map(({ page, start, end }) =>
    compared((texts.get(page) ?? '').slice(start, end)),
  );
  return {
    contract,
    filer,
    passages,
    terms: passages.map((passage) => termsOf(text, passage).slice()),
    marked: mark(asCompared),
  };
}
