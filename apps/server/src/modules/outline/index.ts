import { outline as endpoints } from '@recto/contract/outline';
import type { Erase } from '#kernel/erase.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { makeOutlines, type OutlinesDeps } from '#modules/outline/outlines.ts';

/** What a file is, its contents, and questions that it answers. */
export function makeOutlineModule(deps: OutlinesDeps) {
  const outlines = makeOutlines(deps);
  const routes = makeRoutes(endpoints, {
    get: async ({ params, context: { caller } }) => ({
      result: await outlines.get(caller.accountId, params.id),
    }),
  });
  const erase: Erase = async (gone) => {
    if ('fileIds' in gone) for (const fileId of gone.fileIds) outlines.erase(fileId);
  };
  return { name: 'outline', routes: [routes], erase } satisfies Module;
}
