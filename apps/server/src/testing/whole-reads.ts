/** A node of what PostgreSQL explains as JSON. */
export interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

/** So that a table is read without an index, or whole for a join, only where no index fits, however small it is. */
export const PREFER_INDEXES =
  'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off';

/**
 * What a plan reads whole: tables without an index, and indexes without a condition on what is looked for. `isPage` where no more
 * is read of an index than a page of its order: none of it is left out, and nothing is made of all of it.
 */
export function findWholeReads(
  { Plans = [], ...node }: Plan,
  isLimited = false,
): { table: string; how: string; isPage: boolean }[] {
  const table = node['Relation Name'];
  const how = node['Node Type'];
  const isIndex = /^Index (Only )?Scan$/.test(how);
  const isWhole = how === 'Seq Scan' || (isIndex && node['Index Cond'] === undefined);
  const isPage = isIndex && isLimited && node.Filter === undefined;
  const own = table !== undefined && isWhole ? [{ table, how, isPage }] : [];
  const passesOn = isLimited && !/^(Aggregate|Sort|Unique|SetOp|Materialize|Hash)/.test(how);
  return [...own, ...Plans.flatMap((plan) => findWholeReads(plan, how === 'Limit' || passesOn))];
}
