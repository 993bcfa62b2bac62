import type { ValuePair } from './figure-values.ts';

type Kind = ValuePair['kind'];

/**
 * Nouns that have a figure of each kind in contracts: only such a noun is taken for what a figure belongs to, as a wrong one
 * would say what is not so.
 */
const HEADS: Readonly<Record<Kind, string>> = {
  money:
    'fees?|rents?|prices?|charges?|salary|wages?|remuneration|compensation|commission|royalt(?:y|ies)|deposit|retainer|bonus|allowance|budget|expenses|costs?|damages|penalt(?:y|ies)|indemnity|insurance|cover|coverage|premium|liability|retention|instal?ments?|payments?|principal|loan|facility|capital|levy|fine|refund|rebate|turnover|threshold|contribution|subscription|severance|stipend|excess|deductible',
  percentage:
    'interest|discount|margin|commission|royalt(?:y|ies)|damages|penalt(?:y|ies)|availability|uptime|retention|tax|levy|shareholding|rebate|bonus|deposit|premium|fees?|contribution',
  period: 'holiday|leave|hours|probation|warranty|guarantee|overtime|payments?',
  number: 'quantity|volume|capacity|mileage|shareholding|instal?ments?|copies|headcount',
  date: '(?:completion|delivery|expiry|maturity|commencement|start|end|closing|effective|payment|due) date',
};
/** Nouns that say nothing without another word before them. */
const GENERIC: Readonly<Record<Kind, string>> = {
  money: 'amount|sum|limit|cap|maximum|minimum|total|value|rate',
  percentage: 'rate|percentage|share|cap|limit|maximum|minimum',
  period: 'period|term|time|deadline|limit',
  number: 'number|maximum|minimum|limit|total|threshold',
  date: 'date|deadline|time',
};
const EMPTY_WORDS =
  /^(?:the|a|an|this|that|such|any|each|every|its|their|his|her|our|your|fixed|aggregate|total|maximum|minimum|initial|further|continuous|additional|following|relevant|applicable|certain|new|same|said|of|and|or|in|on|for|at|to|by|up|not|all|one|first|second|third|last|next|prior|written|subsequent|whole|entire|reasonable|more|less|than|least|most|over|under|with|per|plus|minus|agreed|overall)$/iu;
/** The last three words before a noun, and the noun. */
const makeNoun = (kind: Kind) =>
  new RegExp(
    String.raw`(?:(?<![\p{L}\p{N}])\p{L}[\p{L}'’-]*\s+){0,3}(?<![\p{L}\p{N}-])(?:${HEADS[kind]}|${GENERIC[kind]})(?![\p{L}\p{N}-])`,
    'giu',
  );
const NOUNS: Readonly<Record<Kind, RegExp>> = {
  money: makeNoun('money'),
  percentage: makeNoun('percentage'),
  period: makeNoun('period'),
  number: makeNoun('number'),
  date: makeNoun('date'),
};
const IS_GENERIC = new RegExp(`^(?:${Object.values(GENERIC).join('|')})$`, 'iu');

