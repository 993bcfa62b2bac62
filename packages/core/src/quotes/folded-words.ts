/** Words and numbers of folded text, for comparing quotes that are not found letter by letter. */
export interface FoldedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: 'word' | 'number';
}

const CJK_CHARACTER = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const WORD = new RegExp(
  `(?<![\\p{L}\\p{N}])[-(]?[$€£¥]?\\p{Nd}[\\p{Nd}.,]*|\\p{Nd}[\\p{Nd}.,]*|${CJK_CHARACTER}|(?:(?!${CJK_CHARACTER})[\\p{L}\\p{M}])+`,
  'gu',
);

export function wordsOf(folded: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  for (const match of folded.matchAll(WORD)) {
    const isNumber = /\p{Nd}/u.test(match[0]);
    words.push({
      text: isNumber ? plainNumber(match[0]) : match[0],
      start: match.index,
      end: match.index + match[0].length,
      kind: isNumber ? 'number' : 'word',
    });
  }
  return words;
}

/** A number without separators of thousands and without the stop behind it; a minus or a bracket makes it negative. */
export function plainNumber(written: string): string {
  const negative = /^[-(]/.test(written) ? '-' : '';
  return (
    negative +
    written
      .replace(/[-($€£¥]/g, '')
      .replace(/[.,]+$/, '')
      .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
  );
}

/** The numbers in a text whatever their sign and separators: what must stand in a quote to be claimed. */
export function numbersIn(text: string): string[] {
  return (text.normalize('NFKC').match(/\p{Nd}[\p{Nd}.,]*/gu) ?? []).map(plainNumber);
}

const NEGATIONS = new Set(
  `not no never none neither nor without cannot nt dont doesnt didnt isnt arent wasnt werent wont except unless
  nicht kein keine keinen keinem keiner keines nie niemals ohne weder
  ne pas non jamais sans aucun aucune ni nunca sin ningún ninguna tampoco não nem sem nenhum nenhuma
  не нет ни без никогда nie bez nigdy ani żaden żadna لا لم لن ليس ليست غير بدون नहीं न मत बिना
  不 没 沒 无 無 非 未 否 ず ぬ`.split(/\s+/),
);

export function isNegation(word: string): boolean {
  return NEGATIONS.has(word);
}
