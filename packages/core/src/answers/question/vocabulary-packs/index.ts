import type { VocabularyPack } from './vocabulary-pack.ts';
import { accounting } from './accounting/accounting.ts';
import { contracts } from './contracts/contracts.ts';
import { CONTRACTS_OF_OTHER_LANGUAGES } from './contracts/other-languages.ts';

/** The packs of the product. Without one of them its folder and its line here can go; nothing else names it. */
export const VOCABULARY_PACKS: readonly VocabularyPack[] = [
  accounting,
  contracts,
  ...CONTRACTS_OF_OTHER_LANGUAGES,
];
