import type { PackedPage, Page } from '@recto/core/document';
import { openStored } from '#modules/ingestion/tasks/stored-page.ts';

export type StoredPage = Pick<PackedPage, 'number' | 'content'>;

/** The pages by their numbers; throws `page-corrupt` when one is not what was stored. */
export const openNumbered = (pages: readonly StoredPage[]): Map<number, Page> =>
  new Map(pages.map(({ number, content }) => [number, openStored(content)]));
