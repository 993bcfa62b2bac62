import type { ClauseFound } from '../recognise.ts';
import { findBrackets } from './party-brackets.ts';
import { before, behind, plainText } from './passage-text.ts';
import type { ValueContext } from './types.ts';

/** So far before and behind a passage the list of the parties may reach: it is often cut into several. */
const BEFORE = 700;
const BEHIND = 1_500;
/** What follows the parties. */
const STOP =
  /\b(?:whereas|witnesseth|recitals?|background|preamble|now,?\s+therefore|(?:hereby\s+)?agrees?\s+(?:as\s+follows|that|to)|in\s+consideration|is\s+made\s+with|table\s+of\s+contents)\b/iu;
/** What can stand in no list of parties. */
const BLOCK = /\b(?:WHEREAS|Whereas|WITNESSETH|RECITALS?|BACKGROUND|PREAMBLE|NOW,?\s+THEREFORE)\b/u;
const BETWEEN =
  /\b(?:by\s+and\s+)?(?:between|among|amongst)\b(?:\s+(?:and\s+)?(?:among|between))?(?!\s+(?:the\s+|such\s+|both\s+)?part(?:y|ies))\s*:?/giu;

/** Where the list of the parties may stand. */
export interface Stretch {
  readonly page: number;
  readonly start: number;
  readonly text: string;
  readonly passage: ClauseFound;
  /** It begins right behind "between". */
  readonly isList: boolean;
}

/** The first pages, on which a contract names its parties. */
const FIRST_PAGES = 3;
const MAX_DIRECT = 3;
/** So long a sentence that is found there may be. */
const LONGEST = 600;
/** "This Agreement is made by and between …", and not "cooperation between …". */
const MAKES = /\b(?:agreement|contract|lease|deed|amendment|made|entered|executed|dated)\b[^.]{0,300}$/iu;

/** The stretches of the passages, and sentences of the first pages that say between whom the contract is. */
export function findStretches(passages: readonly ClauseFound[], context: ValueContext): Stretch[] {
  const own = passages.flatMap((passage) => stretchesOf(passage, context));
  const direct: Stretch[] = [];
  for (let page = 1; page <= FIRST_PAGES; page++) {
    const text = plainText(context.textOf(page));
    for (const { index, 0: word } of text.matchAll(BETWEEN)) {
      const isKnown = [...own, ...direct].some(
        (each) =>
          each.page === page && each.start <= index + word.length && index < each.start + each.text.length,
      );
      if (isKnown || direct.length >= MAX_DIRECT || !MAKES.test(before(text, index, 320))) continue;
      if (!/\p{Lu}/u.test(behind(text, index + word.length, 30))) continue;
      const start = Math.max(0, text.slice(0, index).search(/[^\n.]*$/u));
      // Up to what follows the parties, or to a full stop or a bracket: it is shown as the passage.
      const rest = text.slice(index, index + LONGEST);
      const whole = rest.slice(0, STOP.exec(rest)?.index);
      const end = index + Math.max(whole.lastIndexOf('.'), whole.lastIndexOf(')'), word.length) + 1;
      const passage = { page, start, end, probability: 0 };
      direct.push(...stretchesOf(passage, context));
    }
  }
  return [...own, ...direct];
}

/** A passage with what belongs to its list of parties before and behind it; the title may name them, too. */
function stretchesOf(passage: ClauseFound, { textOf }: ValueContext): Stretch[] {
  const page = plainText(textOf(passage.page));
  const own = page.slice(passage.start, passage.end);
  // "… is made between them" has named them before.
  const [between] = [...own.matchAll(BETWEEN)].filter(({ index }) =>
    /\p{Lu}/u.test(behind(own, index + 7, 160)),
  );
  const earlier =
    between === undefined
      ? [...page.slice(Math.max(0, passage.start - BEFORE), passage.start).matchAll(BETWEEN)].at(-1)
      : undefined;
  const start =
    between !== undefined
      ? passage.start + between.index + between[0].length
      : earlier === undefined
        ? passage.start
        : Math.max(0, passage.start - BEFORE) + earlier.index + earlier[0].length;
  const stop = STOP.exec(page.slice(passage.start + (between?.index ?? 0), passage.end + BEHIND));
  const least = findBrackets(own).filter((each) => each.short !== null).length >= 2 ? passage.end : undefined;
  const block = BLOCK.exec(page.slice(passage.start, least));
  const whole = least === undefined || block === null ? least : passage.start + block.index;
  const end = whole ?? (stop ? passage.start + (between?.index ?? 0) + stop.index : passage.end + BEHIND);
  const starts = earlier === undefined ? [start] : [start, passage.start];
  return starts.map((from) => ({
    page: passage.page,
    start: from,
    text: page.slice(from, Math.max(end, from)),
    passage,
    isList: from !== passage.start,
  }));
}
