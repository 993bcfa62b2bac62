import { countryNames } from '#names/countries.ts';
import type { TextRange } from '#text/text-range.ts';
import type { ClauseFound } from '../recognise.ts';
import { before, behind, wordsOf } from './passage-text.ts';
import { onOneLine } from './value-patterns.ts';
import type { ReadValue, ValueContext } from './types.ts';

const STATES =
  'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland,Nova Scotia,Ontario,Quebec,Québec,Saskatchewan,New South Wales,Queensland,South Australia,Victoria,Western Australia'.split(
    ',',
  );
/** As contracts name countries, beside the names in the language data. */
const COUNTRIES =
  "England and Wales,England & Wales,England,Scotland,Wales,Northern Ireland,Hong Kong,Macau,Korea,Taiwan,Russian Federation,PRC,P.R.C.,P.R. China,People’s Republic of China,People's Republic of China,United States of America,United States,U.S.A.,USA,U.S.".split(
    ',',
  );
const ADJECTIVES: Readonly<Record<string, string>> = {
  english: 'England',
  scottish: 'Scotland',
  swiss: 'Switzerland',
  german: 'Germany',
  french: 'France',
  dutch: 'Netherlands',
  israeli: 'Israel',
  japanese: 'Japan',
  chinese: 'China',
  swedish: 'Sweden',
  danish: 'Denmark',
  belgian: 'Belgium',
  italian: 'Italy',
  spanish: 'Spain',
  colombian: 'Colombia',
};
const WHOLE_COUNTRY = /^(?:the )?(?:united states(?: of america)?|u\.?s\.?(?:a\.?)?|canada|australia)$/iu;

let placeNames: RegExp | undefined;
const escape = (name: string) => name.replaceAll('.', String.raw`\.`).replaceAll(/\s+/gu, String.raw`\s+`);

function placePattern(): RegExp {
  if (placeNames === undefined) {
    const names = [...new Set([...STATES, ...COUNTRIES, ...countryNames('en')])];
    const sorted = names.toSorted((left, right) => right.length - left.length).map(escape);
    placeNames = new RegExp(String.raw`(?<![\p{L}])(?:${sorted.join('|')})(?![\p{L}])`, 'giu');
  }
  return placeNames;
}

interface Place extends TextRange {
  readonly name: string;
  /** It is said that its law governs. */
  readonly isOfLaw: boolean;
}

const LAW_BEFORE =
  /(?:\b(?:laws?|legislation|regulations|statutes)\b[^.;()]{0,80}?\b(?:of|in)\b|\blaws?,?\s+State\b)[^.;()]{0,60}$/iu;
const LAW_BEHIND = /^[\s,]*(?:state\s+|substantive\s+)?laws?\b/iu;
const LAST_LAW =
  /\b(?:laws?|legislation|regulations|statutes)\b(?![\s\S]*\b(?:laws?|legislation|regulations|statutes)\b)/iu;
/** Courts, offices and choice-of-law statutes name places, too. */
const NO_LAW = /\b(?:courts?|venue|arbitrat\w+|jurisdiction|located|sitting|city|county)\b[^.;]{0,60}$/iu;

/** The place whose law governs. */
export function readGoverningLaw(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  for (const passage of passages.slice(0, 2)) {
    const words = wordsOf(passage, context);
    const found = findPlaces(words.text);
    const [best] = found;
    if (best === undefined) continue;
    const names = [...new Set(found.map(({ name }) => name))];
    return {
      text: names.join(' and '),
      value: { type: 'choice', choice: names.join(' and ') },
      sure: best.isOfLaw && names.length === 1,
      passage,
      spans: found.map((place) => words.spanOf(place)),
    };
  }
  return null;
}

/** Places whose law is named; a state before the country that it belongs to, else whatever place is named first. */
function findPlaces(text: string): Place[] {
  const all = [...text.matchAll(placePattern()), ...text.matchAll(ADJECTIVE)].map((match): Place => {
    const [start, end] = [match.index, match.index + match[0].length];
    const near = before(text, start, 150);
    const isOfLaw =
      LAW_BEHIND.test(behind(text, end)) ||
      (LAW_BEFORE.test(near) && !NO_LAW.test(near.slice(near.search(LAST_LAW))));
    return { start, end, name: nameOf(match[0]), isOfLaw };
  });
  const ofLaw = all.filter(({ isOfLaw }) => isOfLaw).toSorted((left, right) => left.start - right.start);
  const states = ofLaw.filter(({ name }) => !WHOLE_COUNTRY.test(name));
  const [first] = states.length > 0 ? states : ofLaw;
  if (first === undefined) return all.slice(0, 1);
  // Another place counts where the two are joined: "England and Wales", "Ontario or Quebec".
  const beside = (states.length > 0 ? states : ofLaw).filter(
    ({ start, name }) => name !== first.name && start > first.end && start - first.end < 40,
  );
  return [first, ...beside.slice(0, 1)];
}

const ADJECTIVE = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(ADJECTIVES).join('|')})(?=\s+(?:substantive\s+)?laws?\b)`,
  'giu',
);

function nameOf(printed: string): string {
  const name = onOneLine(printed);
  const adjective = ADJECTIVES[name.toLowerCase()];
  if (adjective !== undefined) return adjective;
  const known = [...STATES, ...COUNTRIES].find((each) => each.toLowerCase() === name.toLowerCase());
  return (
    known ??
    name.toLowerCase().replace(/(?<!\p{L})(?!of |and |the )\p{L}/gu, (letter) => letter.toUpperCase())
  );
}
