import { contract } from '@recto/contract';
import { type FileItem, type LibraryItem, MAX_HASHES, type PlacedFile } from '@recto/contract/library';
import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { isDeleted, withoutDeleted } from '#shared/deletions/deleted.ts';
import { questionKeys } from '#shared/questions/queries.ts';

/** The keys of everything that shows files or folders; `all` invalidates the lot. */
export const libraryKeys = {
  all: ['library'] as const,
  file: (id: string) => ['library', 'file', id] as const,
  detail: (id: string) => ['library', 'detail', id] as const,
  items: (folderId: string | null) => ['library', 'items', folderId ?? 'root'] as const,
  folders: ['library', 'folders'] as const,
  newest: ['library', 'newest'] as const,
  /** Files whose names hold some words, page by page. */
  matches: ['library', 'matches'] as const,
  crumbs: (folderId: string) => ['library', 'crumbs', folderId] as const,
};

/** The server gives at most so many items a page. */
const PAGE_SIZE = 500;
/** How often an unfinished file is looked at again, should the socket be away. */
const POLL_MS = 5_000;
/** Somebody waits for the page: the second attempt comes soon. */
const URL_RETRY_MS = 400;

export const isFile = (item: LibraryItem): item is FileItem => item.type !== 'FOLDER';
export const isRunning = (file: Pick<FileItem, 'status'>): boolean =>
  file.status === 'waiting' || file.status === 'processing';

/** Pages can be seen as soon as some are read; questions wait for the last. */
export const canView = (file: Pick<FileItem, 'status' | 'pages'>): boolean =>
  file.status === 'complete' || (file.status === 'processing' && file.pages !== null);

/** A protected file that waits for its password; trying again without one is of no use. */
export const isLocked = (file: Pick<FileItem, 'status' | 'error_code'>): boolean =>
  file.status === 'failed' && file.error_code === 'file.password_needed';

/** Faults of the file itself: reading the same bytes again ends the same way. */
const HOPELESS = new Set([
  'file.damaged',
  'file.doubled_parts',
  'file.no_text',
  'file.protected',
  'file.too_many_pages',
  'file.too_many_characters',
  'file.original_missing',
]);
/** Complete, though it could not be laid out as it prints: nothing of it is left unread. */
export const isUnconverted = (file: Pick<FileItem, 'status' | 'error_code'>): boolean =>
  file.status === 'complete' && file.error_code === 'file.not_converted';

/** A scan for which the plan had no OCR left: Complete, with pages that a later try reads. */
export const isOverOcrLimit = (file: Pick<FileItem, 'status' | 'error_code'>): boolean =>
  file.status === 'complete' && file.error_code === 'plan.ocr';

export const canRetry = (file: Pick<FileItem, 'status' | 'error_code'>): boolean =>
  file.status === 'failed' && !isLocked(file) && !HOPELESS.has(file.error_code ?? '');

/** One file. Polls slowly while it is being processed, since socket news are only hints. */
export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: libraryKeys.file(id),
    queryFn: ({ signal }) => call(contract.files.get, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });

/** A file together with the report of what became of its pages. */
export const fileDetailQuery = (id: string) =>
  queryOptions({
    queryKey: libraryKeys.detail(id),
    queryFn: ({ signal }) => call(contract.documents.detail, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? POLL_MS : false),
  });

/** Folders and files directly in a folder (`null` = the top); every page of them. */
export const itemsQuery = (folderId: string | null) =>
  queryOptions({
    queryKey: libraryKeys.items(folderId),
    queryFn: ({ signal }) => everyItem(folderId, signal),
    refetchInterval: ({ state: { data = [] } }) =>
      data.some((item) => isFile(item) && isRunning(item))
        ? POLL_MS * Math.ceil(data.length / PAGE_SIZE)
        : false,
  });

