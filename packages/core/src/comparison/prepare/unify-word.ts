const UNIFIED: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‘': "'",
  '’': "'",
  '–': '-',
  '—': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
};
const ASCII = /^[\u0021-\u007E]+$/u;
/** Letters that are printed alike and have another number: ligatures, forms of Arabic letters, radicals of Chinese ones. */
const OTHER_FORM = /[\u2E80-\u2FDF\uFB00-\uFDFF\uFE70-\uFEFC]/u;
/** Lengthens an Arabic word on its line, joins letters, or keeps them apart. */
const UNSEEN = /[\u0640\u200C\u200D]/gu;

/** What a word or mark is compared as: the same for all ways to write down what looks alike, such as "é" in one part or two. */
export function unifyWord(word: string): string {
  if (ASCII.test(word)) return word;
  const unified = UNIFIED[word];
  if (unified !== undefined) return unified;
  const composed = word.normalize(OTHER_FORM.test(word) ? 'NFKC' : 'NFC');
  // What lengthens words is a dash where it stands alone.
  return word.length > 1 ? composed.replaceAll(UNSEEN, '') || '-' : composed;
}
