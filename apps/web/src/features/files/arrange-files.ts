import type { FileItem } from '@recto/contract/library';

export type Sort = 'added' | 'name' | 'size';
const SORTS: readonly Sort[] = ['added', 'name', 'size'];
export const SORT_LABELS: Readonly<Record<Sort, string>> = { added: 'Added', name: 'Name', size: 'Size' };

export const nextSort = (sort: Sort): Sort => SORTS[(SORTS.indexOf(sort) + 1) % SORTS.length] ?? 'added';

const ORDERS: Readonly<Record<Sort, (a: FileItem, b: FileItem) => number>> = {
  added: (a, b) => b.createdAt.localeCompare(a.createdAt),
  name: (a, b) => a.name.localeCompare(b.name, undefined, { numeric: true }),
  size: (a, b) => b.size - a.size,
};

/** Letters as people compare them: without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The files whose name holds every word of the filter, in the order asked for. */
export function arrangeFiles(files: readonly FileItem[], filter: string, sort: Sort): FileItem[] {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  return files
    .filter((file) => {
      const name = plain(file.name);
      return words.every((word) => name.includes(word));
    })
    .sort((a, b) => ORDERS[sort](a, b) || a.name.localeCompare(b.name) || a._id.localeCompare(b._id));
}
