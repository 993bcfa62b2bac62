/** A node of what PostgreSQL explains as JSON. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

/**
 * What a plan reads whole: tables without an index, and indexes without a condition on what is looked for. Made with
 * `enable_seqscan` off, so that a table is read without an index only where none fits.
 */
export function findWholeReads({ Plans = [], ...node }: Plan): { table: string; how: string }[] {
  const table = node['Relation Name'];
  const isWhole =
    node['Node Type'] === 'Seq Scan' ||
    (/^Index (Only )?Scan$/.test(node['Node Type']) && node['Index Cond'] === undefined);
  const own = table !== undefined && isWhole ? [{ table, how: node['Node Type'] }] : [];
  return [...own, ...Plans.flatMap(findWholeReads)];
}
