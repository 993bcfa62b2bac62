import { type Language, languages } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import type { TextRange } from '#text/text-range.ts';
import { countryNames } from './countries.ts';
import { isCityOrState } from './known-places.ts';
import { findNameRuns, type NameRun } from './names.ts';
import { isCommonCapital, isEverydayWord, isGivenName } from './name-words.ts';
import { roleIn } from './roles.ts';

/** How surely a name is that of a person, an organisation or a place, each 0..1. */
export interface NameKinds {
  readonly person: number;
  readonly organisation: number;
  readonly place: number;
}

/** "Jane Miller, 54," and "Jane Miller (age 54)": only of people is the age told. */
const AGE_AFTER = /^(?:,?\s{1,2}|\t)(?:\(?age[d:]?\s)?\(?[2-9]\p{Nd}\)?(?=[\s,;)]|$)(?!\s?%)/iu;
const EMAIL_AFTER = /^\s{0,2}[<(][^\s<>()]{1,60}(?:@|\sat\s)/u;
/** What people do or have, right after a name. */
const HUMAN_AFTER =
  /^,?\s(?:himself|herself|wrote|writes|said|says|born|was born|died|joined|lives|lived|graduated|retired|studied|schrieb|sagte|wurde geboren|starb|écrivit|a écrit|né|née|naquit|escribió|nació|murió|dijo|escreveu|nasceu|morreu|disse|написал|родил|умер|сказал|napisał|urodził|zmarł|powiedział|氏|さん|先生)/iu;
const BY_BEFORE =
  /(?:\b(?:by|authors?:?|written by|led by|translat\p{L}{2,3}|maintainer:?|name:|von|par|por|per|autor\p{L}{0,3}:?|copyright(?: ©| \(c\))?(?: [\p{Nd},–-]{4,20})?)|©(?: [\p{Nd},–-]{4,20})?|\/s\/|著者|作者)[:：\s]{0,3}$/iu;
/** What firms and authorities do. */
const FIRM_AFTER =
  /^(?:\s\([^)]{1,40}\))?,?\s(?:announced|acquired|agreed|filed|owns|operates|issued|issues|sells|provides|manufactures|competes|publishes|published|reported|and its (?:subsidiaries|affiliates)|or its affiliates)\b/u;
const FIRM_BEFORE =
  /\b(?:to|from|with|by|of|between|and|at|for|bei|von|mit|à|de|avec|par|con|por|com|para)\s(?:the\s)?$/iu;

/** A run of capitalised words with what it names; `person` is the part of it that may be a person's name. */
export interface NamedRun extends NameRun {
  readonly kinds: NameKinds;
  readonly person: TextRange;
}

/** The names of a text in a script with capitals. */
export const findNames: (text: string, language: Language) => readonly NamedRun[] = remembering(
  (text: string, language: Language) =>
    findNameRuns(text, language).map((run) => ({
      ...run,
      kinds: kindsOfName(run, text, language),
      person: personWithin(run, text, language) ?? run,
    })),
);

interface Around {
  readonly before: string;
  readonly after: string;
}

function aroundOf({ start, end }: NameRun, text: string): Around {
  return { before: text.slice(Math.max(0, start - 40), start), after: text.slice(end, end + 60) };
}

const INITIAL = /(?:^|\s)\p{Lu}\.(?:\s?\p{Lu}\.){0,2}\s(?=\p{Lu}\p{L})/u;
const ABBREVIATED = /(?:^|\s)(?:U\.\s?S|U\.\s?K|U\.\s?N|E\.\s?U|D\.\s?C|P\.\s?O)\./u;

const NOTHING: NameKinds = { person: 0, organisation: 0, place: 0 };

