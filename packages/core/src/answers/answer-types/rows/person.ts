import type { TextRange } from '#text/text-range.ts';
import { findNameRuns, type NameRun } from '../names.ts';
import { findUncasedNames, hasCapitals } from '../uncased-names.ts';
import { findRole, isRoleName } from '../roles.ts';
import type { AnswerTypeRow, FindInput, Found } from '../types.ts';

/** A name this near to its role is that of its holder. */
const BESIDE = 60;
const ROLE_BONUS = 0.25;

/** A name all of whose words the question says is not what is asked for. */
export function isSaidName(name: string, question: string): boolean {
  const said = question.toLowerCase();
  return name
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => said.includes(word.replace(/['’]s$/u, '')));
}

function fitOf(run: NameRun, language: string): number {
  if (run.kind === 'place') return 0;
  if (run.kind === 'organisation') return 0.5;
  const words = run.words.length;
  const isAcronym = run.words.every((word) => /^[\p{Lu}\p{Nd}]{2,}$/u.test(word));
  if (run.isPersonal && words > 1) return 0.95;
  if (isAcronym) return 0.2;
  if (words === 2 || words === 3) return language === 'de' ? 0.5 : 0.7;
  if (words === 1) return run.isSentenceStart ? 0.2 : language === 'de' ? 0.15 : 0.4;
  return 0.35;
}

/** Names that may be persons, with the fit of each before its role is looked at. */
function candidates({ text, language }: FindInput): Found[] {
  const cased = findNameRuns(text, language).map((run) => ({
    start: run.start,
    end: run.end,
    fit: fitOf(run, language),
  }));
  return hasCapitals(language) ? cased : [...cased, ...findUncasedNames(text, language)];
}

function find(input: FindInput): Found[] {
  const { asked, text, language } = input;
  const roles = asked.role === undefined ? [] : findRole(text, asked.role, language);
  const names = candidates(input)
    .filter((each) => each.fit > 0 && isUsable(text.slice(each.start, each.end), input))
    .filter((each) => !roles.some((role) => isPartOfRole(text, each, role)))
    .toSorted((left, right) => left.start - right.start);
  if (asked.role === undefined) return names;
  // A role has one holder: the name nearest to it.
  const holders = new Set(roles.map((role) => nearestTo(role, names)));
  return names.map((each) => ({
    ...each,
    fit: holders.has(each) ? Math.min(1, each.fit + ROLE_BONUS) : each.fit * 0.7,
  }));
}

function isUsable(name: string, { question, language }: FindInput): boolean {
  return !isSaidName(name, question) && !isRoleName(name, language);
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

export const person: AnswerTypeRow = {
  type: 'person',
  find,
  asks: {
    en: "who|whom|whose|who's|by whom|which (?:person|people|author|director|president|man|woman|player|king|queen)|what is the name of … (?:president|director|author|ceo|founder)",
    de: 'wer|wen|wem|wessen|von wem|welche[rsn]? (?:person|autor|direktor|könig|präsident)',
    fr: 'qui|à qui|de qui|par qui|quel (?:auteur|directeur|président|roi)|quelle (?:personne|reine)',
    es: 'quién|quiénes|a quién|de quién|por quién|qué (?:persona|autor|presidente|rey|director)',
    pt: 'quem|de quem|por quem|a quem|qual (?:pessoa|autor|presidente|rei)|que (?:pessoa|autor|presidente|rei)',
    ru: 'кто|кого|кому|кем|чей|чья|чьё|чьи|как зовут|как звали|как(?:ой|им|ого) (?:автор*|директор*|президент*|корол*|человек*)',
    pl: 'kto|kogo|komu|kim|czyj|czyja|czyje|jak (?:nazywa|nazywał) się|któr[yego]{1,3} (?:autor*|król*|prezydent*|reżyser*)',
    ar: 'من (?:هو|هي|هم|كان|كانت|الذي|التي)|من|لمن|ممن|ما اسم',
    hi: 'किसने|कौन(?![ -](?:सा|सी|से|कौन))|किसके|किसका|किसकी|किसे|किनके|किसके द्वारा|किन्होंने',
    ja: '誰|だれ|どなた|何者|(?:人|方)の名前|どの人',
    zh: '谁|誰|哪位|何人|哪个人|什么人|叫什么名字',
  },
};
