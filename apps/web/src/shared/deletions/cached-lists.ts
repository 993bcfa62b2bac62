import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Deleted, isDeleted, withoutNow } from '#shared/deletions/deleted.ts';

type Item = Parameters<typeof isDeleted>[0];
type Change = (items: readonly Item[], at: number) => readonly Item[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const idOf = (item: Item): string | undefined => item._id ?? item.file?._id;

/** Texts and numbers of pages are kept as lists, too. */
const isItems = (value: unknown): value is readonly Item[] =>
  Array.isArray(value) && value.every((item) => isObject(item) && ('_id' in item || 'file' in item));

const hasItems = (value: unknown): boolean => isObject(value) && isItems(value['items']);

/** Changes the items of whatever holds a list: the list itself, a page of one, or pages one after another. */
function changeItems(data: unknown, change: Change, at = 0): unknown {
  if (isItems(data)) return change(data, at);
  if (!isObject(data)) return data;
  if (isItems(data['items'])) return { ...data, items: change(data['items'], at) };
  const pages = data['pages'];
  if (!Array.isArray(pages) || !pages.every(hasItems)) return data;
  return { ...data, pages: pages.map((page, index) => changeItems(page, change, index)) };
}

/** Takes things out of every list that is shown or kept; gives the lists as they were. */
export function takeOut(
  client: QueryClient,
  queryKeys: readonly QueryKey[],
  things: readonly Deleted[],
): [QueryKey, unknown][] {
  const before = queryKeys.flatMap((queryKey) => client.getQueriesData<unknown>({ queryKey }));
  for (const [key, data] of before) {
    if (data === undefined) continue;
    client.setQueryData(
      key,
      changeItems(data, (items) => withoutNow(items, things)),
    );
  }
  return before;
}

/** Puts back what is no longer deleted, at its place among what has come or changed meanwhile. */
export function putBack(client: QueryClient, before: readonly [QueryKey, unknown][]): void {
  for (const [key, old] of before) {
    const now = client.getQueryData(key);
    if (now === undefined) continue;
    const back = changeItems(old, (items, at) => merge(items, itemsAt(now, at)));
    if (back !== old) client.setQueryData(key, back);
  }
}

function itemsAt(data: unknown, wanted: number): readonly Item[] {
  let found: readonly Item[] = [];
  changeItems(data, (items, at) => (at === wanted ? (found = items) : items));
  return found;
}

function merge(old: readonly Item[], now: readonly Item[]): Item[] {
  const newest = new Map(now.map((item) => [idOf(item), item]));
  const known = new Set(old.map(idOf));
  const came = now.filter((item) => !known.has(idOf(item)));
  return [...came, ...old.filter((item) => !isDeleted(item)).map((item) => newest.get(idOf(item)) ?? item)];
}
