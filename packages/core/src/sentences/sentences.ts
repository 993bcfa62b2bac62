import { knownLanguage, languages, LANGUAGES } from '#language/languages.ts';
import { rememberingByKey } from '#text/remember.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import type { TextRange } from '#text/text-range.ts';
import { plainSentenceEnds } from './sentence-breaks.ts';

/** The words of all languages: documents print those of other languages too. */
const ofAll = (part: 'abbreviations' | 'endingAbbreviations' | 'starters'): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => languages[language].sentences[part]?.split(/\s+/u) ?? []));

const ABBREVIATIONS = ofAll('abbreviations');
/** Of these the stop may end the sentence as well: it does before a word that usually begins one. */
const MAY_END = ofAll('endingAbbreviations');
const STARTERS = ofAll('starters');
/** Behind these a number is a cardinal even there: "in Kapitel 5." */
const NUMBERED_THING =
  /(?:kapitel|abschnitt|abschnitts|nummer|teil|tabelle|abbildung|ziffer|absatz|artikel|artikels|version|seite|anhang|schritt|debian|linux|rozdziale|rozdział|tabela|rysunek|strona|stronie|części|wersja|wersji|punkt|punkcie|§|auf|sind|ist|war|gleich|von|bis)\s+\d{1,2}\.["'”’»)\]]*\s*$/iu;

const SENTENCE_MARKER =
  /^(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[ivxIVX]{1,5}|\p{Lu}|[a-z])[.)]|§{1,2}|(?:Art(?:icle|ikel|ículo|igo|ykuł)?|Items?|Note|Section|Chapter|Figure|Fig|Table|Exhibit|Appendix|Kapitel|Abschnitt|Abbildung|Tabelle|Anhang|Figura|Tabla|Tabela|Rysunek|Рис|Рисунок|Таблица|Глава)\.?)\s*\d*[A-Z]?(?:\.\d+)*\.?$/u;
