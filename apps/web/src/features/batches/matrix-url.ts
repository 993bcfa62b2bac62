import { FILE_COLUMN, type Facet, isFacet, type Sorting } from './matrix-rows.ts';

/** What `/batch-element` shows, as its address names it (`?batch=&file=&question=&page=&hit=&show=&find=&sort=`). */
export interface MatrixUrl {
  readonly batch: string;
  /** The row that is meant. */
  readonly file: string | null;
  /** With it a cell is open: the number of its question, from 1. */
  readonly question: number | null;
  readonly page: number | null;
  /** From 1 among the marks of the page. */
  readonly hit: number | null;
  readonly show: Facet | null;
  readonly find: string;
  /** "file" or the number of a question, from 1; with "-" before it the largest comes first. */
  readonly sort: Sorting | null;
}

export function readMatrixUrl(search: URLSearchParams): MatrixUrl {
  const show = search.get('show');
  return {
    batch: search.get('batch') ?? '',
    file: search.get('file') || null,
    question: readCount(search.get('question')),
    page: readCount(search.get('page')),
    hit: readCount(search.get('hit')),
    show: isFacet(show) ? show : null,
    find: search.get('find')?.trim() ?? '',
    sort: readSorting(search.get('sort')),
  };
}

/** Parts that mean nothing without another one are left out. */
export function matrixSearch({ batch, file, question, page, hit, show, find, sort }: MatrixUrl): string {
  const search = new URLSearchParams({ batch });
  if (file) search.set('file', file);
  if (file && question !== null) {
    search.set('question', `${question}`);
    if (page !== null) search.set('page', `${page}`);
    if (page !== null && hit !== null) search.set('hit', `${hit}`);
  }
  if (show) search.set('show', show);
  if (find !== '') search.set('find', find);
  if (sort)
    search.set('sort', `${sort.isDown ? '-' : ''}${sort.column === FILE_COLUMN ? 'file' : sort.column + 1}`);
  return `?${search}`;
}

const readCount = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;

function readSorting(text: string | null): Sorting | null {
  const [, down = '', name] = /^(-?)(file|[1-9]\d{0,2})$/.exec(text ?? '') ?? [];
  if (name === undefined) return null;
  return { column: name === 'file' ? FILE_COLUMN : Number(name) - 1, isDown: down !== '' };
}
