import type { HeadingNumber } from '#structure/headings/heading-number.ts';
import type { Heading } from '#structure/headings/heading.ts';

/** A heading with what tells its level. */
export interface StyledHeading extends Omit<Heading, 'level'> {
  readonly height: number;
  readonly isBold: boolean;
  readonly isCapitals: boolean;
  readonly kind: HeadingNumber['kind'] | undefined;
  readonly depth: number;
  /** Its kind is told from the numbers below it. */
  readonly isUnnumbered?: boolean;
}

/** Type that differs by less was set in the same size. */
const SAME_SIZE = 0.06;
const KINDS: readonly HeadingNumber['kind'][] = ['part', 'chapter', 'section', 'plain', 'decimal'];

/** Gives headings their levels: those of a higher rank that stand above one are its parents. */
export function levelHeadings(headings: readonly StyledHeading[]): Heading[] {
  const parents: StyledHeading[] = [];
  return headings.map((heading) => {
    // 2.4 stands beside 2.3, whatever has stood between them.
    const depth = decimalDepth(heading);
    const sibling = depth > 1 ? parents.findIndex((parent) => decimalDepth(parent) >= depth) : -1;
    if (sibling >= 0) parents.length = sibling;
    while (parents.length > 0 && !outranks(parents.at(-1), heading)) parents.pop();
    parents.push(heading);
    const { text, number, page, span } = heading;
    return { text, ...(number === undefined ? {} : { number }), level: parents.length, page, span };
  });
}

/** By the depth of decimal numbers, else by size, by the kind of number, by capitals, by weight. */
function outranks(above: StyledHeading | undefined, heading: StyledHeading): boolean {
  if (!above) return false;
  const depths = [decimalDepth(above), decimalDepth(heading)] as const;
  if (depths[0] && depths[1] && Math.max(...depths) > 1) return depths[0] < depths[1];
  if (above.kind === heading.kind && (above.kind === 'part' || above.kind === 'chapter')) return false;
  // A part or chapter called so is none of a heading without a number, however large that is.
  if (isNamed(heading) && kindOf(above) === undefined) return false;
  if (isNamed(above) && kindOf(heading) === undefined) return true;
  const difference = (above.height - heading.height) / above.height;
  if (Math.abs(difference) > SAME_SIZE) return difference > 0;
  const [kind, lower] = [kindOf(above), kindOf(heading)];
  if (kind !== lower) {
    if (kind === undefined) return above.isCapitals && !heading.isCapitals;
    if (lower === undefined) return !(heading.isCapitals && !above.isCapitals);
    return KINDS.indexOf(kind) < KINDS.indexOf(lower);
  }
  if (kind !== undefined) return false;
  if (above.isCapitals !== heading.isCapitals) return above.isCapitals;
  return above.isBold && !heading.isBold;
}

const isNamed = ({ kind, isUnnumbered }: StyledHeading): boolean =>
  !isUnnumbered && (kind === 'part' || kind === 'chapter');

const kindOf = ({ kind, isUnnumbered }: StyledHeading) => (isUnnumbered ? undefined : kind);

/** 1 is to 1.1 what 1.1 is to 1.1.1; 0 of what has no such number. */
const decimalDepth = ({ kind, depth, number = '' }: StyledHeading): number =>
  kind === 'decimal' || (kind === 'plain' && /^\p{Nd}/u.test(number)) ? depth : 0;
