import type { Unit } from '#sentences/units.ts';
import type { AskedDefinition } from './asked-definitions.ts';
import type { ReadPage } from '../page-units/read-page.ts';

/** What the document's own definition of the term that is asked for gains: nothing else tells as surely what it means. */
const DEFINES = 6;
/** The same of where only its long form stands, and of what stands below a heading that is nothing but the term. */
const INTRODUCES_TERM = 1;
const STANDS_BELOW = 4;

/** A unit that defines the term that is asked for, and what it gains. */
export interface Defining {
  readonly unit: Unit;
  readonly at: number;
  readonly ownBoost: number;
  readonly isLine: false;
}

/** Where the term is defined on a page; what is nothing but the term stands above its definition. */
export function findDefining(read: ReadPage, page: number, { found, isTerm }: AskedDefinition): Defining[] {
  const isNoStatement = (at: number) => ['noise', 'heading'].includes(read.verdictAt(at).kind);
  const placed = found.flatMap((definition) => {
    if (definition.page !== page) return [];
    const at = read.units.findIndex((unit) => unit.start <= definition.start && definition.start < unit.end);
    const isAbove = at >= 0 && (isTerm(read.tokensAt(at)) || isNoStatement(at));
    return [{ at: isAbove ? at + 1 : at, ownBoost: definition.isExplained ? DEFINES : INTRODUCES_TERM }];
  });
  const below = read.units.flatMap((_, at) =>
    found.length === 0 && isTerm(read.tokensAt(at)) && isNoStatement(at)
      ? [{ at: at + 1, ownBoost: STANDS_BELOW }]
      : [],
  );
  return [...placed, ...below].flatMap(({ at, ownBoost }) => {
    const unit = read.units[at];
    return unit === undefined || isNoStatement(at) ? [] : [{ unit, at, ownBoost, isLine: false as const }];
  });
}
