import { byLanguage, ENGLISH, type Language } from '#language/languages.ts';
import type { TextRange } from '#text/text-range.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';

/** Words whose number names a place or thing and is no amount: "Section 6.2", "page 12", "version 3". */
const BEFORE = byLanguage(({ figures }) => figures.referenceBefore);

const NUMBERED_BEFORE = /(?:[§№#]|n°|nº|第)\s?$/iu;
/** 第3条, 第2章: the counter after an ordinal. */
const AFTER =
  /^(?:[\p{Script=Latin}]{1,3}\p{Nd}|-[\p{L}\p{Nd}]|\.\p{Nd}|[/:]\p{Nd}|st\b|nd\b|rd\b|th\b|º|ª|-(?:[йяе]|го|му|м)(?!\p{L})|\s?(?:a\.m|p\.m|am\b|pm\b|uhr\b))/iu;
/** Letters glued to a number belong to it only as a unit: 4GiB, 5.95x. */
const GLUED_LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,12}/u;
const UNIT_GLUED =
  /^(?:[kKMGTPE]i?[Bb](?:it)?(?:\/s|ps)?|[kKMGT]Hz|Hz|[kcmn]?m|k?g|mg|[kMG]?Wh?|[kMG]W|V|A|°?[CF]|x|ml|l|s|ms|ns|h|min|d|px|pt|dpi|mn|bn|m|k|b|B|K|M|T|G)$/u;

const compiled = new Map<Language, RegExp>();

function beforeOf(language: Language): RegExp {
  let pattern = compiled.get(language);
  if (pattern === undefined) {
    const own = BEFORE[language];
    const words = [...new Set([own, BEFORE[ENGLISH]])].join('|');
    pattern = new RegExp(
      isUnspaced(language)
        ? String.raw`(?:${own}|(?<![\p{Script=Latin}])(?:${BEFORE.en})\.?)\s?$`
        : String.raw`(?<![\p{L}\p{M}])(?:ال)?(?:${words})\.?[ \u00a0\n(]{0,2}$`,
      'iu',
    );
    compiled.set(language, pattern);
  }
  return pattern;
}

/** "(1) assert …, and (2) offer", login(1); not "thirty (30) days", nor (16) alone in a cell. */
function isEnumerator(before: string, after: string): boolean {
  if (/\p{Script=Latin}\($/u.test(before)) return after.startsWith(')');
  return (
    /(?:[:;,.]\s{1,2}|\s(?:and|or|und|oder|et|ou|y|o|e|и|или|i|lub)\s{1,2})\($/u.test(before) &&
    /^\)\s?\p{L}/u.test(after)
  );
}

/** Whether a number only names something: a section, a page, a version, a telephone, a time of day. */
export function isReference(text: string, range: TextRange, language: Language): boolean {
  const before = text.slice(Math.max(0, range.start - 16), range.start);
  const after = text.slice(range.end, range.end + 14);
  const number = text.slice(range.start, range.end);
  if (!/\p{Nd}/u.test(number)) {
    return beforeOf(language).test(before) || NUMBERED_BEFORE.test(before);
  }
  if (NUMBERED_BEFORE.test(before) || AFTER.test(after)) return true;
  if (/^0\p{Nd}/u.test(number)) return true;
  if (/^\p{Nd}{1,2}$/u.test(number) && isEnumerator(before, after)) return true;
  const letters = GLUED_LETTERS.exec(after)?.[0];
  if (letters !== undefined && !UNIT_GLUED.test(letters)) return true;
  if (/\p{Nd}[-/:]$|\+$|[@_\\]$/u.test(before)) return true;
  // A number that opens a clause or an item: "6.2 The liability", "3) …".
  if (
    range.start === 0 &&
    /^(?:\.?\s{1,3}\p{Lu}|\.\s|[)．、])/u.test(after) &&
    /^\p{Nd}{1,2}(?:\.\p{Nd}{1,2})?$/u.test(number)
  ) {
    return true;
  }
  return beforeOf(language).test(before);
}
