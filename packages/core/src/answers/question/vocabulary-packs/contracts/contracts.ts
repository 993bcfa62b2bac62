import type { VocabularyPack } from '../vocabulary-pack.ts';

const NOUNS = ['agreement', 'contract', 'lease', 'licence', 'license', 'deed', 'policy', 'mnda', 'nda'];

/** For contracts in English: readers ask for the parties and the law that applies, contracts say between whom they are made and what governs them. */
export const contracts: VocabularyPack = {
  name: 'contracts',
  language: 'en',
  synonyms: [],
  quantities: [],
  documents: Object.fromEntries(NOUNS.map((noun) => [`this\\s+${noun}`, `this ${noun}`])),
  wordings: [
    { asked: 'law applies to', written: 'law governs' },
    { asked: 'law applies', written: 'law governs {document}', told: 'law governs {document}' },
    { asked: 'is the applicable law', written: 'law governs {document}', told: 'law governs {document}' },
    { asked: 'is the governing law', written: 'law governs {document}', told: 'law governs {document}' },
    { asked: 'who are the parties to', written: 'between whom is', told: 'made between' },
    { asked: 'who are the parties', written: 'between whom is {document} made', told: 'made between' },
    { asked: 'which are the parties', written: 'between whom is {document} made', told: 'made between' },
    {
      asked: 'long is the notice period',
      written: 'long a notice is needed to end {document}',
      told: 'notice to end {document}',
      unless: 'notice period',
    },
    {
      asked: 'what is the notice period',
      written: 'how long a notice is needed to end {document}',
      told: 'notice to end {document}',
      unless: 'notice period',
    },
    {
      asked: 'is the cap on liability',
      written: 'is the total liability limited to',
      told: 'total liability limited to',
      unless: 'cap',
    },
    {
      asked: 'is the liability cap',
      written: 'is the total liability limited to',
      told: 'total liability limited to',
      unless: 'cap',
    },
  ],
};
