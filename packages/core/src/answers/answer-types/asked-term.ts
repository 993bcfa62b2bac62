import { byLanguage, type Language, languages } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { stopWordsOf } from '#sentences/stop-words.ts';
import { phrasesByLanguage } from '#text/phrases.ts';

/** The thing whose meaning a question asks for, as it is looked for in a text. */
export interface AskedTerm {
  /** All of its words, one after the other. */
  readonly whole: RegExp;
  /** Any of its words; null where it is one word. */
  readonly part: RegExp | null;
}

/** Words that ask for a meaning and are no part of the thing. */
const ASKING =
  /^(?:what|which|does|mean|means|meant|meaning|meanings|definition|define|defined|defines|stand|stands|counts?|called|call|name|named|term|terms|word|phrase|exactly|actually|concept|worked|calculated|determined|terminology|good|used|abbreviation|here|bedeutet|bedeuten|bedeutung|heißt|heissen|heißen|versteht|gemeint|genau|definition|begriff|wozu|dient|desire|signifie|signifient|veut|dire|désigne|définition|entend|sert|correspond|significa|significan|significam|significado|quiere|decir|quer|dizer|definición|definição|sirve|consiste|siglas|sigla|refere|refiere|termo|término|terme|entiende|entende|chama|llama|что|такое|такой|такая|такие|значит|означает|означают|определение|значение|понимается|термин|oznacza|oznaczają|znaczy|znaczenie|definicja|służy|czym|kim|معنى|يعني|تعني|تعريف|المقصود|مصطلح|यानी|अर्थ|मतलब|परिभाषा|तात्पर्य|पूरा|नाम|होता|होती)$/u;

/** Where a question names the thing behind the word that asks: "How does the company define churn?" */
const NAMED_BEHIND = phrasesByLanguage(byLanguage(({ questions }) => questions.namedBehind));

/** Where the thing is met, behind its name: "a sponsor in Debian". */
const PLACE = phrasesByLanguage(byLanguage(({ questions }) => questions.placeOfTerm));

const QUOTED = /["“”„«‘「『《]([^"“”„«»’」』》?]{2,60})["“”»’」』》]/u;
const CONTEXT_FIRST = /^[\s¿"]*\p{L}{1,6}\s[^,?]{3,60},\s*(?=\S+\s+\S)/u;
const WORD = /[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}'’+.-]*[\p{L}\p{M}\p{Nd}+])?/gu;
const MAX_WORDS = 6;

/** The thing that a question asks the meaning of; null where it names none. */
export const askedTerm: (question: string, language: Language) => AskedTerm | null = remembering(readTerm);

/** The words of a question that say something, each with any of its endings. */
export const askedWords = remembering((question: string, language: Language): readonly RegExp[] => {
  if (!isUnspaced(language))
    return contentWords(question, language).map((word) => compileTerm(stemPattern(word), language, 'iu'));
  const parts = question.split(languages[language].questions.functionWords ?? /\s/u);
  return parts.flatMap(unspacedWords).map((word) => new RegExp(RegExp.escape(word), 'iu'));
});

function readTerm(question: string, language: Language): AskedTerm | null {
  const words = termWordsOf(question, language);
  if (words.length === 0) return null;
  if (isUnspaced(language)) {
    const whole = words.map(RegExp.escape).join(String.raw`\s{0,2}の?`);
    return {
      whole: new RegExp(whole, 'giu'),
      part: words.length > 1 ? new RegExp(words.map(RegExp.escape).join('|'), 'giu') : null,
    };
  }
  const stems = words.map(stemPattern);
  const gap = String.raw`[\s"“”„«»'’(-]{1,3}(?:[\p{L}'’]{1,4}\s)?`;
  return {
    whole: compileTerm([stems.join(gap), ...shortForms(words, question)].join('|'), language),
    part: stems.length > 1 ? compileTerm(partsOf(stems, gap).join('|'), language) : null,
  };
}

/** The short form that a question gives, "Minimal Risk Level (MRL)", or that its initials make. */
function shortForms(words: readonly string[], question: string): string[] {
  const given = /\((\p{Lu}[\p{Lu}\p{Nd}]{1,8})\)/u.exec(question)?.[1];
  const initials = words.map(([first]) => first).join('');
  return [
    ...(given === undefined ? [] : [`${given}s?`]),
    ...(words.length >= 3 ? [`${RegExp.escape(initials)}s?`] : []),
  ];
}

/** Of a name of three words or more two beside each other, of a shorter one any. */
function partsOf(stems: readonly string[], gap: string): readonly string[] {
  if (stems.length < 3) return stems;
  return stems.slice(1).map((stem, at) => `${stems[at]}${gap}${stem}`);
}

function compileTerm(source: string, language: Language, flags = 'giu'): RegExp {
  const article = languages[language].writing.termPrefix ?? '';
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])${article}(?:${source})(?![\p{L}\p{M}])`, flags);
}

/** A word with any of its endings. */
function stemPattern(word: string): string {
  const plain = withoutArticle(word);
  const cut = plain.length >= 7 ? 2 : plain.length >= 5 ? 1 : 0;
  return String.raw`${RegExp.escape(plain.slice(0, plain.length - cut))}[\p{L}\p{M}]{0,${cut + 2}}`;
}

function withoutArticle(word: string): string {
  return word
    .replace(/['’]s$/u, '')
    .replace(/^(?:[dl]|qu)['’]/iu, '')
    .replace(/^ال(?=\p{L}{3})/u, '');
}

/** The words of the thing that a question asks the meaning of, as they are written. */
export function termWordsOf(question: string, language: Language): string[] {
  const quoted = QUOTED.exec(question)?.[1];
  if (quoted !== undefined) return cut(quoted, language, false);
  const plain = question.replace(CONTEXT_FIRST, '');
  const behind = NAMED_BEHIND(language).exec(plain);
  const from = behind === null ? '' : plain.slice(behind.index + behind[0].length);
  const named = cut(from, language, true);
  return named.length > 0 ? named : cut(plain, language, true);
}

function cut(text: string, language: Language, withPlace: boolean): string[] {
  if (isUnspaced(language)) return unspacedWords(text);
  const words = contentWords(text, language);
  if (!withPlace) return words;
  for (const match of text.matchAll(new RegExp(PLACE(language).source, 'giu'))) {
    const before = contentWords(text.slice(0, match.index), language);
    if (before.length > 0) return before;
  }
  return words;
}

function contentWords(text: string, language: Language): string[] {
  const stops = stopWordsOf(language);
  return [...text.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => !stops.has(word.toLowerCase()) && !ASKING.test(word.toLowerCase()))
    .slice(0, MAX_WORDS);
}

function unspacedWords(text: string): string[] {
  return (text.match(/[\p{Script=Han}\p{Script=Katakana}ー]{2,20}|[A-Za-z][A-Za-z0-9+.-]{1,30}/gu) ?? [])
    .map((word) =>
      word.replace(
        /^(?:什么是|何谓|什么叫)|(?:的定义|的意思|的含义|是干什么的?|是做什么的?|是什么意思|指的是什么|是指什么|是什么|什么|何|意味|定義|定义)$/gu,
        '',
      ),
    )
    .filter((word) => word.length > 1)
    .slice(0, MAX_WORDS);
}
