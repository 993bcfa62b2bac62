import { CJK } from '#text/characters.ts';

const INVISIBLE = /[\u0002\u00ad\u200b\u2060\ufeff]/g;
/** A mark of the reader or a soft hyphen at the end of a line says that the word was divided there. */
const SOFTLY_DIVIDED = /[\u0002\u00ad]-?[^\S\n]*\n\s*/gu;
const AT_LINE_END = /(?<=[\p{L}\p{M}\p{N}])[-\u2010][^\S\n]*\n\s*(?=[\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-\u2010][\p{L}\p{M}\p{N}]+)*/gu;
const LEFT = /[\p{L}\p{M}\p{N}]+$/u;
const RIGHT = /^[\p{L}\p{M}\p{N}]+/u;
const LONGEST_WORD = 40;
const DASH_AT_LINE_END = /(?<=\p{L}[\u2011-\u2015])[^\S\n]*\n\s*(?=\p{L})/gu;
/** "Ein- und Ausgabe": the hyphen stands for a word. */
const SUSPENDED = /^(?:und|oder|bzw|sowie|als|and|or|to|et|ou|y|o|e|i|lub|oraz|и|или)$/u;
/** What is mostly written with a hyphen before a word of small letters. */
const COMPOUND_START =
  /^(?:long|short|non|self|multi|high|low|well|third|first|second|two|three|four|five|six|full|half|year|state|cost|tax|quasi|semi|cross|anti|risk|interest|asset|day|next|open|real|\p{L}|.*\p{Lu}{2}|.*\p{N})$/u;
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
const CJK_GAP = new RegExp(`(?<=${CJK.source})\\s+(?=${CJK.source})`, 'gu');
const SPACE_BEFORE_STOP = /(?<=[\p{L}\p{M}\p{N}%)”’"\]])\s+(?=[.,](?:\s(?!\.)|$))/gu;

const SPACE_IN_BRACKETS = /(?<=[([])\s+|\s+(?=[)\]])/gu;
const HAS_ARABIC = /\p{Script=Arabic}/u;

/** What most sentences are: ASCII, usual quotation marks and dashes, one space or line break between words. */
const PLAIN = /^[!-~–—‘’“”]+(?:[ \t\n][!-~–—‘’“”]+)*$/;
/** What in such a text changes all the same. */
const CHANGES = /[-–—]\n|\s[.,)\]]|[([]\s/;

/**
 * The form in which the words of a page are shown: white space collapsed, words divided at the end of a line whole again,
 * ligatures and invisible marks undone, no space before a full stop or comma or inside brackets. `locateQuote` finds it
 * on the page. Whether a hyphen belongs to its word is looked up in `around`, the text of the page.
 */
export function readableText(raw: string, around = raw): string {
  if (PLAIN.test(raw) && !CHANGES.test(raw)) return raw.replace(/\s/g, ' ');
  const isWord = (word: string) => wordsOf(around).has(word);
  const shown = raw
    .replace(SOFTLY_DIVIDED, '')
    .replace(INVISIBLE, '')
    .replace(AT_LINE_END, (match, at: number, whole: string) => hyphenBetween(match, at, whole, isWord))
    .replace(DASH_AT_LINE_END, '')
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(CJK_GAP, '')
    .replace(/\s+/gu, ' ')
    .replace(SPACE_BEFORE_STOP, '')
    .trim();
  // Readers hand out the brackets of Arabic as they are printed, mirrored.
  return HAS_ARABIC.test(shown) ? shown : shown.replace(SPACE_IN_BRACKETS, '');
}

/** Words of the text that was looked up last: one page after the other is read, and many sentences of each. */
let lookedUp: { readonly text: string; readonly words: ReadonlySet<string> } | undefined;

function wordsOf(text: string): ReadonlySet<string> {
  if (lookedUp?.text !== text) lookedUp = { text, words: new Set(text.match(WORD)) };
  return lookedUp.words;
}

/** What remains of a hyphen at the end of a line. */
function hyphenBetween(match: string, at: number, whole: string, isWord: (word: string) => boolean): string {
  const hyphen = match[0] ?? '-';
  const left = LEFT.exec(whole.slice(Math.max(0, at - LONGEST_WORD), at))?.[0] ?? '';
  const right = RIGHT.exec(whole.slice(at + match.length, at + match.length + LONGEST_WORD))?.[0] ?? '';
  if (SUSPENDED.test(right)) return `${hyphen} `;
  if (isWord(left + right)) return '';
  if (!/^\p{Ll}/u.test(right) || !/\p{L}$/u.test(left)) return hyphen;
  if (isWord(left + hyphen + right)) return hyphen;
  return COMPOUND_START.test(left) ? hyphen : '';
}
