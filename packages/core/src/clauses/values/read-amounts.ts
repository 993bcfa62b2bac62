import type { ClauseFound } from '../recognise.ts';
import { findMoney, type ReadAmount } from './named-money.ts';
import { before, behind, type ClauseWords, wordsOf } from './passage-text.ts';
import { onOneLine, spaced } from './value-patterns.ts';
import type { ReadValue, TypedValue, ValueContext } from './types.ts';

const READ = 3;
/** A passage that is less likely than this beside the first is not read. */
const RIVAL = 0.3;

/** What limits liability: the words from here to the next comma or stop say to how much. */
const LIMIT = spaced(
  String.raw`(?:(?:not|never|neither|no|event)\b[^.;]{0,160}?\b(?:exceed|be (?:greater|more) than|be in excess of)|(?:liabilit\w+|damages)\b[^.;]{0,160}?(?<!\bnot )\b(?:limited|capped) (?:in the aggregate )?(?:to|at)) (?:the sum of |an amount (?:equal to|of) |an aggregate (?:amount )?(?:equal to|of) |in the aggregate |in total )*`,
);
const LIABLE = /liab|damages/iu;
/** A limit that is an amount and nothing beside it. */
const FORMULA =
  /\b(?:greater|lesser|higher|lower|fees?|paid|payable|price|percent|%|times|annual|value|received)\b/iu;
