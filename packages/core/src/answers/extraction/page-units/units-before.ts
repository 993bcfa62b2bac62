import { type FileIndex, pageIndexOf, textAt } from '../../file-index/file-index.ts';
import type { EarlierUnits, UnitElsewhere } from '#table-rows/row-unit.ts';
import { findUnitAtEnd, findUnitForAll, type StatedUnit } from '#table-rows/stated-units.ts';

/** What the pages before each page of a file state for its tables, looked for when a table states nothing itself. */
export function makeUnitsBefore(index: FileIndex): (page: number) => EarlierUnits {
  const known: (UnitElsewhere | null)[] = [];
  const toElsewhere = (at: number, stated: StatedUnit | null): UnitElsewhere | null => {
    const page = index.pageNumbers[at];
    return stated && page !== undefined ? { ...stated, page, pageText: textAt(index, at) } : null;
  };
  /** The nearest statement for all tables on the page at a place, or before it. */
  const upTo = (last: number): UnitElsewhere | null => {
    for (let at = known.length; at <= last; at++)
      known.push(toElsewhere(at, findUnitForAll(textAt(index, at))) ?? known[at - 1] ?? null);
    return known[last] ?? null;
  };
  return (page) => {
    const at = pageIndexOf(index, page);
    return {
      ofContinued: () =>
        at < 1 ? null : toElsewhere(at - 1, findUnitAtEnd(textAt(index, at - 1), index.language)),
      ofAll: () => upTo(at),
    };
  };
}
