import type { AskedDefinition } from './asked-definitions.ts';
import type { ReadPage } from '../page-units/read-page.ts';

/** Where a unit is that defines the term that is asked for; `states` unless only its long form stands there. */
export interface Defining {
  readonly at: number;
  readonly states: boolean;
}

/** Where the term is defined on a page; what is nothing but the term stands above its definition. */
export function findDefining(read: ReadPage, page: number, { found, isTerm }: AskedDefinition): Defining[] {
  const isNoStatement = (at: number) => ['noise', 'heading'].includes(read.verdictAt(at).kind);
  const placed = found.flatMap((definition) => {
    if (definition.page !== page) return [];
    const at = read.units.findIndex((unit) => unit.start <= definition.start && definition.start < unit.end);
    const isAbove = at >= 0 && (isTerm(read.tokensAt(at)) || isNoStatement(at));
    return [{ at: isAbove ? at + 1 : at, states: definition.isExplained }];
  });
  const below = read.units.flatMap((_, at) =>
    found.length === 0 && isTerm(read.tokensAt(at)) && isNoStatement(at)
      ? [{ at: at + 1, states: true }]
      : [],
  );
  return [...placed, ...below].filter(({ at }) => at in read.units && !isNoStatement(at));
}
