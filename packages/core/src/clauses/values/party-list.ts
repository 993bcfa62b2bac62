import {
  findCompanies,
  findPersons,
  type PartyName,
  readLeadingName,
  readTrailingName,
} from './party-names.ts';

/** Another sentence begins: a full stop before words that begin one, and not before a name. */
const SENTENCE_END =
  /\.\s+(?=(?:The|This|Each|In|It|If|For|Both|Any|All|Whereas|WHEREAS|NOW|Now|As|On|Upon|Subject|Unless|Pursuant|\d+\.?\d*\s)\b|\p{Lu}[\p{L}]*\s(?:and\s\p{Lu}[\p{L}]*\s)?(?:shall|will|is|are|may|agrees?|hereby|has|have|desires?|wishes)\b)/u;
/** A text up to there. */
export const sentenceOf = (text: string) => text.slice(0, SENTENCE_END.exec(text)?.index);

const HEAD =
  /(?:^|\b(?:and|And|AND|with|With|WITH)\b|;|\n(?=\s*(?:\(\w{1,3}\)|\d\.)))[\s,;:.*•●–—-]*(?:on\s+the\s+(?:one|other)\s+(?:hand|part),?\s*)?(?:(?:and|AND)\s+(?:[–—-]\s*)?)?(?:(?:\(?(?:[A-Da-d]|[ivx]{1,3}|\d)\)|\d\.)\s*)?(?:(?:Mr|Ms|Mrs|Dr)\.\s*)?(?:the\s+)?/gu;

/**
 * The names of a stretch before a bracket: companies and people, and without such words who is named at its beginning or
 * behind the last "and".
 */
export function namesOf(text: string, isOne: boolean): PartyName[] {
  const named = [...findCompanies(text), ...findPersons(text)].toSorted(
    (left, right) => left.start - right.start,
  );
  const heads = [...text.matchAll(HEAD)].map(({ index, 0: head }) => ({
    at: index + head.length,
    isListed: /\d\.?\)?\s*$|\(\w{1,3}\)\s*$/u.test(head),
  }));
  const [first, ...more] = heads;
  const [earliest, latest] = [named[0], named.at(-1)];
  if (earliest !== undefined && latest !== undefined) {
    const opening = first === undefined ? null : readPlainName(text, first.at, earliest.start);
    const closing = more
      .filter(({ at }) => at > latest.end)
      .map(({ at }) => readPlainName(text, at, text.length))
      .find((each) => each !== null);
    return [...(opening ? [opening] : []), ...named, ...(closing ? [closing] : [])];
  }
  const rest = more.toReversed();
  for (const { at, isListed } of [
    ...(first ? [first] : []),
    ...rest.filter((head) => head.isListed),
    ...rest.filter((head) => !head.isListed),
  ]) {
    const leading = readLeadingName(text.slice(at), isOne);
    const isPlace =
      leading !== null && at !== first?.at && !isListed && isAmongPlaces(text, at, at + leading.end);
    // "The Agent named below" is nobody yet.
    const isRole = leading !== null && !/\s/u.test(leading.name) && /\bthe\s+$/u.test(text.slice(0, at));
    if (leading !== null && !isPlace && !isRole) return [{ ...leading, start: at, end: at + leading.end }];
  }
  const last = isOne ? readTrailingName(text) : null;
  return last === null ? [] : [last];
}

/** Places are told with "and", too: "with offices at Fifth Street and Main Street". */
function isAmongPlaces(text: string, start: number, end: number): boolean {
  // "…, Delaware, and Jane Roe, located at": another party begins behind a comma and is told more of.
  const isNext = /(?:[,;]|\d)\s*(?:and|AND)\s+(?:the\s+)?$/u.test(text.slice(0, start));
  const goesOn = /^\s*(?:$|\(|,\s*(?:\p{Ll}|$))/u.test(text.slice(end));
  return !(isNext && goesOn) && OF_PLACE.test(text.slice(Math.max(0, start - 100), start));
}

const OF_PLACE = /\b(?:at|address|offices?|located|laws|under|state|city|county|between)\b[^;()]{0,90}$/iu;

/** A name of several words, as those beside companies must be, that ends before another begins. */
function readPlainName(text: string, at: number, end: number): PartyName | null {
  const leading = readLeadingName(text.slice(at, end));
  if (leading === null || !/\s/u.test(leading.name)) return null;
  if (!/^\s*(?:[,;(]|$|(?:and|whose|with|having|located|of|an?)\b)/u.test(text.slice(at + leading.end)))
    return null;
  return isAmongPlaces(text, at, at + leading.end) ? null : { ...leading, start: at, end: at + leading.end };
}

const PART = String.raw`((?:the\s+)?[\p{L}\d][^,;:()"“”]{1,60}?)`;
const PAIR = new RegExp(
  String.raw`^\s*${PART},?\s+(?:and|AND|with)\s+${PART}\s*(?:$|(?<!\b\p{Lu})\.|[,;\n]|\b(?:dated|effective|as\s+of|on\s+this|is|for|shall|will)\b)`,
  'u',
);

/** "between example.com and deep systems.": two names without brackets, however they are written. */
export function findPair(text: string): PartyName[] {
  const match = PAIR.exec(text);
  if (match === null) return [];
  const [, left = '', right = ''] = match;
  const second = match[0].lastIndexOf(right);
  const parts = [
    { at: match[0].indexOf(left), printed: left },
    { at: second, printed: right },
  ].map(({ at, printed }) => {
    const name = printed
      .replace(/^the\s+/u, '')
      .replace(/\s+/gu, ' ')
      .trim();
    return {
      name,
      start: at + printed.length - printed.replace(/^the\s+/u, '').length,
      end: at + printed.length,
    };
  });
  return parts.every(({ name }) => isShortName(name)) ? parts : [];
}

/** Few words, and none with which sentences go on. */
const isShortName = (name: string) =>
  name.split(' ').length <= 6 &&
  !/\b(?:part(?:y|ies)|agree\w*|which|that|its?|their|this|such|each|ha(?:ve|s|d)|is|are|was|were|will|shall|may|not|be|if|to)\b/iu.test(
    name,
  );
