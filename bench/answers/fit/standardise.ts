/** Mean and standard deviation of each feature: what L2 shrinks alike must be of one scale. */
export interface Scale {
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

export function measureScale(rows: readonly (readonly number[])[]): Scale {
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));
  const means = columns.map((column) => mean(column));
  const deviations = columns.map((column, at) =>
    Math.sqrt(mean(column.map((each) => (each - (means[at] ?? 0)) ** 2))),
  );
  // A sign that is always the same says nothing; its weight stays zero.
  return { means, deviations: deviations.map((each) => each || 1) };
}

export function standardise(row: readonly number[], { means, deviations }: Scale): Float64Array {
  return Float64Array.from(row, (each, at) => (each - (means[at] ?? 0)) / (deviations[at] ?? 1));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / (values.length || 1);
}
