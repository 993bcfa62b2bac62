import { tokens } from '@recto/contract/tokens';
import { makeRoutes, type Routes } from '#kernel/http.ts';
import type { PersonalTokens } from '#modules/accounts/personal-tokens/personal-tokens.ts';

/** Making, listing and deleting personal access tokens. */
export function makePersonalTokenRoutes({
  personalTokens,
}: {
  readonly personalTokens: PersonalTokens;
}): Routes {
  return makeRoutes(tokens, {
    create: async ({ body, context: { caller } }) => ({
      result: await personalTokens.create(caller, body),
      message: 'The token was created. It is shown this once.',
    }),
    list: async ({ context: { caller } }) => {
      const items = await personalTokens.list(caller.accountId);
      return { result: { items, page: 1, limit: items.length, total: items.length } };
    },
    delete: async ({ params, context: { caller } }) => {
      await personalTokens.delete(caller, params.id);
      return { result: null, message: 'The token was deleted.' };
    },
  });
}
