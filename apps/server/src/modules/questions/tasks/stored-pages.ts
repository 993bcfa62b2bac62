import type { Page } from '@recto/core/document';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

/** A page as it is stored. */
export interface StoredPage {
  readonly number: number;
  readonly content: Uint8Array;
}

/** The pages by their numbers; throws `page-corrupt` when one is not what was stored. */
export const openNumbered = (pages: readonly StoredPage[]): Map<number, Page> =>
  new Map(pages.map(({ number, content }) => [number, openStored(content)]));
