import { contract } from '@recto/contract';
import { SEGMENTS_PER_CALL } from '@recto/contract/limits';
import type { TranslationSegment } from '@recto/contract/translations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { translationKeys } from '#shared/translations/keys.ts';

export const terminologyKeys = {
  all: ['terminologies'] as const,
  terms: (id: string) => ['terminologies', id, 'terms'] as const,
};

/**
 * The segments of one page of the file, all of them. Once the translation is over they are read anew, whatever told of the end:
 * news of it may be lost.
 */
export const pageSegmentsOptions = (
  id: string,
  { filePage, isOver }: { readonly filePage: number; readonly isOver: boolean },
) =>
  queryOptions({
    queryKey: [...translationKeys.segments(id), filePage, isOver],
    async queryFn({ signal }) {
      const segments: TranslationSegment[] = [];
      for (let page = 1; ; page++) {
        const query = { page, limit: SEGMENTS_PER_CALL, filePage };
        const part = await call(contract.translations.segments, { params: { id }, query, signal });
        segments.push(...part.items);
        if (segments.length >= part.total || part.items.length === 0) return segments;
      }
    },
    placeholderData: (before) => before,
  });

/** The segments of all pages with something to look at, as many as come with one call. */
export const openSegmentsOptions = (id: string) =>
  queryOptions({
    queryKey: [...translationKeys.segments(id), 'open'],
    queryFn: ({ signal }) =>
      call(contract.translations.segments, {
        params: { id },
        query: { page: 1, limit: SEGMENTS_PER_CALL, open: 'true' },
        signal,
      }),
  });

export const terminologiesOptions = (userId: string) =>
  queryOptions({
    queryKey: terminologyKeys.all,
    queryFn: async ({ signal }) =>
      (await call(contract.terminologies.list, { params: { userId }, signal })).items,
  });

export const termsOptions = (id: string) =>
  queryOptions({
    queryKey: terminologyKeys.terms(id),
    queryFn: async ({ signal }) =>
      (await call(contract.terminologies.terms, { params: { id }, signal })).items,
  });
