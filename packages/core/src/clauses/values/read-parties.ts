import type { ClauseFound } from '../recognise.ts';
import { findBrackets } from './party-brackets.ts';
import { findPair, namesOf, sentenceOf } from './party-list.ts';
import { findCompanies, isRoleName, type PartyName, readLeadingName } from './party-names.ts';
import { findSignatories } from './party-signatures.ts';
import { findStretches, type Stretch } from './party-stretches.ts';
import { onOneLine } from './value-patterns.ts';
import type { NamedParty, ReadValue, ValueContext, ValueSpan } from './types.ts';

interface FoundParty extends NamedParty {
  readonly isPlain: boolean;
  readonly span: ValueSpan;
}

/** All parties, as the first lines name them, with what the contract calls them. */
export function readParties(passages: readonly ClauseFound[], context: ValueContext): ReadValue | null {
  const read = findStretches(passages, context)
    .map((stretch) => {
      const { passage } = stretch;
      const parties = findLabelled(stretch) ?? findParties(stretch);
      return { stretch, parties, score: rate(passage, parties, isPreamble(passage, context)) };
    })
    .toSorted((left, right) => right.score - left.score);
  const [best] = read;
  if (best === undefined) return null;
  const hasPreamble = read.some(({ parties }) => parties.some(({ shortName }) => shortName !== undefined));
  const parties = completeBySignatures(complete(best.parties, read), context, hasPreamble);
  const { stretch } = best;
  const isListed = isPreamble(stretch.passage, context);
  // Words with capitals in any other sentence are seldom a party.
  const called = parties.filter(({ shortName }) => shortName !== undefined);
  if (!isListed && called.length < 2 && !parties.some(({ isPlain }) => isPlain)) return null;
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
    const companies = findCompanies(text).filter(({ name }) => !isRoleName(name));
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

/** A contract has two parties at least: who signs it beside the one that was read is another. */
function completeBySignatures(
  own: readonly FoundParty[],
  context: ValueContext,
  hasPreamble: boolean,
): readonly FoundParty[] {
  if (own.length > 1 && hasPreamble) return own;
  const byName = new Map(
    findSignatories(context).map(({ name, where }) => [bare(name), { name, isPlain: true, span: where }]),
  );
  for (const { name } of own) byName.delete(bare(name));
  const signing = [...byName.values()];
  // Exhibits are signed by others; where many sign and nobody is named before, the signatures are the list.
  if (hasPreamble && own.length + signing.length > MAX_SIGNING) return own;
  return own.length + signing.length < 2 ? own : [...own, ...signing];
}

const MAX_SIGNING = 3;

/** "This Agreement is made between …". */
const isPreamble = ({ page, start, end }: ClauseFound, { textOf }: ValueContext) =>
  /\b(?:agreement|amendment|contract|lease|deed)\b[\s\S]*\b(?:between|among)\b|\b(?:have|has)\s+(?:entered\s+into|concluded|made|agreed)\b|\bhereby\s+agree|\bon\s+the\s+one\s+(?:hand|side|part)\b/iu.test(
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
    if (isKnown || isRoleName(named.name)) return;
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
    const isOne = short !== null && isQuoted && !short.endsWith('s');
    const all = isOver ? [] : namesOf(between, isOne);
    const names = isOne && !isGroup ? chooseCalled(all, short) : all;
    // A bracket right behind another speaks of the parties before it.
    if (found.length >= 2 && names.length === 0 && between.trim().length > ADJACENT) return found;
    // A group of one is the party with its subsidiaries.
    const isOwn = !isGroup || (names.length === 1 && found.length === 0);
    names.forEach((named, at) =>
      add(from, named, at === names.length - 1 && isOwn ? (short ?? undefined) : undefined),
    );
    from = end;
  }
  const rest = sentenceOf(stretch.text.slice(from));
  const more =
    found.length < 2
      ? withinPassage(namesOf(rest, false), from, stretch, 2 - found.length)
      : findFurther(rest);
  for (const named of more) add(from, named);
  const pair = stretch.isList && found.length < 2 && from === 0 ? findPair(sentenceOf(stretch.text)) : [];
  if (pair.length > 0) found.length = 0;
  for (const named of pair) add(0, named);
  return found.filter(({ name }) => !isJoined(name, found));
}

const ADJACENT = 5;

/** "Example Services, a division of Other Corp. (“Example”)": of several before a bracket who is called so in short. */
function chooseCalled(names: readonly PartyName[], short: string): readonly PartyName[] {
  const words = wordsOfName(short);
  const called = names.filter(
    ({ name }) =>
      wordsOfName(name).some((word) => words.includes(word)) || initialsOf(name).startsWith(bare(short)),
  );
  return called.length === 1 ? called : names;
}

const wordsOfName = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
const initialsOf = (name: string) => (name.match(/(?<![\p{L}])[\p{L}\d]/gu) ?? []).join('').toLowerCase();

/** What the sentence itself names, where it does: behind it others are told of. */
function withinPassage(
  names: readonly PartyName[],
  from: number,
  { start, passage }: Stretch,
  needed: number,
): readonly PartyName[] {
  const own = names.filter(({ end }) => start + from + end <= passage.end);
  return own.length >= needed ? own : names.slice(0, needed);
}

/** "…, and Example Bank Company, not individually but as trustee": who follows the last bracket. */
function findFurther(rest: string): PartyName[] {
  const joint = /^[\s,;]*(?:and|AND)\s+/u.exec(rest)?.[0].length;
  if (joint === undefined) return [];
  const [company] = findCompanies(rest.slice(joint));
  if (company === undefined || company.start > 0) return [];
  return [{ ...company, start: joint, end: joint + company.end }];
}

/** "Customer and Vendor" are both named before. */
function isJoined(name: string, all: readonly FoundParty[]): boolean {
  const parts = name.split(/\s+(?:and|or|&)\s+(?:the\s+)?/u);
  const isNamed = (part: string) =>
    all.some((each) => each.name !== name && (each.shortName === part || isSameName(each.name, part)));
  return parts.length > 1 && parts.every(isNamed);
}

function spanOf(
  { page, start }: Pick<Stretch, 'page' | 'start'>,
  at: number,
  { start: from, end }: PartyName,
): ValueSpan {
  return { page, span: { start: start + at, end: start + at + end - from } };
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
const isSameName = (left: string, right: string) => bare(left) === bare(right);
