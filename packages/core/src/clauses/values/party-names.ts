import type { TextRange } from '#text/text-range.ts';
import { before } from './passage-text.ts';
import { onOneLine } from './value-patterns.ts';

/** What ends the name of a company. */
const FORMS = [
  String.raw`Limited\s+Liability\s+Company`,
  String.raw`(?:Limited\s+Partnership|LIMITED\s+PARTNERSHIP)\b`,
  String.raw`(?:Incorporated|INCORPORATED|[Ii]nc|INC)\b\.?`,
  String.raw`(?:Corporation|CORPORATION|[Cc]orp|CORP)\b\.?`,
  String.raw`(?:LLC|llc|L\.\s?L\.\s?C|L\.?L\.?P|LLLP|L\.\s?P|LP|PLC|plc|P\.L\.C)\b\.?`,
  String.raw`(?:Limited|LIMITED|Ltd|LTD)\b\.?`,
  String.raw`(?:Company|COMPANY|Co|CO)\b\.?`,
  String.raw`(?:GmbH|AG|KG|SE|B\.?V|N\.?V|S\.\s?A\.\s?S|S\.?\s?p\.?\s?A|S\.\s?A|SARL|S\.?\s?[àa]\.?\s?r\.?\s?l|S\.?r\.?l|S\.?R\.?L|S\/A|G\.?I\.?E|A\/S|ApS|AB|Oy|Pty|Pte|Bhd|N\.\s?A|FSB|F\.S\.B)(?![\p{L}\d])\.?`,
  String.raw`(?:(?:National\s+|NATIONAL\s+)?(?:Association|ASSOCIATION)|Partnership|PARTNERSHIP)\b`,
];
const FORM = `(?:${FORMS.join('|')})`;
/** Names of the web begin small: "example.com, inc.", "eExample", "i2". */
const WORD = String.raw`(?:(?:\p{Lu}|\d{1,3}(?=\p{L}|[-/]\d*-?\p{L}))[\p{L}\p{M}\d.'’&/+!@-]*|\d{1,3}/\d{1,3}(?=\s\p{Lu})|[ei](?:-?\p{Lu}|\d)[\p{L}]*|[ei]-\p{Ll}+|\p{Ll}[\p{Ll}\d-]*\.(?:com|net|org))`;
const LINK = String.raw`(?:of|the|for|and|de|del|la|&|en|et|y|du|a\.k\.a\.)`;
/** No tab between: cells of a row are no name. A comma only in lists: "Keefe, Bruyette & Woods". */
const GAP = String.raw`(?:[^\S\t]+|\s*&\s*|,[^\S\t]+(?=${WORD}(?:\s+${WORD})?,?\s+(?:&|and\s+(?:Co|Company|Sons|Associates)\b)))`;
/** Names of companies: words with capitals up to what says that it is one, "Ltd." behind "Co." too. */
const COMPANY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:The\s+|THE\s+)?${WORD}(?:${GAP}(?:(?:${LINK}|and)\s+){0,2}${WORD}|\s*\([\p{Lu}][^()]{1,25}\)){0,14}?(?:,?[^\S\t]+|,)${FORM}(?:,?[^\S\t]+${FORM})*(?:\s+(?:I{1,3}|IV|VI{0,3})(?![\p{L}\d.]))?(?:(?<=Company|Corporation|Association|COMPANY|CORPORATION)\s+(?:of|OF)\s+(?:the\s+)?[\p{Lu}][\p{L}]+(?:\s[\p{Lu}][\p{L}]+)?)?`,
  'gu',
);
/** Any words with capitals at the beginning of a text: a person, a fund, a company without its form. */
const leading = (link: string) =>
  new RegExp(
    String.raw`^(?=\p{Lu}|\d|[ei](?:\p{Lu}|\d|-)|\p{Ll}[\p{Ll}\d-]*\.(?:com|net|org)\b)(?:(?:The|THE)\s+)?(?:${WORD}(?:\s*&\s*|[^\S\t]+(?:${link}\s+){0,2}(?=${WORD})|,\s+(?=(?:Jr|Sr|II|III|M\.?D|Ph\.?D)\b))?){1,15}`,
    'u',
  );
const LEADING = leading(LINK);
const LEADING_JOINED = leading(`(?:${LINK}|and)`);
const DESCRIBED_BEHIND =
  /^((?:\s+(?!(?:and|or|an?|the|with|having|of)\b)\p{Ll}[\p{L}-]*){1,2})(?=,?\s+an?\s+(?:[\p{L}-]+\s+){0,4}(?:corporation|company|partnership|association|trust|individual)\b)/u;
/** "A Texas Corporation" is no name. */
const NO_NAME = /^(?:an?|the|this|its?|each|such|any|all|as|by|and|or|of|in|at|for|to|with|between|among)$/iu;
/** Words with capitals at the beginning of sentences and headings. */
const NO_LEADING =
  /\b(?:agreement|amendment|contract|exhibit|whereas|pursuant|section|article|term|introduction|definitions?|recitals?|collectively|background|witnesseth|signature|address|source|date|page|parties)\b|^(?:confidential|this|these|that|you|we|name|by|per|re|should|when|if|in|for|the\s+(?:company|agent|offering))\b/iu;
/** Companies that are named beside a party, to say what it is. */
const RELATED =
  /\b(?:subsidiary|subsidiaries|division|affiliates?|behalf|owned\s+by|parent|formerly|known\s+as|d\/?b\/?a|dba|doing\s+business\s+as|successor\s+(?:to|of|in\s+interest\s+to)|c\/o|trading\s+as|through\s+its|agent\s+(?:for|of)|trustee\s+(?:for|of)|laws\s+of|under\s+the|member\s+of|partner\s+of|by\s+its|general\s+partner|(?:managing|sole)\s+member|guarantor|assignee\s+of|predecessor|(?:acquired|controlled|managed|represented|held|manufactured)\s+by|acting\s+(?:by|through)|(?:unit|part|nominee|licensee|distributor|manufacturer|agent|holder)\s+of|joint\s+venture\s+(?:between|of|with)|f\/k\/a|a\.k\.a\.?|issued\s+by)\b[^,;()]{0,40}$/iu;
/** What stands before a party in a list. */
const JOINED =
  /(?:^|\b(?:and|by|with|between|among|of)|\b(?:AND|BY)|[&;,:.)\]–—•●*-]|(?<!\b(?:an?|its?|such|any|each|other|at|the))\n|\t)\s*(?:the\s+|THE\s+)?(?:\(\w{1,3}\)\s*|\d\.?\s+)?$/u;
/** A town before its state, and what stands in addresses. */
const NO_COMPANY =
  /,\s*(?:CO|NV|Co)\.?$|\b(?:agreement|exhibit|whereas|pursuant|source|attest|registered\s+company)\b/iu;
const DESCRIBED = /\b(?:an?|the)\s+(?:\p{Lu}[\p{L}.]*\s+){0,3}$/u;

export interface PartyName extends TextRange {
  readonly name: string;
  /** Its legal form is said, or that it is a person: else it may be part of another name, or a place. */
  readonly isPlain?: true;
}

/** The names of companies in a stretch of text that says who the parties are. */
export function findCompanies(text: string): PartyName[] {
  return [...text.matchAll(COMPANY)].flatMap((match): PartyName[] => {
    const whole = readCompany(text, match[0], match.index);
    if (whole !== null) return [whole];
    // "… organised under the laws of Singapore and Example Ltd": the name begins behind "and".
    const joint = /^[\s\S]*\s(?:and|AND)\s+/u.exec(match[0])?.[0].length;
    const part =
      joint === undefined ? null : readCompany(text, match[0].slice(joint), match.index + joint, true);
    return part === null ? [] : [part];
  });
}

/** Companies wherever they stand. */
export function findAnyCompany(text: string): PartyName[] {
  return [...text.matchAll(COMPANY)].flatMap(({ 0: whole, index: start }) => {
    const name = cleanName(whole);
    return name === '' || isBareForm(name) || NO_COMPANY.test(name)
      ? []
      : [{ start, end: start + whole.length, name, isPlain: true as const }];
  });
}

const PERSON = new RegExp(
  String.raw`(?<![\p{L}\d])((?:${WORD}[^\S\t]+){1,4}${WORD}),?\s+(?:an?\s+)?(?:individual|natural\s+person|resid(?:ing|ent)|citizen|married)\b`,
  'gu',
);

/** People of whom it is said that they are: "Jane Roe, an individual". */
export function findPersons(text: string): PartyName[] {
  return [...text.matchAll(PERSON)].flatMap((match): PartyName[] => {
    const named = readLeadingName(match[1] ?? '');
    return named === null
      ? []
      : [{ ...named, start: match.index, end: match.index + named.end, isPlain: true }];
  });
}

const LEADING_JOINT = /^(?:(?:AND|And|BETWEEN|Between|BY|By|WITH|With)\s+)+/u;

function readCompany(text: string, whole: string, from: number, isJoint = false): PartyName | null {
  const joint = LEADING_JOINT.exec(whole)?.[0].length ?? 0;
  const printed = whole.slice(joint);
  const start = from + joint;
  const near = before(text, start, 80);
  if (!JOINED.test(near) || (!isJoint && RELATED.test(near)) || (DESCRIBED.test(near) && isBareForm(printed)))
    return null;
  if (printed.endsWith('Association') && /,\s*$/u.test(near)) return null;
  const name = cleanName(printed);
  if (name === '' || isBareForm(name) || NO_COMPANY.test(name)) return null;
  return { start, end: start + printed.length, name, isPlain: true };
}

/** "Delaware corporation", "Limited Liability Company": what a party is, and not its name. */
const BARE = new RegExp(
  String.raw`^(?:(?:[\p{Lu}][\p{L}]+\s+){0,2}(?:limited|corporation|company|limited\s+liability\s+company|limited\s+partnership|partnership|association))$`,
  'iu',
);
const STATE_LIKE =
  /^(?:delaware|nevada|texas|california|new york|florida|ohio|georgia|colorado|maryland|michigan|minnesota|new jersey|virginia|washington|massachusetts|pennsylvania|illinois|north carolina|utah|canad\w+|swiss|english|german|limited|public|private|general|joint)\b/iu;
const isBareForm = (name: string) => BARE.test(onOneLine(name)) && STATE_LIKE.test(onOneLine(name));

/** The words with capitals right before the end of a text: "to retain Jane Roe". */
export function readTrailingName(text: string): PartyName | null {
  const match = TRAILING.exec(text);
  if (match === null) return null;
  const named = readLeadingName(match[1] ?? '', true);
  const start = match.index;
  return named && { ...named, start, end: start + named.end };
}

const TRAILING = new RegExp(String.raw`(?<![\p{L}\d])((?:${WORD}[^\S\t]+){1,6}${WORD}),?\s*$`, 'u');

/**
 * The words with capitals with which a text begins.
 * @param isOne what follows names one party: "and" may belong to its name
 */
export function readLeadingName(text: string, isOne = false): PartyName | null {
  const match = (isOne ? LEADING_JOINED : LEADING).exec(text);
  if (match === null) return null;
  // "i-on interactive, a Florida corporation": whoever is described so is named up to there.
  const more = DESCRIBED_BEHIND.exec(text.slice(match[0].trimEnd().length))?.[1] ?? '';
  if (more !== '') match[0] = `${match[0].trimEnd()}${more}`;
  const name = cleanName(match[0]);
  if (name.length < 2 || NO_NAME.test(name) || isBareForm(name) || NO_LEADING.test(name)) return null;
  return { start: 0, end: match[0].length, name };
}

/** On one line, without what only joins it to the next words. */
function cleanName(printed: string): string {
  return onOneLine(printed.replace(/-\n(?=\p{Ll})/gu, ''))
    .replace(/[\s,;:]+(?:and|of|the|for|&)?$/u, '')
    .replace(
      /(?<![A-Z.][A-Za-z]?)(?<!\b(?:Inc|Corp|Ltd|Co|LLC|No|Jr|Sr|L\.P|N\.A|S\.A|B\.V|N\.V|LTD|INC|CORP|CO|inc))\.$/u,
      '',
    );
}

/** What a contract calls whoever it is: no name. */
const ROLE =
  /^(?:the\s+)?(?:(?:either|each|both|other|any|neither|such|no)\s+part(?:y|ies)|party|parties|users?|you|we|us|sponsors?|customers?|clients?|agents?|company|companies|licensors?|licensees?|distributors?|suppliers?|sellers?|buyers?|purchasers?|franchisees?|franchisors?|vendors?|contractors?|consultants?|manufacturers?|owners?|operators?|shippers?|transporters?|lenders?|borrowers?|employers?|employees?|executives?|providers?|service\s+providers?|resellers?|affiliates?|investors?|lessors?|lessees?|trustees?|advis[eo]rs?|subsidiar(?:y|ies)|recipients?|members?|shareholders?)$/iu;

export const isRoleName = (name: string): boolean => ROLE.test(onOneLine(name));
