import { keyTerms as endpoints } from '@recto/contract/key-terms';
import { makeRoutes } from '#kernel/http.ts';
import type { Module } from '#kernel/module.ts';
import { type KeyTermsDeps, makeKeyTerms } from '#modules/key-terms/key-terms.ts';

export type KeyTermsApi = ReturnType<typeof makeKeyTerms>;

/** What people look for first in a document of a known kind, each with the place that says it. */
export function makeKeyTermsModule(deps: KeyTermsDeps) {
  const keyTerms = makeKeyTerms(deps);
  const routes = makeRoutes(endpoints, {
    get: async ({ params, context: { caller } }) => ({
      result: await keyTerms.get(caller.accountId, params.id),
    }),
  });
  return { name: 'key-terms', api: keyTerms, routes: [routes] } satisfies Module;
}