const LONGEST_FORMULA = 160;
/** What begins otherwise, or ends in the middle, is no limit in words. */
const SAYS_HOW_MUCH =
  /^(?:the|an?|all|any|one|two|three|\p{L}+\s?\(|[\d$€£][\d.,]*|\p{L}+ times|amounts?|fees?)\b.{10,}[^:,(]$/iu;
const PHRASE =
  /^(?:[^.;]|\.(?=\d))*?(?=[;]|\.(?:\s|$)|,\s+(?:whether|regardless|even|except|provided|unless|and\s+(?:in\s+no|the)|under|if|in\s+each)|\s+(?:whether|regardless|except|provided\s+that|even\s+if)\b|$)/iu;

/** To how much liability is limited: an amount, or the words of the formula. */
export function readLiabilityCap(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  for (const words of likely(passages, context)) {
    const limit = LIMIT.exec(words.text);
    if (limit === null || !LIABLE.test(words.text)) continue;
    const start = limit.index + limit[0].length;
    const phrase = (PHRASE.exec(words.text.slice(start))?.[0] ?? '').trimEnd();
    const said = onOneLine(phrase);
    const [amount, ...more] = findMoney(phrase);
    const isFormula = FORMULA.test(phrase);
    if (amount === undefined && !isFormula) continue;
    if (amount !== undefined && more.length === 0 && !isFormula)
      return renderAmount(words, { ...amount, start: start + amount.start, end: start + amount.end }, true);
    if (said.length > LONGEST_FORMULA || !SAYS_HOW_MUCH.test(said)) continue;
    return {
      text: said,
      value: amount !== undefined && more.length === 0 ? toValue(amount) : { type: 'text' },
      sure: more.length === 0 && amount === undefined && !words.isCut,
      passage: words.passage,
      spans: [words.spanOf({ start, end: start + phrase.length })],
    };
  }
  return null;
}

const LEAST = spaced(
  String.raw`(?:minimum|at least|not less than|no less than|no fewer than|guarantee\w*|commit\w*|shall (?:purchase|pay|order))\b[^.;]{0,80}$`,
);
const RIGHT_BEFORE = spaced(
  String.raw`(?:minimum|at least|not less than|no less than|guarantee\w*)\b[^.;,]{0,40}$`,
);
const COUNTED = spaced(
  String.raw`(?<![\p{L}\d.,$])(\d{1,3}(?:,\d{3})+|\d+)(?: ?\)) ?|(?<![\p{L}\d.,$])(\d{1,3}(?:,\d{3})+|\d{2,})(?= (?!days?|months?|years?|weeks?|percent|and\b|or\b|of\b)(?:[\p{L}-]+ ){0,2}?(?:units?|cases?|tons?|tonnes?|barrels?|bottles?|systems?|licen[cs]es?|kits?|vials?|doses?|pieces?|gallons?|copies|pounds|kg|hours?|stores?|subscribers|customers|products?)\b)`,
);

/** What must be taken, ordered or paid at least. */
export function readMinimumCommitment(
  passages: readonly ClauseFound[],
  context: ValueContext,
): ReadValue | null {
  for (const words of likely(passages, context)) {
    const amounts = findMoney(words.text);
    const [least] = amounts.filter(({ start }) => LEAST.test(before(words.text, start, 110)));
    if (least !== undefined)
      return renderAmount(
        words,
        least,
        amounts.length === 1 && RIGHT_BEFORE.test(before(words.text, least.start, 60)),
      );
    const counted = amounts.length === 0 ? COUNTED.exec(words.text) : null;
    if (counted?.[2] === undefined || !LEAST.test(before(words.text, counted.index, 110))) continue;
    return renderCounted(words, counted);
  }
  return null;
}

function renderCounted(words: ClauseWords, counted: RegExpExecArray): ReadValue {
  const start = counted.index;
  const what = /^\s+((?:[\p{L}-]+\s+){0,2}?[\p{L}-]+s)\b/u.exec(words.text.slice(start + counted[0].length));
  const unit = onOneLine(what?.[1] ?? '');
  const end = start + counted[0].length + (what?.[0].length ?? 0);
  return {
    text: onOneLine(words.text.slice(start, end)),
    value: {
      type: 'amount',
      value: Number((counted[2] ?? '').replaceAll(',', '')),
      ...(unit !== '' && { unit }),
    },
    sure: false,
    passage: words.passage,
    spans: [words.spanOf({ start, end })],
  };
}

/** For how much somebody must be insured: the first amount, with what it is for. */
export function readInsurance(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  return readFirst(passages, context, /insur|coverage|liabilit|polic/iu, /insur/iu);
}

/** What a breach costs, where that was agreed. */
export function readLiquidatedDamages(
  passages: readonly ClauseFound[],
  context: ValueContext,
): ReadValue | null {
  return readFirst(passages, context, /liquidated|penalt|damages|fee/iu, /liquidated|cancellation fee/iu);
}

/** The first amount of a passage on `about`; sure where it is the only one, and the passage says `surely`. */
function readFirst(
  passages: readonly ClauseFound[],
  context: ValueContext,
  about: RegExp,
  surely: RegExp,
): ReadValue | null {
  for (const words of likely(passages, context)) {
    const [amount, ...more] = findMoney(words.text);
    if (amount === undefined || !about.test(words.text)) continue;
    const isWhole = more.length === 0 && !MULTIPLIED.test(behind(words.text, amount.end));
    return renderAmount(words, amount, isWhole && surely.test(words.text));
  }
  return null;
}

const MULTIPLIED = /multiplied|\btimes\b/iu;

function likely(passages: readonly ClauseFound[], context: ValueContext): ClauseWords[] {
  const least = RIVAL * (passages[0]?.probability ?? 0);
  return passages
    .slice(0, READ)
    .filter(({ probability }) => probability >= least)
    .map((passage) => wordsOf(passage, context));
}

/** "Per occurrence", "a year": what an amount is for, where that stands right behind it. */
const PER = spaced(
  String.raw`^\)?,? ?((?:per annum|per|for each|for any one|each|a|annually|in (?:the )?aggregate|combined single limit|in any)\b(?: (?:and )?(?:in the )?[\p{Ll}-]+){0,3}?(?: ?(?:occurrence|claim|accident|year|month|quarter|day|week|unit|event|loss|aggregate|limit))?)(?![\p{L}])`,
);
const PER_UNIT =
  /(?:occurrence|claim|accident|year|month|quarter|day|week|unit|event|loss|aggregate|limit|annum|annually)$/iu;

function renderAmount(words: ClauseWords, amount: ReadAmount, sure: boolean): ReadValue {
  const per = onOneLine(PER.exec(behind(words.text, amount.end, 70))?.[1] ?? '');
  const isUnit = PER_UNIT.test(per);
  return {
    text: isUnit ? `${amount.text} ${per}` : amount.text,
    value: toValue(amount, isUnit ? per : undefined),
    sure,
    passage: words.passage,
    spans: [words.spanOf(amount)],
  };
}

const toValue = ({ value, currency, scale }: ReadAmount, period?: string): TypedValue => ({
  type: 'amount',
  value,
  ...(currency !== undefined && { currency }),
  ...(scale !== undefined && { scale }),
  ...(period !== undefined && { period }),
});
