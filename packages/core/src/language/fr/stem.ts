/** Minimal stemmer for French (J. Savoy, A stemming procedure and stopword list for general French corpora, 1999). */
export function stemFrench(input: string): string {
  let word = input;
  if (word.length < 6) return fold(word);
  if (word.endsWith('x')) return fold(word.endsWith('aux') ? `${word.slice(0, -2)}l` : word.slice(0, -1));
  word = word.replace(/s$/, '').replace(/r$/, '').replace(/e$/, '').replace(/é$/, '');
  return fold(word.replace(/(.)\1$/, '$1'));
}

/** Accents are often left out in capitals and in questions. */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
