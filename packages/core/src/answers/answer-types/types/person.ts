import type { Language } from '#language/languages.ts';
import { remembering } from '#text/remember.ts';
import type { TextRange } from '#text/text-range.ts';
import { saysMaker } from '../people/document-makers.ts';
import { asksForKind, findKinds } from '../people/kinds-of-people.ts';
import { findNames } from '#names/name-kinds.ts';
import { withoutOverlaps } from './markers.ts';
import { findUncasedNames, hasCapitals } from '../people/uncased-names.ts';
import { asksForLeader, findRole, isRoleName } from '#names/roles.ts';
import type { FindInput, Found } from '../types.ts';

/** A name this near to its role is that of its holder. */
const BESIDE = 60;
const ROLE_BONUS = 0.25;
/** A name in a sentence that says nothing of who made the document. */
const OF_ANYTHING = 0.6;
/** A name where a kind of people is asked for. */
const OF_KIND = 0.7;
/** "Who bought it?" may ask for a firm. */
const OF_ORGANISATION = 0.85;
/** No firm leads a part of one. */
const OF_LED_ORGANISATION = 0.3;

/** A name all of whose words the question says is not what is asked for. */
export function isSaidName(name: string, question: string): boolean {
  const said = question.toLowerCase();
  return name
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => said.includes(word.replace(/['’]s$/u, '')));
}

/** How surely a name that is no role is that of a person, and of an organisation. */
interface Name extends Found {
  readonly organisation: number;
}

const readNames = remembering((text: string, language: Language): readonly Name[] => {
  const cased = findNames(text, language).map(({ kinds, person: { start, end } }) => ({
    start,
    end,
    fit: kinds.person,
    organisation: kinds.organisation,
  }));
  const uncased = hasCapitals(language) ? [] : findUncasedNames(text, language);
  return [...cased, ...uncased.map((each) => ({ ...each, organisation: 0 }))]
    .filter(({ start, end }) => !isRoleName(text.slice(start, end), language))
    .toSorted((left, right) => left.start - right.start);
});

export function findPersons(input: FindInput): readonly Found[] {
  const { asked, question, text, language } = input;
  const ofOrganisation = asksForLeader(question) ? OF_LED_ORGANISATION : OF_ORGANISATION;
  const roles = asked.role === undefined ? [] : findRole(text, asked.role, language);
  const names = readNames(text, language)
    .map(({ start, end, fit, organisation }) => ({
      start,
      end,
      fit: Math.max(fit, organisation * ofOrganisation),
    }))
    .filter((each) => each.fit > 0 && !isSaidName(text.slice(each.start, each.end), question))
    .filter((each) => !roles.some((role) => isPartOfRole(text, each, role)));
  if (asked.role === undefined && asked.maker === undefined) return withKinds(names, input);
  if (asked.maker !== undefined && !saysMaker(text, asked.maker))
    return names.map((each) => ({ ...each, fit: each.fit * OF_ANYTHING }));
  if (asked.role === undefined) return names;
  // A role has one holder: the name nearest to it.
  const holders = new Set(roles.map((role) => nearestTo(role, names)));
  return names.map((each) => ({
    ...each,
    fit: holders.has(each) ? Math.min(1, each.fit + ROLE_BONUS) : each.fit * 0.7,
  }));
}

/** "Who may …?" is seldom answered by a name, mostly by a kind of people. */
function withKinds(names: readonly Found[], input: FindInput): readonly Found[] {
  if (!asksForKind(input.question, input.language)) return names;
  return withoutOverlaps([
    ...names.map((each) => ({ ...each, fit: each.fit * OF_KIND })),
    ...findKinds(input),
  ]);
}

/** A capital word right before the role belongs to it: "Генеральный директор". */
function isPartOfRole(text: string, name: Found, role: TextRange): boolean {
  const isOneWord = !/\s/u.test(text.slice(name.start, name.end));
  return isOneWord && role.start - name.end === 1 && text[name.end] === ' ';
}

/** The name that stands beside a role, good ones before near ones. */
function nearestTo(role: TextRange, names: readonly Found[]): Found | undefined {
  let best: Found | undefined;
  let least = BESIDE;
  for (const name of names) {
    const gap = Math.max(0, name.start - role.end, role.start - name.end);
    const cost = gap * (name.fit >= 0.5 ? 1 : 2);
    if (cost < least) {
      best = name;
      least = cost;
    }
  }
  return best;
}
