/** The search over the library, everywhere or in a folder and below it. */
export function searchUrl(words: string, folderId: string | null): string {
  const search = new URLSearchParams({ q: words });
  if (folderId !== null) search.set('folder', folderId);
  return `/files?${search}`;
}

/** A page of a file, with the words marked that were found there. */
export const hitUrl = (fileId: string, page: number, words: string): string =>
  `/chat?${new URLSearchParams({ file: fileId, page: String(page), words })}`;
