import type { ClauseFound } from '../recognise.ts';
import { findBrackets } from './party-brackets.ts';
import { namesOf, sentenceOf } from './party-list.ts';
import { findCompanies, type PartyName, readLeadingName } from './party-names.ts';
import { behind } from './passage-text.ts';
import { onOneLine } from './patterns.ts';
import type { NamedParty, ReadValue, ValueContext, ValueSpan } from './types.ts';

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

interface Stretch {
  readonly page: number;
  readonly start: number;
  readonly text: string;
  readonly passage: ClauseFound;
}

interface FoundParty extends NamedParty {
  readonly isPlain: boolean;
  readonly span: ValueSpan;
}

/** All parties, as the first lines name them, with what the contract calls them. */
export function readParties(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  const read = passages
    .map((passage) => {
      const stretch = stretchOf(passage, context);
      const parties = findLabelled(stretch) ?? findParties(stretch);
      return { stretch, parties, score: rate(passage, parties, isPreamble(passage, context)) };
    })
    .toSorted((left, right) => right.score - left.score);
  const [best] = read;
  if (best === undefined) return null;
  const parties = complete(best.parties, read);
  const { stretch } = best;
  const isListed = isPreamble(stretch.passage, context);
  // Words with capitals in any other sentence are seldom a party.
  if (!isListed && !parties.some(({ isPlain }) => isPlain)) return null;
  if (parties.length === 0) return null;
  const names = parties.map(({ name, shortName }) => ({
    name,
    ...(shortName !== undefined && { shortName }),
  }));
  return {
    text: names.map(({ name }) => name).join(' · '),
    value: { type: 'names', names },
    sure:
      isListed &&
      best.parties.length >= 2 &&
      parties.every(({ shortName, isPlain }) => shortName !== undefined && isPlain),
    passage: stretch.passage,
    spans: parties.map(({ span }) => span),
  };
}

interface ReadStretch {
  readonly stretch: Stretch;
  readonly parties: readonly FoundParty[];
}

/** Where a passage names one party only, the others are taken from one that names companies beside it: the signatures. */
function complete(own: readonly FoundParty[], read: readonly ReadStretch[]): readonly FoundParty[] {
  const [only] = own;
  if (own.length !== 1 || only === undefined) return own;
  const isOnly = ({ name }: { readonly name: string }) => isSameName(name, only.name);
  for (const { stretch } of read) {
    const { start, end, page } = stretch.passage;
    const text = stretch.text.slice(0, Math.max(0, end - Math.max(start, stretch.start)));
    const companies = findCompanies(text);
    if (companies.length < 2 || !companies.some(isOnly)) continue;
    const others = companies.filter((each) => !isOnly(each));
    return [
      only,
      ...others.map((each) => ({
        name: each.name,
        isPlain: true,
        span: spanOf({ page, start: stretch.start }, each.start, each),
      })),
    ];
  }
  return own;
}

/** "This Agreement is made between …". */
const isPreamble = ({ page, start, end }: ClauseFound, { textOf }: ValueContext) =>
  /\b(?:agreement|amendment|contract|lease|deed)\b[\s\S]*\b(?:between|among)\b/iu.test(
    textOf(page).slice(start, end),
  );

/** The first lines name two parties at least, each with a short name. */
function rate(
  { page, probability }: ClauseFound,
  parties: readonly FoundParty[],
  isPreamble: boolean,
): number {
  const named = parties.filter(({ shortName }) => shortName !== undefined).length;
  return (
    (isPreamble && parties.length > 1 ? 2 : 0) +
    Math.min(parties.length, 2) +
    Math.min(named, 2) +
    probability -
    Math.min(page, 20) / 10
  );
}

/** A passage with what belongs to its list of parties before and behind it. */
function stretchOf(passage: ClauseFound, { textOf }: ValueContext): Stretch {
  const page = textOf(passage.page);
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
  return { page: passage.page, start, text: page.slice(start, Math.max(end, start)), passage };
}

const LABEL =
  /(?:^|\n|\s)(Party\s+[A-D]|Licensor|Licensee|Supplier|Buyer|Seller|Customer|Company|Distributor|Lessor|Lessee)\s*[:：]\s*([^\n\t]{3,120})/gu;

/** "Party A: …" on lines of their own. */
function findLabelled(stretch: Stretch): FoundParty[] | null {
  const found = [...stretch.text.matchAll(LABEL)].flatMap((match): FoundParty[] => {
    const [whole, label = '', rest = ''] = match;
    const [company] = findCompanies(rest);
    const named = company ?? readLeadingName(rest.trim());
    if (named === null || named === undefined) return [];
    const start = match.index + whole.length - rest.length + named.start;
    return [
      { name: named.name, isPlain: true, shortName: onOneLine(label), span: spanOf(stretch, start, named) },
    ];
  });
  const byLabel = new Map(found.toReversed().map((party) => [party.shortName, party]));
  return byLabel.size >= 2 ? [...byLabel.values()].toReversed() : null;
}

function findParties(stretch: Stretch): FoundParty[] {
  const brackets = findBrackets(stretch.text);
  const found: FoundParty[] = [];
  const add = (from: number, named: PartyName, shortName?: string) => {
    const isKnown = found.some(
      ({ name, shortName: short }) =>
        isSameName(name, named.name) || short === named.name || (short !== undefined && short === shortName),
    );
    if (isKnown) return;
    found.push({
      name: named.name,
      isPlain: named.isPlain === true,
      ...(shortName !== undefined && { shortName }),
      span: spanOf(stretch, from + named.start, named),
    });
  };
  let from = 0;
  for (const { start, end, short, isQuoted, isGroup } of brackets) {
    if (short === null && !isGroup) continue;
    const between = stretch.text.slice(from, start);
    // Two parties are named: what begins another sentence tells of something else.
    const isOver = found.length >= 2 && sentenceOf(between).length < between.length;
    const names = isOver ? [] : namesOf(between, short !== null && isQuoted && !short.endsWith('s'));
    // A bracket right behind another speaks of the parties before it.
    if (found.length >= 2 && names.length === 0 && between.trim().length > ADJACENT) return found;
    names.forEach((named, at) =>
      add(from, named, at === names.length - 1 && !isGroup ? (short ?? undefined) : undefined),
    );
    from = end;
  }
  const rest = found.length < 2 ? stretch.text.slice(from) : '';
  for (const named of namesOf(sentenceOf(rest), false)) add(from, named);
  return found;
}

const ADJACENT = 5;

function spanOf(
  { page, start }: Pick<Stretch, 'page' | 'start'>,
  at: number,
  { start: from, end }: PartyName,
): ValueSpan {
  return { page, span: { start: start + at, end: start + at + end - from } };
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
const isSameName = (left: string, right: string) => bare(left) === bare(right);
