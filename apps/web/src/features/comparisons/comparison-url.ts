/** Both texts row by row, or the pages as they are printed. */
export type ComparisonView = 'text' | 'pages';

/** What the address of the result names: the comparison, the change that is selected, and how it is looked at. */
export interface ComparisonUrl {
  readonly id: string | null;
  readonly change: number | null;
  readonly view: ComparisonView;
}

export function readComparisonUrl(search: URLSearchParams): ComparisonUrl {
  const change = Number(search.get('change'));
  return {
    id: search.get('comparison'),
    change: Number.isInteger(change) && change > 0 ? change : null,
    view: search.get('view') === 'pages' ? 'pages' : 'text',
  };
}

export function comparisonPath({
  id,
  change = null,
}: {
  readonly id: string;
  readonly change?: number | null;
}): string {
  const search = new URLSearchParams({ comparison: id, ...(change !== null && { change: String(change) }) });
  return `/view-comparison?${search}`;
}

/** The two slots of `/compare-docs`, the older version first. */
export const slotsPath = (first: string | null, second: string | null): string => {
  const search = new URLSearchParams({ ...(first && { first }), ...(second && { second }) });
  return search.size === 0 ? '/compare-docs' : `/compare-docs?${search}`;
};
