import type { FileItem } from '@recto/contract/library';
import { statusText } from '#shared/files/file-status.tsx';

export type Column = 'name' | 'status' | 'pages' | 'size' | 'added';

export interface Sort {
  readonly by: Column;
  readonly order: 'ascending' | 'descending';
}

export const COLUMN_LABELS: Readonly<Record<Column, string>> = {
  name: 'Name',
  status: 'Status',
  pages: 'Pages',
  size: 'Size',
  added: 'Added',
};

/** As a column is sorted first: text from its beginning, the largest and newest on top. */
const FIRST: Readonly<Record<Column, Sort['order']>> = {
  name: 'ascending',
  status: 'ascending',
  pages: 'descending',
  size: 'descending',
  added: 'descending',
};

export const sortBy = (by: Column): Sort => ({ by, order: FIRST[by] });
export const NEWEST_FIRST = sortBy('added');

/** The same column again is turned round. */
export const nextSort = (sort: Sort, by: Column): Sort => {
  if (sort.by !== by) return sortBy(by);
  return { by, order: sort.order === 'ascending' ? 'descending' : 'ascending' };
};

/** What needs somebody comes first, then what is in work. */
const URGENCY: Readonly<Record<FileItem['status'], number>> = {
  failed: 0,
  processing: 1,
  waiting: 2,
  complete: 3,
};

// One for all comparisons: a list may be long, and each call of localeCompare looks its rules up again.
const { compare } = new Intl.Collator(undefined, { numeric: true });
/** Times and ids, which are written in one way only. */
const compareCodes = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const ASCENDING: Readonly<Record<Column, (a: FileItem, b: FileItem) => number>> = {
  name: (a, b) => compare(a.name, b.name),
  status: (a, b) => URGENCY[a.status] - URGENCY[b.status] || compare(statusText(a), statusText(b)),
  pages: (a, b) => (a.pages ?? 0) - (b.pages ?? 0),
  size: (a, b) => a.size - b.size,
  added: (a, b) => compareCodes(a.createdAt, b.createdAt),
};

/** Letters as people compare them: without case and accents. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The files whose name holds every word of the filter, in the order asked for. */
export function arrangeFiles(files: readonly FileItem[], filter: string, { by, order }: Sort): FileItem[] {
  const words = plain(filter).split(/\s+/).filter(Boolean);
  const sign = order === 'ascending' ? 1 : -1;
  const matches = (file: FileItem): boolean => {
    const name = plain(file.name);
    return words.every((word) => name.includes(word));
  };
  return (words.length === 0 ? files : files.filter(matches)).toSorted(
    (a, b) => sign * ASCENDING[by](a, b) || compare(a.name, b.name) || compareCodes(a._id, b._id),
  );
}
