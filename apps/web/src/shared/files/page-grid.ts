/** Pages in a row of a map of pages. */
export const COLUMNS = 26;
/** In little room half a row stands in a line, so that fingers still hit a page. */
export const NARROW_COLUMNS = 13;
/** Above so many pages cells shrink, and twice as many stand in a row. */
const SMALL_ABOVE = 600;
/** Above so many, ten pages share a cell. */
export const GROUPED_ABOVE = 2_000;
export const GROUP = 10;

export interface MapShape {
  readonly columns: number;
  readonly isSmall: boolean;
}

export function shapeOf(cells: number, isNarrow: boolean): MapShape {
  const isSmall = cells > SMALL_ABOVE;
  return { columns: (isNarrow ? NARROW_COLUMNS : COLUMNS) * (isSmall ? 2 : 1), isSmall };
}

/** Where a key leads in a map, or null when it leads nowhere. */
export function stepOf(key: string, index: number, count: number, columns: number): number | null {
  const row = index - (index % columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: row,
    End: Math.min(row + columns, count) - 1,
  };
  const to = steps[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}
