import { contract } from '@recto/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { translationKeys } from '#shared/translations/keys.ts';

const POLL_MS = 5_000;

/** The translations of the account, the last one first; of one file alone where one is named. */
export const translationListOptions = ({ page = 1, fileId }: { page?: number; fileId?: string } = {}) =>
  queryOptions({
    queryKey: [...translationKeys.lists, page, fileId ?? null],
    queryFn: ({ signal }) =>
      call(contract.translations.list, { query: { page, ...(fileId && { fileId }) }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'running') ? POLL_MS : false,
  });

/** A translation; while it runs it is looked at again, should news of it be lost. */
export const translationOptions = (id: string) =>
  queryOptions({
    queryKey: translationKeys.one(id),
    queryFn: ({ signal }) => call(contract.translations.get, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? POLL_MS : false),
  });
