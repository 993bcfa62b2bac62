/** Light stemmer for Spanish (J. Savoy, Report on CLEF-2001 experiments): number and gender, accents removed. */
export function stemSpanish(input: string): string {
  const word = input
    .normalize('NFD')
    .replace(/(?<!n)\p{M}|(?!\u0303)\p{M}/gu, '')
    .normalize('NFC');
  if (word.length < 5) return word;
  if (/[oae]$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('eses')) return word.slice(0, -2);
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  return /[oae]s$/.test(word) ? word.slice(0, -2) : word;
}