async function everyItem(folderId: string | null, signal: AbortSignal): Promise<LibraryItem[]> {
  const get = (page: number) => {
    const query = { page, limit: PAGE_SIZE };
    return folderId === null
      ? call(contract.folders.root, { query, signal })
      : call(contract.folders.items, { query: { ...query, folderId }, signal });
  };
  const first = await get(1);
  const more = Math.max(0, Math.ceil(first.total / PAGE_SIZE) - 1);
  const others = await Promise.all(Array.from({ length: more }, (_, index) => get(index + 2)));
  // What is added meanwhile moves others to the next page, which then holds them, too.
  const items = new Map([first, ...others].flatMap((page) => page.items.map((item) => [item._id, item])));
  return withoutDeleted([...items.values()]);
}

/** The files of the account with these bytes, wherever they lie. Deleted ones, too, while that can be taken back. */
export const filesByHashQuery = (hashes: readonly string[]) =>
  queryOptions({
    queryKey: [...libraryKeys.all, 'by-hash', ...hashes] as const,
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(hashes.length / MAX_HASHES) }, (_, part) =>
        hashes.slice(part * MAX_HASHES, (part + 1) * MAX_HASHES),
      );
      const found = await Promise.all(
        parts.map((part) => call(contract.files.findByHash, { body: { hashes: [...part] }, signal })),
      );
      return new Map(found.flatMap(({ items }) => items.map((file) => [file.hash, file])));
    },
    // It only spares an upload: the server tells of a duplicate in any case.
    retry: false,
    staleTime: 0,
  });

export const foldersQuery = queryOptions({
  queryKey: libraryKeys.folders,
  queryFn: async ({ signal }) => withoutDeleted((await call(contract.folders.all, { signal })).items),
});

/** A folder and the way to it from the top. */
export const crumbsQuery = (folderId: string) =>
  queryOptions({
    queryKey: libraryKeys.crumbs(folderId),
    queryFn: ({ signal }) => call(contract.folders.meta, { params: { id: folderId }, signal }),
  });

/** Where a viewer can fetch the pages of a file for a while. Every use asks anew, since these addresses expire. */
export const pagesUrlQuery = (fileId: string) =>
  queryOptions({
    queryKey: [...libraryKeys.file(fileId), 'pages'] as const,
    queryFn: async ({ signal }) =>
      (await call(contract.documents.extractedUrl, { body: { fileId, as: 'pages' }, signal })).url,
    retryDelay: (failures) => (failures + 1) * URL_RETRY_MS,
    staleTime: 0,
    gcTime: 0,
  });

/** Where a viewer can fetch the picture that a page consists of, for a while. */
export const pictureUrlQuery = (fileId: string, page: number) =>
  queryOptions({
    queryKey: [...libraryKeys.file(fileId), 'picture', page] as const,
    queryFn: async ({ signal }) =>
      (await call(contract.documents.extractedUrl, { body: { fileId, as: 'picture', page }, signal })).url,
    retryDelay: (failures) => (failures + 1) * URL_RETRY_MS,
    staleTime: 0,
    gcTime: 0,
  });

/** A file at one of its states: what was read from it changes with these alone. */
type ReadFile = Pick<FileItem, '_id' | 'updatedAt'>;

/** The text of one page, as it was read; null where the page was not read. */
export const pageTextQuery = ({ _id: id, updatedAt }: ReadFile, page: number) =>
  queryOptions({
    queryKey: [...libraryKeys.file(id), 'text', page, updatedAt] as const,
    queryFn: async ({ signal }) => {
      const query = { from: page, to: page };
      const found = await call(contract.documents.search, { params: { id }, query, signal });
      return 'pages' in found ? (found.pages[0]?.text ?? null) : null;
    },
    staleTime: 'static',
  });

/** A page as it was read, for a viewer that draws it. */
export const documentPageQuery = ({ _id: id, updatedAt }: ReadFile, page: number) =>
  queryOptions({
    queryKey: [...libraryKeys.file(id), 'page', page, updatedAt] as const,
    queryFn: ({ signal }) => call(contract.documents.page, { params: { id, page }, signal }),
    staleTime: 'static',
  });

/** The tables of a page, with their cells. */
export const tablesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...libraryKeys.file(id), 'tables', page] as const,
    queryFn: ({ signal }) => call(contract.documents.tables, { params: { id, page }, signal }),
  });

