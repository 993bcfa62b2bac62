/** What `/chat` shows, as its address names it (`/chat?file=&question=&page=&hit=`). */
export interface ChatUrl {
  readonly file: string | null;
  readonly question: string | null;
  readonly page: number | null;
  /** From 1 among the marks of the page. */
  readonly hit: number | null;
}

export function readChatUrl(search: URLSearchParams): ChatUrl {
  return {
    file: search.get('file') || null,
    question: search.get('question') || null,
    page: readCount(search.get('page')),
    hit: readCount(search.get('hit')),
  };
}

/** Words that are to be looked for in the document, as the search over the library asks (`&words=`). */
export const readSearchedWords = (search: URLSearchParams): string => search.get('words')?.trim() ?? '';

/** Parts that mean nothing without another one are left out. */
export function chatSearch({ file, question, page, hit }: ChatUrl): string {
  const search = new URLSearchParams();
  if (file) search.set('file', file);
  if (question) search.set('question', question);
  if (page !== null) search.set('page', String(page));
  if (question && page !== null && hit !== null) search.set('hit', String(hit));
  return search.size > 0 ? `?${search}` : '';
}

function readCount(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : null;
}
