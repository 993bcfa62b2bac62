/** The points of a series by their numbers, on one or more levels. */
export interface Points {
  /** The innermost first. */
  readonly levels: Map<number, string>[];
  areNumbers: boolean;
}

export interface Series {
  name: string;
  readonly categories: Points;
  readonly values: Points;
  /** Names and values of it, and how many of them stand in cells of the file as well. */
  count: number;
  copies: number;
}

export interface ChartTable {
  /** The first row names the series. */
  readonly hasHeader: boolean;
  readonly rows: readonly (readonly string[])[];
}

/** Rows up to which values are read; those of larger charts are seen as a curve and no more, and their names are kept. */
const MAX_ROWS = 200;

export const newSeries = (): Series => ({
  name: '',
  categories: { levels: [new Map()], areNumbers: false },
  values: { levels: [new Map()], areNumbers: false },
  count: 0,
  copies: 0,
});

/** Series over the same categories as one table: a row for each category, with a column for each series. */
export function tablesOf(series: readonly Series[]): ChartTable[] {
  const groups = new Map<string, { readonly names: Map<number, string>; readonly of: Series[] }>();
  for (const one of series) {
    const names = namesOf(one.categories);
    const key = JSON.stringify([...names]);
    const group = groups.get(key);
    if (group) group.of.push(one);
    else groups.set(key, { names, of: [one] });
  }
  return [...groups.values()]
    .map(({ names, of }) => tableOf(names, of))
    .filter(({ rows }) => rows.length > 0);
}

/** An outer level names the first of those that it stands over. */
function namesOf({ levels }: Points): Map<number, string> {
  const [inner = new Map<number, string>(), ...outer] = levels;
  if (outer.length === 0) return inner;
  const current = outer.map(() => '');
  const numbers = [...new Set(levels.flatMap((level) => [...level.keys()]))].toSorted((a, b) => a - b);
  return new Map(
    numbers.map((number) => {
      outer.forEach((level, at) => (current[at] = level.get(number) ?? current[at] ?? ''));
      return [number, [...current.toReversed(), inner.get(number) ?? ''].join(' ').trim()];
    }),
  );
}

function tableOf(names: ReadonlyMap<number, string>, series: readonly Series[]): ChartTable {
  const values = series.map((one) => one.values.levels[0] ?? new Map<number, string>());
  const numbers = new Set([names, ...values].flatMap((points) => [...points.keys()]));
  const hasNames = names.size > 0;
  const hasHeader = series.some(({ name }) => name !== '');
  const titles = series.map(({ name }) => name);
  const header = hasHeader ? [hasNames ? ['', ...titles] : titles] : [];
  if (numbers.size > MAX_ROWS) {
    const areWords = !series.some(({ categories }) => categories.areNumbers);
    return { hasHeader, rows: [...header, ...(areWords ? [...names.values()].map((name) => [name]) : [])] };
  }
  const rows = [...numbers]
    .toSorted((a, b) => a - b)
    .map((number) => [
      ...(hasNames ? [names.get(number) ?? ''] : []),
      ...values.map((points) => points.get(number) ?? ''),
    ]);
  return { hasHeader, rows: [...header, ...rows] };
}
