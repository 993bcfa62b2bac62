import type { Comparison } from '../compare.ts';
import { isWithin } from '../changes/clause-outline.ts';
import type { ClassifiedEdit } from '../changes/types.ts';
import { type ChangeCard, plain } from './card.ts';
import type { EditLocator } from './edit-locator.ts';

/** Clauses that are named with both numbers. */
const NAMED = 6;
const DIGITS = /\p{Nd}+(?:\.\p{Nd}+)*(?:\([a-z]+\))?/u;

interface Numbers {
  readonly old: string;
  readonly now: string;
}

/** "Renumbered: 3 clauses (5 → 4, 7 → 8, 8 → 9)"; parts of a clause go with it. */
export function writeRenumbering(
  { left, right }: Comparison,
  edits: readonly ClassifiedEdit[],
  locator: EditLocator,
): ChangeCard {
  const all = edits.flatMap((edit): Numbers[] => {
    if (!edit.left || !edit.right) return [];
    const old = locator.ofToken({ side: 'left', token: lineStart(left, edit.left.start) })?.number;
    const now = locator.ofToken({ side: 'right', token: lineStart(right, edit.right.start) })?.number;
    return old === undefined || now === undefined ? [] : [{ old, now }];
  });
  const tops = all.filter((own) => !all.some((other) => other !== own && isPart(own, other)));
  const pairs = tops.map(({ old, now }) => `${bare(old)} → ${bare(now)}`);
  const [only] = pairs;
  if (only === undefined) return { parts: [plain('Renumbered')] };
  if (pairs.length === 1) return { parts: [plain(`Renumbered: clause ${only}`)] };
  const rest = pairs.length - NAMED;
  const named = pairs.slice(0, NAMED).join(', ');
  const list = rest > 0 ? `${named} and ${rest} more` : named;
  return { parts: [plain(`Renumbered: ${pairs.length} clauses `), { text: `(${list})`, role: 'place' }] };
}

/** The first token of a token's line: there its number begins. */
function lineStart({ lineOf }: Comparison['left'], token: number): number {
  let start = token;
  while (start > 0 && lineOf[start - 1] === lineOf[token]) start--;
  return start;
}

const bare = (number: string) => DIGITS.exec(number)?.[0] ?? number;

const isPart = (own: Numbers, other: Numbers): boolean =>
  bare(own.old) !== bare(other.old) && isWithin(own.old, other.old) && isWithin(own.now, other.now);
