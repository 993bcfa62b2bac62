import { byLanguage, type Language, toLanguage } from '#language/languages.ts';
import { isUnspaced } from '#text/unspaced-languages.ts';
import { compileQuestionPhrases, foldQuestion } from '#text/phrases.ts';

/** Nouns for what people are in an organisation or for a work; up to three words before belong to the role. */
const ROLES = byLanguage(({ people }) => people.roles);

/** Short and long forms of one role. */
const SAME_ROLE: readonly (readonly string[])[] = [
  [
    'ceo',
    'chief executive officer',
    'chief executive',
    'runs',
    'boss',
    'pdg',
    'vorstandsvorsitzender',
    'consejero delegado',
    '首席执行官',
    '最高経営責任者',
    'सीईओ',
    'मुख्य कार्यकारी अधिकारी',
  ],
  [
    'cfo',
    'chief financial officer',
    'finanzvorstand',
    'directeur financier',
    'director financiero',
    '首席财务官',
    '最高財務責任者',
  ],
  ['cto', 'chief technology officer'],
  ['coo', 'chief operating officer'],
  ['chairman', 'chair', 'chairwoman', 'chairperson'],
  ['author', 'authors', 'written by', 'writer', 'wrote'],
  ['founder', 'founded by', 'co-founder'],
  ['auditor', 'registered public accounting firm', 'auditors'],
  ['maintainer', 'maintained by', 'maintainers'],
  ['translator', 'translated by'],
];

const patterns = new Map<Language, RegExp>();

function patternOf(language: Language): RegExp {
  let pattern = patterns.get(language);
  if (pattern === undefined) {
    pattern = compileQuestionPhrases(ROLES[language], language);
    patterns.set(language, pattern);
  }
  return pattern;
}

/** Who runs it: a verb that asks for a role, of the whole firm; a part of it may be led by anybody. */
const RUNS =
  /\b(?:who|wer|qui|quién|quem) (?:runs?|leads?|heads?|leitet|führt|dirige)\s+(?:(?:the|this|that|das|die|la|le|l['’]|el|a|o)\s*)?(?:company|firm|business|corporation|unternehmen|firma|entreprise|société|empresa|compañía|it|this|es|[\p{Lu}\p{Nd}][\p{L}\p{Nd}&-]*)\s*[?.!]?\s*$/iu;

/** Who leads a part of it: any holder of a role may. */
const LEADS =
  /(?:^|\s)(?:who (?:runs?|leads?|heads?|manages?|is (?:in charge of|responsible for|the head of)|(?:sits|serves) on)|which (?:executive|officer|director|manager)s?|wer (?:leitet|führt|ist (?:verantwortlich|zuständig) für)|qui (?:dirige|est responsable)|quién(?:es)? (?:dirige|lidera|encabeza)|quem (?:dirige|lidera|chefia)|кто (?:руководит|возглавляет|управляет)|kto (?:kieruje|prowadzi|zarządza))(?=\s|$)/iu;

/** Whether a question asks for somebody in a leading position. */
export function asksForLeader(question: string): boolean {
  return LEADS.test(question);
}

/** The role that a question names, folded as questions are; undefined when there is none. */
export function roleIn(question: string, language: Language): string | undefined {
  const folded = foldQuestion(question, language);
  const match = patternOf(language).exec(folded)?.[0].trim();
  if (match !== undefined) return match;
  return RUNS.test(question) ? 'chief executive officer' : undefined;
}

/** The forms in which a text may print a role. */
export function formsOfRole(role: string): readonly string[] {
  const same = SAME_ROLE.filter((forms) => forms.includes(role));
  return [...new Set([role, ...same.flat()])];
}

const OF_ORGANISATIONS =
  /^(?:auditors?|auditor\p{L}{0,4}|wirtschaftsprufer|abschlussprufer|commissaires? aux comptes|аудитор\p{L}{0,4}|audytor\p{L}{0,3}|biegly rewident|competitors?|supplier|underwriter|sponsor|publisher|مدقق|مراجع|लेखा परीक्षक|監査人|审计师)$/u;

/** Roles that firms mostly hold. */
export function isHeldByOrganisations(role: string | undefined): boolean {
  return role !== undefined && OF_ORGANISATIONS.test(role);
}

/** Lower case without accents like a folded question, but every character keeps its place. */
function foldInPlace(text: string): string {
  const lower = text.toLowerCase();
  const whole = lower.length === text.length ? lower : text;
  return whole.replace(/[\u00c0-\u024f\u0400-\u04ff\u0622-\u0649]/gu, (char) => {
    if (char === 'ł') return 'l';
    if (char === 'ى') return 'ي';
    if (char === 'ة') return 'ه';
    return char.normalize('NFD')[0] ?? char;
  });
}

/** Whether words that look like a name are a role: "Chief Financial Officer", 代表取締役. */
export function isRoleName(name: string, language: Language): boolean {
  const folded = foldQuestion(name, language);
  const match = patternOf(language).exec(folded);
  return match !== null && match[0].length >= folded.length * 0.6;
}

/** Whether a text names a role, or any where none is given; `name` is the language of the text. */
export function namesRole(text: string, role: string | undefined, name: string): boolean {
  const language = toLanguage(name);
  return role === undefined
    ? roleIn(text, language) !== undefined
    : findRole(text, role, language).length > 0;
}

/** Where a text names the role, so that the name beside it can be told from others. */
export function findRole(text: string, role: string, language: Language): { start: number; end: number }[] {
  const lower = foldInPlace(text);
  const found: { start: number; end: number }[] = [];
  for (const form of formsOfRole(role)) {
    // Endings of inflected languages change: the first letters are enough.
    const needle =
      isUnspaced(language) || form.length < 7 ? form : form.slice(0, Math.max(6, form.length - 2));
    for (
      let at = lower.indexOf(needle);
      at >= 0 && found.length < 20;
      at = lower.indexOf(needle, at + needle.length)
    ) {
      const isWhole = needle.length > 4 || isUnspaced(language) || isEdge(lower, at, at + needle.length);
      if (isWhole) found.push({ start: at, end: at + needle.length });
    }
  }
  return found;
}

function isEdge(text: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{M}]/u.test(text.slice(Math.max(0, start - 1), start)) &&
    !/^[\p{L}\p{M}]/u.test(text.slice(end, end + 1))
  );
}
