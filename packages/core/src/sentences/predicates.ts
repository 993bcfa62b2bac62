import { remembering, rememberingByKey } from '#text/remember.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { byLanguage, ENGLISH, knownLanguage } from '#language/languages.ts';
/**
 * Verb forms by language that make a sentence wherever they stand: auxiliaries, modals, and the commonest verbs that are
 * no nouns as well.
 */
const VERBS: Readonly<Record<string, string | undefined>> = byLanguage(({ sentences }) => sentences.verbs);
/** English verbs that are no words of the other languages, as "do" is in Portuguese: manuals are translated in part. */
const ENGLISH_ALONE = new Set(
  `is were been being have had does did would shall should could may might must cannot means includes provides contains
  isn't aren't wasn't don't doesn't didn't can't`.split(/\s+/),
);
/** Endings of verb forms, looked for where a sentence also ends like one. */
const ENDINGS: Readonly<Record<string, RegExp | undefined>> = byLanguage(
  ({ sentences }) => sentences.verbEndings,
);
const FINAL = /[.!?;:…۔؟।॥。！？；：][\s"'”’»“)\]」』]*\d{0,2}$/u;
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** Words of a sentence without any verb that is known; fewer may be a title. */
const USUAL_WORDS: Readonly<Record<string, number | undefined>> = byLanguage(
  ({ sentences }) => sentences.usualWords,
);
const FEW_WORDS = 3;
const READ = 1200;

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAS_HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CHINESE =
  /[是有为為了在可会會被将將由应應能需要使用用到请請让讓把着过過没沒不得做给給说說叫作成]|必须|包含|包括|提供|支持|位于|允许|表示|执行|运行|安装/u;
const JAPANESE =
  /(?:です|ます|ました|ません|である|あった|でした|だった|した|する|され|される|いる|ある|ない|できる|なる|れる|せる|下さい|ください|よう|しょう|たい|った|いた|んだ|べき|とは|は.+[るたういだ])/u;
const CJK_FINAL = /[。！？；.?!][”’」』）)\s]*$/u;
const CJK_SHORTEST = 6;
const CJK_PLAIN = 8;

const verbsOf = rememberingByKey(
  (language: string): ReadonlySet<string> => new Set((VERBS[language] ?? VERBS['en'] ?? '').split(/\s+/)),
);

/**
 * Whether a text says something of something: a sentence or clause, and no title, name or label. Leans towards yes where
 * a text ends like a sentence and is as long as one. A text of another language than its file's is tried in English too.
 */
export function hasPredicate(text: string, language: string): boolean {
  const read = text.slice(0, READ).trim();
  const han = read.match(HAN)?.length ?? 0;
  if (han > read.length / 5 || (han > 1 && isUnspaced(language))) return hasCjkPredicate(read, text);
  if (isUnspaced(language)) return hasWordPredicate(read, text, ENGLISH);
  return hasWordPredicate(read, text, language) || hasEnglishVerb(wordsOf(read));
}

function hasCjkPredicate(read: string, text: string): boolean {
  if (read.length < CJK_SHORTEST) return false;
  const isJapanese = /[\p{Script=Hiragana}]/u.test(read);
  if (CJK_FINAL.test(text)) return true;
  return isJapanese
    ? JAPANESE.test(read) && /[るたすいんだう]$/u.test(read)
    : read.length > 12 && CHINESE.test(read) && /[，,：:]/u.test(read);
}

/** Whether one of the commonest verb forms is there, in what is not written like a title. */
export function hasKnownVerb(text: string, language: string): boolean {
  const read = text.slice(0, READ).trim();
  if ((read.match(HAN)?.length ?? 0) > 1) return hasCjkPredicate(read, text);
  const words = wordsOf(read);
  return hasVerbOf(language, words, text) || hasEnglishVerb(words);
}

/**
 * Whether a part of a sentence says something: more than a few words, with a verb that is known or has the ending of one.
 * Leans towards yes in Chinese and Japanese, whose verbs are not told by it.
 */
export const hasVerb = remembering((part: string, language: string): boolean => {
  if (HAS_HAN.test(part)) return true;
  const words = wordsOf(part.slice(0, READ));
  if (words.length <= FEW_WORDS) return false;
  const sure = knownLanguage(language)?.sentences.sureVerbs;
  const ending = sure?.ending ?? ENDINGS[language];
  if (hasVerbOf(language, words, part) || hasEnglishVerb(words)) return true;
  if (sure && (words.some((word) => sure.subjects.includes(word)) || sure.object.test(part))) return true;
  return words.some((word, at) => ending?.test(at === 0 && sure ? word.toLowerCase() : word) ?? false);
});

/** Whether single verbs of a language are told surely. */
export const tellsVerbs = (language: string): boolean =>
  knownLanguage(language)?.sentences.sureVerbs !== undefined;

/** Whether a text is a sentence beyond doubt, by an English verb or, in other languages, by its end and its length. */
export function isPlainStatement(text: string, language: string): boolean {
  if (tellsVerbs(language)) return hasVerb(text, language);
  const isLong = HAS_HAN.test(text) ? text.length >= CJK_PLAIN : wordsOf(text).length > FEW_WORDS;
  return isLong && FINAL.test(text.slice(-12)) && !/[;；:：]\s*$/u.test(text);
}

function hasEnglishVerb(words: readonly string[]): boolean {
  return words.length >= FEW_WORDS && words.some((word) => ENGLISH_ALONE.has(word));
}

function wordsOf(read: string): readonly string[] {
  return read.replace(/’/g, "'").match(WORD) ?? [];
}

function hasVerbOf(language: string, words: readonly string[], text: string): boolean {
  const capitals = words.filter((word, at) => at > 0 && /^\p{Lu}/u.test(word)).length;
  const isTitle = !FINAL.test(text.slice(-12)) && words.length > FEW_WORDS && capitals > words.length / 2;
  const verbs = verbsOf(language);
  // Nouns are verbs with a capital: "Lesen".
  const areNouns = knownLanguage(language)?.writing.capitalisesNouns === true;
  return !isTitle && words.some((word, at) => verbs.has(areNouns && at > 0 ? word : word.toLowerCase()));
}

function hasWordPredicate(read: string, text: string, language: string): boolean {
  const words = wordsOf(read);
  if (words.length < FEW_WORDS || !/\s/u.test(read)) return false;
  if (knownLanguage(language)?.sentences.titlesHaveVerbs && !FINAL.test(text.slice(-12))) return false;
  if (hasVerbOf(language, words, text)) return true;
  if (!FINAL.test(text.slice(-12))) return false;
  const small = words.filter((word, at) => at === 0 || !/^\p{Lu}/u.test(word));
  const usual = USUAL_WORDS[language] ?? 5;
  if (small.length >= usual && small.length >= words.length / 3) return true;
  const ending = ENDINGS[language] ?? ENDINGS['en'];
  return words.length > FEW_WORDS && small.slice(1).some((word) => ending?.test(word) ?? false);
}
