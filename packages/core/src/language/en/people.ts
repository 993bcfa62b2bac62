import { STAFF_NUMBER } from '../patterns.ts';
import type { PeopleWords } from '../parts/people.ts';

const ABOUT = String.raw`(?:(?:a total of|approximately|about|around|some|over|more than|nearly|almost|roughly|circa)\s+)*`;
const KINDS = String.raw`(?:(?:full|part|time|and|or|total|active|regular|permanent|seasonal|equivalent|salaried|hourly|of|our)[\s/,–—-]+){0,6}`;
const NOUNS = String.raw`(?:employees|people|persons|colleagues|associates|team\s+members|staff|workers)`;
const STATES_STAFF = [
  String.raw`\bemploy(?:ed|s)?\s+${ABOUT}${STAFF_NUMBER}`,
  String.raw`\b(?:had|have|has|with|our|workforce of|consist(?:ed|s) of)\s+${ABOUT}${STAFF_NUMBER}\s+${KINDS}${NOUNS}\b`,
  String.raw`\b(?:workforce|headcount|number\s+of\s+(?:[\p{L}-]+\s+){0,3}employees)\b[^.;%]{0,60}?\b(?:was|is|were|of|totall?ed)\s+${ABOUT}${STAFF_NUMBER}`,
].join('|');

export const people: PeopleWords = {
  asksForKind:
    "(?:who|whom)(?: else)? (?:can|can't|cannot|may|must|shall|should|will|would|might|has to|have to|had to|gets?|pays?|bears?|decides?|owns?|needs?|is (?:allowed|responsible|liable|entitled|obliged|required|permitted|eligible|covered|bound|protected|affected|to)|are (?:allowed|responsible|liable|entitled|required|permitted|eligible|covered)|does (?:this|it|the)|benefits|qualifies|counts|uses|buys|answers|checks|reviews|handles|sets|approves|receives|appoints|elects|enforces)|(?:for|to|against|by) whom|who has (?:the right|to)",
  kinds:
    "(?:the|any|each|every|an?|all|no|only|your|our|its|their|such|other|some|most|individual|certain|these|those) (?:[\\p{L}'’-]{1,20} ){0,3}(?:[\\p{L}]{3,14}(?:holder|holders|owner|owners)|holders?|owners?|users?|customers?|members?|employees?|officers?|directors?|developers?|maintainers?|contributors?|authors?|licensors?|licensees?|recipients?|distributors?|creators?|publishers?|agents?|trustees?|shareholders?|stockholders?|investors?|workers?|students?|parents?|people|persons?|party|parties|company|companies|employers?|landlords?|tenants?|sellers?|buyers?|suppliers?|vendors?|providers?|courts?|judges?|government|board|committee|council|team|steward|administrators?|operators?|managers?|executives?|partners?|volunteers?|sponsors?|programmers?|entity|entities|individuals?|everyone|anyone|citizens?|taxpayers?|banks?|insurers?|doctors?|patients?|children)|(?:maintainers|contributors|developers|users|customers|members|employees|shareholders|stockholders|holders|owners|licensors|licensees|recipients|administrators|managers|directors|officers|volunteers|parents|tenants|landlords|buyers|sellers)|you(?: alone)?|anyone|anybody|everyone|everybody|no ?one|nobody|whoever|we",
  ruleAfter:
    '(?:\\S+ ){0,2}?(?:(?:who|that|which) (?:\\S+ ){1,10}?)?(?:may|must|shall|can|cannot|will|should|are|is|has|have|agrees?|warrants?|grants?|pays?|owns?|bears?|decides?|needs?|assumes?)',
  roles:
    'c[efiot]o|chief(?: \\p{L}+){1,2} officer|chief executive|chief of staff|(?:vice |executive vice |senior vice )?president|(?:vice[- ])?chair(?:man|woman|person)?|(?:managing |executive |creative |medical |film |first )?director|author|co-author|writer|editor|translator|maintainer|founder|co-founder|inventor|auditor|(?:project )?leader|head(?: of \\p{L}+)?|minister|prime minister|secretary|treasurer|manager|general counsel|controller|chancellor|king|queen|pope|mayor|governor|coach|captain|owner|publisher|sponsor|trustee|underwriter|agent|licensor|licensee|landlord|tenant|supplier|boss|contact(?: person)?|successor|predecessor|competitors?|spokes(?:man|woman|person)|producer|composer|singer|architect|designer|signatory|executive officers?|data protection officer',
  staffWords: 'employees employed employ employs workforce headcount colleagues associates people',
  asksForStaff:
    'employees?|employ|employs|employed|workforce|staff|headcount|personnel|people|persons|colleagues|workers?|works?|worked|working|number|size|big|large|total|count|end|fiscal|year|company|firm|business|group|currently|now|today|worldwide|altogether',
  statesStaff: STATES_STAFF,
  counted: `people|persons?|employees?|workers?|staff|personnel|workforce|headcount|members?|volunteers?|developers?|maintainers?|
    contributors?|inhabitants?|residents?|citizens?|students?|pupils?|teachers?|soldiers?|passengers?|patients?|men|women|
    children|users?|customers?|subscribers?|shareholders?|stockholders?|holders of record|participants?|players?|directors?|
    partners?|contractors?|victims?|deaths?|spectators?|viewers?|visitors?|voters?|engineers?|scientists?|families|households|
    refugees|immigrants|colleagues|individuals`,
  signing: 'signatures signed undersigned duly authorized name title',
  officers: 'president vice chief officer executive chairman age',
};