/** The person's name in a run with other words: "Amrita Ahuja Chief Financial Officer", "Debian Ben Hutchings". */
function personWithin(run: NameRun, text: string, language: Language): NameRun | null {
  const words = [...run.text.matchAll(/[^\s,]+/gu)];
  const isPlain = words.map(([word]) => {
    const lower = word.toLowerCase().replace(/['’]s$/u, '');
    return !isEverydayWord(lower) && !isCommonCapital(lower) && lower !== 'of' && lower !== 'and';
  });
  const isBefore = isPlain[0] === true;
  const first = isBefore ? 0 : isPlain.lastIndexOf(false) + 1;
  const last = isBefore ? isPlain.indexOf(false) - 1 : words.length - 1;
  const opening = words[first];
  const closing = words[last];
  if (opening === undefined || closing === undefined || last - first < 1 || last - first > 3) return null;
  const start = run.start + opening.index;
  const end = run.start + closing.index + closing[0].length;
  if (isBefore && roleIn(text.slice(end, run.end), language) === undefined) return null;
  const names = words.slice(first, last + 1).map(([word]) => word);
  return { ...run, start, end, text: text.slice(start, end), words: names, isTitled: false };
}

/** What the words of a name and those around it say of whom or what it names. */
function kindsOfName(run: NameRun, text: string, language: Language): NameKinds {
  const lowers = run.words.map((word) => word.toLowerCase().replace(/['’]s$/u, ''));
  const last = lowers.at(-1) ?? '';
  if (run.kind === 'organisation') {
    // "Open Software License" is a thing.
    const isThing = isEverydayWord(last) || isCommonCapital(last);
    return { person: 0.1, organisation: run.isCompany ? 1 : isThing ? 0.3 : 0.7, place: 0.1 };
  }
  if (run.kind === 'place' || isCityOrState(lowers.join(' ')))
    return { person: 0, organisation: 0.1, place: 0.9 };
  const around = aroundOf(run, text);
  const isEveryday = lowers.some((word) => isEverydayWord(word) || isCommonCapital(word));
  const hasFunctionWord = lowers.some((word) => word === 'of' || word === 'for' || word === 'and');
  if (isEveryday || hasFunctionWord) {
    const organisation = run.text.includes('&') ? 0.5 : lowers.length > 1 ? 0.25 : 0.05;
    const person = run.isTitled && !isEveryday ? 0.8 : within(run, text, language);
    return { ...NOTHING, organisation, person, place: 0.2 };
  }
  return {
    person: personFit(run, around, language),
    organisation: organisationFit(run, around, language),
    // Any noun may have a capital.
    place: run.isPersonal ? 0.2 : capitalisesNouns(language) && run.words.length === 1 ? 0.45 : 0.6,
  };
}

const capitalisesNouns = (language: Language) => languages[language].writing.capitalisesNouns === true;

function within(run: NameRun, text: string, language: Language): number {
  const part = personWithin(run, text, language);
  if (part === null) return 0.1;
  return personFit(part, aroundOf(part, text), language);
}

function personFit(run: NameRun, { before, after }: Around, language: Language): number {
  const lowers = run.words.map((word) => word.toLowerCase());
  const count = run.words.length;
  if (run.text.includes('&') || count > 5) return 0.1;
  const isAcronym = run.words.every((word) => /^[\p{Lu}\p{Nd}]{2,5}$/u.test(word));
  if (isAcronym && count === 1) return 0.05;
  const isHuman = run.isTitled || AGE_AFTER.test(after) || HUMAN_AFTER.test(after);
  if (isHuman) return count > 1 || run.isTitled ? 0.95 : 0.7;
  if (count === 1) {
    if (/\p{Nd}|\p{Ll}\p{Lu}/u.test(run.text)) return 0.05;
    if (isGivenName(lowers[0] ?? '')) return 0.6;
    return run.isSentenceStart || capitalisesNouns(language) ? 0.1 : 0.25;
  }
  const [first = '', ...others] = lowers;
  const last = others.at(-1) ?? '';
  const hasGiven = isGivenName(first) || others.slice(0, -1).some((word) => isGivenName(word));
  // "Ivan K. Fong", "J. R. Smith"
  const isPlaceLast = isCityOrState(last) || countryNames(language).has(last);
  const hasInitial = !isPlaceLast && !ABBREVIATED.test(run.text) && INITIAL.test(run.text);
  if (hasGiven || hasInitial) return last.length > 1 ? 0.95 : 0.8;
  if (EMAIL_AFTER.test(after) || BY_BEFORE.test(before)) return 0.9;
  if (
    /[\p{Nd}@_]/u.test(run.text) ||
    run.words.some((word) => /\p{Ll}\p{Lu}/u.test(word) && !/^(?:Mc|Mac|De|Di|La|Le|O['’])/u.test(word))
  )
    return 0.1;
  if (isGivenName(last)) return 0.6;
  const beside = `${before.slice(-30)} , ${after.slice(0, 40)}`;
  if (count <= 4 && roleIn(beside, language) !== undefined) return 0.75;
  if (count > 3) return 0.2;
  return capitalisesNouns(language) ? 0.3 : 0.45;
}

function organisationFit(run: NameRun, { before, after }: Around, language: Language): number {
  if (run.text.includes('&')) return 0.9;
  if (FIRM_AFTER.test(after)) return 0.85;
  if (run.isPersonal) return 0.1;
  // "(“FDIC”)" stands behind the whole name.
  if (/^[\p{Lu}\p{Nd}&]{2,8}$/u.test(run.text)) return /\p{Nd}/u.test(run.text) ? 0.2 : 0.45;
  if (/\p{Ll}\p{Lu}/u.test(run.text)) return 0.5;
  if (capitalisesNouns(language)) return run.words.length > 1 ? 0.35 : 0.2;
  if (FIRM_BEFORE.test(before)) return 0.55;
  if (run.isSentenceStart) return /^,?\s\p{Ll}/u.test(after) ? 0.45 : 0.2;
  return run.words.length > 1 ? 0.5 : 0.4;
}