/** Where words stand in a file. */
export const searchQuery = ({ _id: id, updatedAt }: ReadFile, words: string) =>
  queryOptions({
    queryKey: [...libraryKeys.file(id), 'search', words, updatedAt] as const,
    queryFn: async ({ signal }) => {
      const found = await call(contract.documents.search, { params: { id }, query: { q: words }, signal });
      return 'hits' in found ? found : { hits: [], total: 0 };
    },
    staleTime: 'static',
  });

/** Which of the newest files: all of them, or those of one state. */
export interface NewestFiles {
  readonly status?: 'running' | 'complete' | 'failed';
  readonly limit: number;
}

const isOf = (file: FileItem, { status }: NewestFiles): boolean =>
  status === undefined || (status === 'running' ? isRunning(file) : file.status === status);

/** A list of the newest as it is now that a file is there, or has changed. */
function withNewest(list: readonly FileItem[], file: FileItem, wanted: NewestFiles): readonly FileItem[] {
  const others = list.filter(({ _id }) => _id !== file._id);
  if (!isOf(file, wanted)) return others.length < list.length ? others : list;
  return [...others, file].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)).slice(0, wanted.limit);
}

/** The newest files anywhere in the library. */
export const newestQuery = (wanted: NewestFiles) =>
  queryOptions({
    queryKey: [...libraryKeys.newest, wanted] as const,
    queryFn: async ({ signal }): Promise<readonly FileItem[]> => {
      const { items } = await call(contract.files.byName, { query: wanted, signal });
      return withoutDeleted(items).map(({ file }) => file);
    },
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? POLL_MS : false),
  });

/** Puts a file into the lists of the whole library that are kept. */
function putIntoLists(client: QueryClient, file: FileItem): void {
  for (const [key, list] of client.getQueriesData<readonly FileItem[]>({ queryKey: libraryKeys.newest })) {
    const wanted = key.at(-1) as NewestFiles;
    if (list) client.setQueryData(key, withNewest(list, file, wanted));
  }
  const replace = <T extends PlacedFile>(items: readonly T[]): T[] =>
    items.map((placed) => (placed.file._id === file._id ? { ...placed, file } : placed));
  client.setQueriesData<readonly PlacedFile[]>(
    { queryKey: questionKeys.conversations },
    (asked) => asked && replace(asked),
  );
  client.setQueriesData<InfiniteData<{ items: PlacedFile[] }>>(
    { queryKey: libraryKeys.matches },
    (found) =>
      found && { ...found, pages: found.pages.map((page) => ({ ...page, items: replace(page.items) })) },
  );
}

/** Puts a file's newest state wherever it is shown. Older news than what is known are ignored. */
export function putFile(client: QueryClient, file: FileItem): void {
  if (isDeleted(file)) return;
  const known = client.getQueryData(fileQuery(file._id).queryKey);
  if (known && known.updatedAt > file.updatedAt) return;
  client.setQueryData(fileQuery(file._id).queryKey, file);
  const hasNewPages = known?.status !== file.status || known.progress?.page !== file.progress?.page;
  // A report under way is waited for: pages may come faster than it does.
  if (hasNewPages)
    void client.invalidateQueries({ queryKey: libraryKeys.detail(file._id) }, { cancelRefetch: false });
  putIntoLists(client, file);
  if (known && known.parentFolderId !== file.parentFolderId)
    client.setQueryData(itemsQuery(known.parentFolderId).queryKey, (items) =>
      items?.filter(({ _id }) => _id !== file._id),
    );
  const listKey = itemsQuery(file.parentFolderId).queryKey;
  const list = client.getQueryData(listKey);
  // One that is being fetched may be from before this.
  if (!list) return void client.invalidateQueries({ queryKey: listKey });
  if (list.some((item) => item._id === file._id)) {
    client.setQueryData(
      listKey,
      list.map((item) => (item._id === file._id ? file : item)),
    );
    return;
  }
  client.setQueryData(listKey, [...list, file]);
}
