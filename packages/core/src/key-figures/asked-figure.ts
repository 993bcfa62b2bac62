import { stopWordsOf } from '#sentences/stop-words.ts';
import { tellsOfSome } from './headcount.ts';
import type { KeyFigureName } from './types.ts';

/** A question for one of the key figures of a report. */
export interface AskedFigure {
  readonly name: KeyFigureName;
  /** That the question names; without one it asks for the report's own. */
  readonly year?: string;
}

const COMPANY = '(?:company|group|firm|corporation|business|organi[sz]ation|registrant)';
const ITS = `(?:(?:the|its|their|this)\\s)?(?:${COMPANY}['’]?s?['’]?\\s)?`;
const ALL = '(?:(?:total|annual|overall|consolidated|full[- ]year|reported)\\s)*';
const HOW_MUCH = '(?:what|how\\s(?:much|high|large|big))\\s(?:was|is|were|are)\\s';

/** What may stand behind: whose it is, and of which year. */
const OF_WHOM = `(?:\\s(?:of|for|at|by)\\s(?:the|this)\\s(?:(?:whole|entire)\\s)?${COMPANY})?`;
const WHEN =
  '(?:\\s(?:in|for|of|at\\sthe\\send\\sof)\\s(?:(?:the|this)\\s)?(?:(?:(?:fiscal|financial|reporting)\\s)?(?:year|period)\\s?|fiscal\\s|fy\\s?)?(?<year>(?:19|20)\\d\\d)?)?';

/** The figures of the statements: how a whole question calls each, and by which words it may be named in any question. */
const AMOUNTS: readonly {
  readonly name: KeyFigureName;
  readonly asked: string;
  readonly words: RegExp;
}[] = [
  {
    name: 'dilutedEps',
    asked: 'diluted\\s(?:(?:net\\s)?(?:earnings|income|profit)\\sper\\s(?:common\\s|ordinary\\s)?share|eps)',
    words:
      /\bdiluted (?:net )?(?:earnings|income|loss|eps)(?: \(loss\))?(?: per (?:common |ordinary )?share)?|\b(?:eps|earnings per share)(?:,? \(?diluted\)?)?/iu,
  },
  {
    name: 'netIncome',
    asked: 'net\\s(?:income|profits?|earnings)(?:\\sor\\sloss)?|profit\\sfor\\sthe\\syear',
    words:
      /\bnet (?:income|earnings|profit|loss)\b(?: \(loss\)| or loss)?(?! (?:per|attributable to non|margin))/iu,
  },
  {
    name: 'revenue',
    asked: '(?:net\\s)?(?:revenues?|sales|turnover)',
    words: /\b(?:net |operating )?(?:revenues?|sales|turnover)\b/iu,
  },
  { name: 'totalAssets', asked: 'total\\sassets', words: /\btotal assets\b/iu },
];

const OTHERS: readonly (readonly [KeyFigureName, string])[] = [
  [
    'employees',
    `how\\smany\\s(?:employees|people|staff|workers)\\s(?:does|did|do)\\s(?:the\\s${COMPANY}|they|it)\\s(?:have|employ)`,
  ],
  [
    'employees',
    `how\\smany\\s(?:employees|people|staff)\\s(?:are\\sthere|work\\s(?:for|at)\\sthe\\s${COMPANY})`,
  ],
  ['employees', `what\\s(?:is|was)\\s${ITS}(?:total\\s)?(?:number\\sof\\semployees|headcount)${OF_WHOM}`],
  ['fiscalYearEnd', 'when\\s(?:did|does)\\s(?:the|its)\\s(?:fiscal|financial)\\syear\\send'],
  [
    'fiscalYearEnd',
    `(?:what|when)\\s(?:is|was)\\s${ITS}(?:(?:fiscal|financial)\\syear[- ]end|end\\sof\\s(?:the|its)\\s(?:fiscal|financial)\\syear)(?:\\sdate)?`,
  ],
  ['auditor', `who\\s(?:is|was|are|were)\\s${ITS}(?:(?:independent|external)\\s)*auditors?${OF_WHOM}`],
  [
    'auditor',
    `(?:who|which\\sfirm)\\saudit(?:s|ed)\\s(?:the|this|its)\\s(?:${COMPANY}|(?:financial\\s)?statements|accounts|report)`,
  ],
  [
    'headquarters',
    `where\\s(?:is|are|was|were)\\s${ITS}(?:headquarters|head\\soffice|principal\\s(?:executive\\s)?offices?)${OF_WHOM}(?:\\slocated)?`,
  ],
  ['headquarters', `where\\s(?:is|are)\\s(?:the\\s${COMPANY}|it)\\s(?:headquartered|based)`],
  [
    'headquarters',
    `what\\s(?:is|are)\\sthe\\saddress\\sof\\s${ITS}(?:headquarters|head\\soffice|principal\\s(?:executive\\s)?offices?)${OF_WHOM}`,
  ],
];

