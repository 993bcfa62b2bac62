import type { Wording } from '#language/parts/contracts.ts';

/** The words of one field: ranking itself knows none. Data only, so that a pack can be added or left out. */
export interface VocabularyPack {
  readonly name: string;
  /** Of the documents that it is for. */
  readonly language: string;
  /** What people ask, and what documents print for it: whole words, lower case, `&` kept. */
  readonly synonyms: readonly { readonly asked: readonly string[]; readonly printed: readonly string[] }[];
  /** Words that ask for an amount, like these. */
  readonly quantities: readonly string[];
  /** How documents of the field call themselves, as a pattern, with the words for them: "this agreement". Without it, all are of the field. */
  readonly documents?: Readonly<Record<string, string>>;
  /** How readers of such documents ask for what these write otherwise; the first that stands in a question counts. */
  readonly wordings?: readonly Wording[];
}

/** The phrases that documents in a language print for what a question asks, each once. */
export function findSynonyms(question: string, language: string, packs: readonly VocabularyPack[]): string[] {
  const asked = wordsOf(question);
  const entries = packs.filter((pack) => pack.language === language).flatMap((pack) => pack.synonyms);
  const known = entries.filter((entry) => entry.asked.some((phrase) => asked.includes(` ${phrase} `)));
  return [...new Set(known.flatMap((entry) => entry.printed))];
}

/** Whether one of the packs knows the question to ask for an amount. */
export function asksForKnownQuantity(question: string, packs: readonly VocabularyPack[]): boolean {
  const asked = wordsOf(question);
  return packs.some(({ quantities }) => quantities.some((word) => asked.includes(` ${word} `)));
}

/** With a space around each word, so that whole words are found. */
function wordsOf(question: string): string {
  const words = question
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&]+/gu, ' ');
  return ` ${words} `;
}