/** What may stand between a noun and its figure. */
const BETWEEN =
  /^(?:\s+(?:of|is|are|was|be|been|being|shall|will|must|may|at|to|a|an|the|at|least|most|not|no|more|less|than|exceed|exceeds|exceeding|up|to|for|in|equal|equals|amounts?|amounting|accrues?|accrue|payable|paid|set|fixed|limited|maximum|minimum|aggregate|by|approximately|about|currently|only|stands?|each|every|unit|item|per|from|under|this|agreement|within|either|case|annual|monthly|daily|hereby|respect)){0,14}[\s:(]*$/iu;
/** A verb behind a modal is no part of the noun: "shall reimburse travel expenses". */
const MODAL = /^(?:shall|must|may|will|can|should|would|could|to|not)$/iu;
/** Forms of verbs and other words that part a noun from what stands before it. */
const PARTS_NOUN =
  /^(?:pays?|paying|paid|receives?|retains?|keeps?|holds?|maintains?|provides?|reimburses?|grants?|gives?|makes?|has|have|had|be|is|are|was|were|been|charges|sets?|who|which|that|whose|if|when|where|unless|until|from|than|as|because|entitled|exceeds?|during|after|before|upon|within|without|against|between|through|with|it|they|we|you|he|she|shall|must|may|will|can|should|would|could|available|does|do|did|only|also|otherwise)$/iu;

/** (the "Maturity Date") behind a value. */
const DEFINED_BEHIND =
  /^\s{0,2}\((?:the|a|an|each|together,? the|hereinafter,? (?:the)?)?\s?["“]([^"”]{2,50})["”]\)/u;
const NOTICE_BEFORE =
  /\bnotice(?:\s+(?:of|period|is|in|writing|not|which|shall|be|may|must|at|no|less|than|least|fewer|more|the|a|written|termination|to|terminate)){0,10}\s*$/iu;
const NOTICE_BEHIND =
  /^(?:\s+(?:prior|advance|previous|written|formal|or|more|clear|of|in|writing|termination)){0,4}\s+notice\b/iu;

/**
 * The noun to which a figure belongs in a sentence in English: the defined term that it is named by, the notice that it is a
 * period of, what is counted, or the noun before it where only a verb or "of" stands between. Undefined where none is sure.
 */
export function nounOfFigure(pair: ValuePair): string | undefined {
  const { left, right } = pair;
  const defined = DEFINED_BEHIND.exec(right.behind)?.[1];
  if (defined !== undefined && left.behind.includes(defined)) return defined;
  if (pair.counted !== undefined) return pair.counted;
  if (pair.kind === 'period' && [left, right].every(isNotice)) return 'Notice period';
  const [own, other] = [nounBefore(left.before, pair.kind), nounBefore(right.before, pair.kind)];
  return own !== undefined && own.toLowerCase() === other?.toLowerCase() ? own : undefined;
}

/** "Within 10 days of notice" is a time that begins with one. */
const WITHIN = /\b(?:within|after|in)\s+$/iu;
const isNotice = ({ before, behind }: ValuePair['left']) =>
  NOTICE_BEFORE.test(before) || (NOTICE_BEHIND.test(behind) && !WITHIN.test(before));

/** The last noun before a figure, with nothing between that could belong to something else. */
function nounBefore(before: string, kind: Kind): string | undefined {
  const plain = before.replace(/\([^()]{0,80}\)/gu, ' ');
  const last = [...plain.matchAll(NOUNS[kind])].at(-1);
  // Of "principal at a rate of" it is the rate that has the figure, and not the principal.
  if (!last || !BETWEEN.test(plain.slice(last.index + last[0].length))) return undefined;
  return trimNoun(last[0]);
}

/** The words of a noun without articles and verbs; undefined where nothing of it says what it is. */
function trimNoun(phrase: string): string | undefined {
  const words = phrase.trim().split(/\s+/u);
  const parted = words.findLastIndex((word, at) => at < words.length - 1 && PARTS_NOUN.test(word));
  const afterModal = parted >= 0 && MODAL.test(words[parted] ?? '') && parted + 2 < words.length;
  let own = words.slice(parted + (afterModal ? 2 : 1));
  const joined = own.findLastIndex(
    (word, at) =>
      at < own.length - 1 &&
      /^(?:and|or|of|in|on|for|by|the|a|an|any|its|their|his|her|your|our|this|such|each|every|no)$/iu.test(
        word,
      ),
  );
  own = own.slice(joined + 1);
  while (own.length > 1 && EMPTY_WORDS.test(own[0] ?? '')) own = own.slice(1);
  // A possessive says whose it is, and not what.
  while (own.length > 1 && /['’]s?$/u.test(own[0] ?? '')) own = own.slice(1);
  const head = own.at(-1) ?? '';
  return own.length === 0 || (own.length === 1 && IS_GENERIC.test(head)) ? undefined : own.join(' ');
}
