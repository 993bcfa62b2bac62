import type { ComparedSide, Comparison } from '../compare.ts';
import { firstAtOrAfter } from '../partition-point.ts';
import type { Clause } from './clauses.ts';
import type { Edit } from './list-edits.ts';

const REFERENCE =
  /(?<![\p{L}\p{M}])(?:sections?|clauses?|articles?|paragraphs?|abschnitt|absatz|artikel|ziffer|cláusulas?|artículos?|artigos?|sección|seção|раздел\p{L}{0,3}|пункт\p{L}{0,3}|стать\p{L}{0,3}|rozdział\p{L}{0,3}|artykuł\p{L}{0,3}|art\.|ust\.|pkt|المادة|البند|धारा|अनुच्छेद|§+)\s{0,2}(\p{N}{1,3}(?:\.\p{N}{1,3}){0,4})(?![\p{L}\p{N}]|\.\p{N})/giu;
const DIGITS = /\p{N}{1,3}(?:\.\p{N}{1,3})*/u;

const digitsOf = (number: string) => DIGITS.exec(number)?.[0] ?? '';

/**
 * References that stayed as they were while the clause that they name got another number: on the right side they name
 * another clause now, or none. Each as an edit without words, on both sides.
 */
export function findBrokenReferences(
  { left, right }: Comparison,
  {
    leftClauses,
    rightClauses,
  }: { readonly leftClauses: readonly Clause[]; readonly rightClauses: readonly Clause[] },
): Edit[] {
  const renumbered = findRenumbered(left, leftClauses, rightClauses);
  if (renumbered.size === 0) return [];
  const edits: Edit[] = [];
  for (const match of right.text.matchAll(REFERENCE)) {
    const number = match[1] ?? '';
    if (!renumbered.has(number)) continue;
    const end = match.index + match[0].length;
    const tokens = tokensBetween(right, end - number.length, end);
    const isKept = tokens.every((token) => (right.partners[token] ?? -1) >= 0);
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!isKept || first === undefined || last === undefined || startsClause(rightClauses, first)) continue;
    const [leftFirst, leftLast] = [right.partners[first] ?? 0, right.partners[last] ?? 0];
    edits.push({
      left: { start: leftFirst, end: leftLast + 1 },
      right: { start: first, end: last + 1 },
      move: 0,
      isParagraph: false,
    });
  }
  return edits;
}

const startsClause = (clauses: readonly Clause[], token: number) =>
  clauses.some(({ start }) => token >= start && token <= start + 3);

/** The numbers of clauses on the left whose text has another number on the right. */
function findRenumbered(
  left: ComparedSide,
  leftClauses: readonly Clause[],
  rightClauses: readonly Clause[],
): Set<string> {
  const rightNumbers = new Map(rightClauses.map(({ start, number }) => [start, digitsOf(number)]));
  const counts = new Map<string, number>();
  for (const { number } of leftClauses) counts.set(digitsOf(number), (counts.get(digitsOf(number)) ?? 0) + 1);
  const found = new Set<string>();
  for (const [index, { start, number }] of leftClauses.entries()) {
    const digits = digitsOf(number);
    // A number that several clauses have names none of them.
    if (digits === '' || counts.get(digits) !== 1 || keepsNumber(left, start)) continue;
    const end = leftClauses[index + 1]?.start ?? left.partners.length;
    const partner = firstPartner(left, start, Math.min(end, start + 40));
    const now = partner === undefined ? undefined : numberBefore(rightNumbers, partner);
    if (now !== undefined && now !== digits) found.add(digits);
  }
  return found;
}

/** Whether the number of a clause stayed before its text: then it is the same, even where one side begins no paragraph with it. */
function keepsNumber({ text, starts, ends, partners }: ComparedSide, start: number): boolean {
  for (let token = start; token < start + 3; token++) {
    if (!/^\p{N}+$/u.test(text.slice(starts[token], ends[token]))) continue;
    const own = partners[token] ?? -1;
    const behind =
      [1, 2, 3].map((step) => partners[token + step] ?? -1).find((partner) => partner >= 0) ?? -1;
    return own >= 0 && behind > own && behind <= own + 3;
  }
  return false;
}

function firstPartner({ partners }: ComparedSide, start: number, end: number): number | undefined {
  // The number itself may stay while its clause goes: what counts is the text behind it.
  for (let token = start + 2; token < end; token++) if ((partners[token] ?? -1) >= 0) return partners[token];
  return undefined;
}

/** How far before a word of a clause its number may stand, in tokens. */
const NUMBER_WITHIN = 40;

function numberBefore(numbers: ReadonlyMap<number, string>, token: number): string | undefined {
  for (let at = token; at >= Math.max(0, token - NUMBER_WITHIN); at--) {
    const number = numbers.get(at);
    if (number !== undefined) return number;
  }
  return undefined;
}

function tokensBetween({ starts, ends }: ComparedSide, from: number, to: number): number[] {
  const tokens: number[] = [];
  for (let token = firstAtOrAfter(starts, from); token < starts.length && (ends[token] ?? 0) <= to; token++)
    tokens.push(token);
  return tokens;
}
