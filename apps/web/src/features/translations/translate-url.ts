/** What the address of `/translate` names: a translation with a page of it, a terminology, or a file to begin with. */
export interface TranslateUrl {
  readonly translation: string | null;
  readonly page: number;
  /** '' for the list of all of them. */
  readonly terminology: string | null;
  readonly file: string | null;
}

/** A terminology that is not kept yet. */
export const NEW = 'new';

export function readTranslateUrl(search: URLSearchParams): TranslateUrl {
  const page = Number(search.get('page'));
  return {
    translation: search.get('translation'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    terminology: search.get('terminology'),
    file: search.get('file'),
  };
}

export const translationPath = (id: string, page = 1): string =>
  `/translate?${new URLSearchParams({ translation: id, ...(page > 1 && { page: String(page) }) })}`;

export const terminologyPath = (id = ''): string => `/translate?${new URLSearchParams({ terminology: id })}`;