const LONGEST_MARKER = 20;
/** The mark of a footnote printed against the full stop: "the agreement.3 The next". */
const FOOTNOTE_AT_STOP = /(?<=\p{Ll}{3}[.!?]["”’»)]?\d{1,2})\s+(?=["“„«(]?\p{Lu})/gu;
/** Without it there is no such mark: the other pattern looks behind at every space. */
const MAY_HAVE_FOOTNOTE = /[.!?]["”’»)]?\d{1,2}\s/;

/** A stop that is itself what is spoken of: the folder “.”. */
const QUOTED_STOP = /["“”'‘’「«]\.{1,3}["”'’」»]?$/u;
/** The name of a file or its ending: "the .LCK and .LNK files". */
const STOP_OF_NAME = /(?:^|[\s("'“‘])\.$/u;
/** In Chinese and Japanese a stop of another script within quotation marks belongs to what is quoted: a command. */
const QUOTED_COMMAND = /[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][.!?]["”’」]$/u;
/** "U.S.C.", "z.B." */
const INITIALS = /^(?:\p{L}\.)+\p{L}$/u;
/** "「…。」と": what is quoted is part of a sentence. */
const QUOTED_SENTENCE = /[。！？][」』）)]$/u;

const segmenterOf = rememberingByKey(
  (language: string) => new Intl.Segmenter(language, { granularity: 'sentence' }),
);

/**
 * The sentences of running text, without the white space around them. A line break is a space; offsets point into
 * `text`.
 */
export function splitSentences(text: string, language: string): TextRange[] {
  const flat = text.replace(/[^\S ]/gu, ' ');
  const sentences: TextRange[] = [];
  let start = 0;
  for (const end of sentenceEnds(flat, language)) {
    if (end < flat.length && goesOn(flat, start, end, language)) continue;
    const before = opensNext(flat, start, end) ? end - 1 : end;
    const own = before + lengthOfMarks(flat, before);
    const span = trimSpan(flat, start, own);
    if (span.end > span.start) sentences.push(span);
    start = own;
  }
  return sentences;
}

/** The marks of notes at the stop of a sentence: "the agreement.[3] The next". */
const MARKS_AT_STOP = /(?<=\S)(?:\[\p{Lu}?\d{1,3}\])+(?=\s|$)/uy;

function lengthOfMarks(flat: string, end: number): number {
  if (flat[end] !== '[') return 0;
  MARKS_AT_STOP.lastIndex = end;
  return MARKS_AT_STOP.exec(flat)?.[0].length ?? 0;
}

/** Where the segmenter sees the end of a sentence, and where it does not see one. */
function sentenceEnds(flat: string, language: string): number[] {
  const ends = plainSentenceEnds(flat) ?? segmentEnds(flat, language);
  const own = knownLanguage(language)?.sentences.unseenEnd;
  const unseen = [
    ...(MAY_HAVE_FOOTNOTE.test(flat) ? [FOOTNOTE_AT_STOP] : []),
    ...(own === undefined ? [] : [own]),
  ];
  const more = unseen.flatMap((pattern) =>
    Array.from(flat.matchAll(pattern), (match) => match.index + match[0].length),
  );
  return more.length === 0 ? ends : [...new Set([...ends, ...more])].sort((left, right) => left - right);
}

function segmentEnds(flat: string, language: string): number[] {
  const ends: number[] = [];
  for (const { index, segment } of segmenterOf(language).segment(flat)) ends.push(index + segment.length);
  return ends;
}

/** Whether the mark at the end opens what follows. Some print ” at both ends: this one does when it has no partner. */
function opensNext(flat: string, start: number, end: number): boolean {
  if (/[（「『《〈【“‘«„([¿¡]/u.test(flat[end - 1] ?? '')) return end - start > 1;
  if (flat[end - 1] !== '”' || end >= flat.length) return false;
  const marks = flat.slice(Math.max(start, end - LONGEST_QUOTED), end).replace(/[^“„”]/gu, '');
  return marks.length % 2 === 1 && !/[“„]/.test(marks);
}

/** How far back the words before an end are looked at. */
const LOOK_BACK = 80;
const LONGEST_QUOTED = 1000;

/** Whether the sentence goes on although an end was seen. */
function goesOn(flat: string, start: number, end: number, language: string): boolean {
  const tail = flat.slice(Math.max(start, end - LOOK_BACK), end).trimEnd();
  const next = flat.slice(end, end + 40).trimStart();
  if (end - start <= LONGEST_MARKER && SENTENCE_MARKER.test(tail)) return true;
  if (knownLanguage(language)?.sentences.behindQuote?.test(next) && QUOTED_SENTENCE.test(tail)) return true;
  if (QUOTED_STOP.test(tail) || (isUnspaced(language) && QUOTED_COMMAND.test(tail))) return true;
  if (
    STOP_OF_NAME.test(flat.slice(Math.max(start, end - LOOK_BACK), end)) &&
    /^[\p{L}\p{N}]/u.test(flat.slice(end))
  )
    return true;
  if (/^["'“‘«(]*\p{Ll}/u.test(next)) return /[.!?…]["'”’»)\]]*$/u.test(tail);
  const ending = /([^\s]+)\.["'”’»)\]]*$/u.exec(tail)?.[1];
  if (ending === undefined) return false;
  const word = ending.replace(/^[("'“‘«„[]+/u, '').toLowerCase();
  const starter = /^["'“‘«„(]*([\p{L}\p{M}]+)/u.exec(next)?.[1]?.toLowerCase() ?? '';
  if (INITIALS.test(word)) return !STARTERS.has(starter);
  if (ABBREVIATIONS.has(word)) return !(MAY_END.has(word) && STARTERS.has(starter));
  if (/^\p{L}$/u.test(word) && /\p{Lu}\.["'”’»)\]]*$/u.test(tail))
    return !STARTERS.has(starter) || starter.length === 1;
  if (/^\d{1,2}$/.test(word) && knownLanguage(language)?.writing.stopAfterOrdinal)
    return !NUMBERED_THING.test(tail) && !STARTERS.has(starter);
  return false;
}

export function trimSpan(text: string, start: number, end: number): TextRange {
  let from = start;
  let to = end;
  while (from < to && isWhite(text, from)) from++;
  while (to > from && isWhite(text, to - 1)) to--;
  return { start: from, end: to };
}

/** Most characters are seen not to be without a pattern. */
function isWhite(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code <= 32 || code >= 127) && /\s/u.test(text.charAt(at));
}