const PATTERNS: readonly (readonly [KeyFigureName, RegExp])[] = [
  ...AMOUNTS.map(({ name, asked }) => [name, `${HOW_MUCH}${ITS}${ALL}(?:${asked})${OF_WHOM}`] as const),
  ...OTHERS,
].map(([name, source]) => [name, new RegExp(`^(?:${source})${WHEN}$`, 'u')]);

/** A longer question asks for more than the figure. */
const MAX_LENGTH = 120;

/** Words that ask for the figure of the whole company, and nothing more. */
const PLAIN =
  /^(?:company|companys|business|group|report|filing|fiscal|financial|year|years|annual|total|consolidated|overall|whole|entire|amount|value|figure|number|much|big|large|high|report|reported|earn|earned|generate|generated|make|made|tell|show|give|state|stated|latest|end|last|fy\d{2,4}|\d{4})$/u;

/**
 * The key figure that a question in English asks for, plainly and of the whole company: whoever asks for a segment, a change or a
 * quarter asks for something else. Undefined for every other question. Only whole questions are known, and so surely that
 * the figure leads; where the words of the company's name are given, so is any question that says nothing but a figure of the
 * statements, the name and plain words, which is sure enough to look there.
 */
export function findAskedFigure(question: string, company?: ReadonlySet<string>): AskedFigure | undefined {
  return findWhole(question) ?? (company && findByWords(question, company));
}

function findWhole(question: string): AskedFigure | undefined {
  if (question.length > MAX_LENGTH) return undefined;
  const text = question
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/[\s?.!]+$/u, '')
    .trim();
  for (const [name, pattern] of PATTERNS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const year = match.groups?.['year'];
    return { name, ...(year !== undefined && { year }) };
  }
  return undefined;
}

/** Whether a question has the words of a figure of the statements, or asks for one as a whole question does. */
export const namesAmount = (question: string): boolean =>
  AMOUNTS.some(({ words }) => words.test(question)) || findWhole(question) !== undefined;

function findByWords(question: string, company: ReadonlySet<string>): AskedFigure | undefined {
  const found = AMOUNTS.find(({ words }) => words.test(question));
  if (found === undefined) return undefined;
  const stopWords = stopWordsOf('en');
  const isPlain = wordsOf(question.replace(found.words, ' ')).every(
    (word) => stopWords.has(word) || PLAIN.test(word) || company.has(word),
  );
  return isPlain ? { name: found.name } : undefined;
}

/** The words of a question or name as they are compared: in small letters, without "'s". */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]s?\b/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** What names each figure, in a sentence or a row. */
const NAMES: Readonly<Record<KeyFigureName, RegExp>> = {
  revenue: /\b(?:revenues?|sales|turnover)\b/iu,
  netIncome: /\bnet (?:income|profits?|earnings|loss)|\b(?:profit|loss) (?:for the|after tax|attributable)/iu,
  dilutedEps: /dilut/iu,
  totalAssets: /\btotal assets\b/iu,
  employees: /\b(?:employ\p{L}*|people|staff|headcount|workforce|colleagues|associates|workers)\b/iu,
  fiscalYearEnd: /\byear\b/iu,
  auditor: /\baudit/iu,
  headquarters: /\bheadquarter|\bhead office|\bprincipal (?:executive )?offices?\b|\bbased in\b/iu,
};

/**
 * Whether words tell of a figure by its name, and of the whole company. A row "Total" answers many questions, and names none
 * of what they ask for.
 */
export function namesFigure({ name }: AskedFigure, words: string): boolean {
  return NAMES[name].test(words) && !(name === 'employees' && tellsOfSome(words));
}
