import { contract } from '@recto/contract';
import type { Template } from '@recto/contract/templates';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { useSession } from '#lib/session.ts';

const templateKeys = { all: ['templates'] as const };

const callerId = () => useSession.getState().user?.userId ?? '';

/** All question templates, the one changed last first. */
export const templatesQuery = queryOptions({
  queryKey: templateKeys.all,
  queryFn: async ({ signal }) =>
    (await call(contract.templates.all, { params: { userId: callerId() }, signal })).items,
});

/** Puts a template that has just been saved first, in place of what it was. */
export function putTemplate(client: QueryClient, template: Template): void {
  client.setQueryData(
    templatesQuery.queryKey,
    (known) => known && [template, ...known.filter(({ _id }) => _id !== template._id)],
  );
}

export function dropTemplate(client: QueryClient, id: string): void {
  client.setQueryData(templatesQuery.queryKey, (known) => known?.filter(({ _id }) => _id !== id));
}
