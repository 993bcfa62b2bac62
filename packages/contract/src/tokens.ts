import { z } from 'zod';
import { endpoint, Id, listOf, TOKEN_SCOPES, TokenScope } from '#endpoint.ts';

export const TOKEN_NAME_MAX_LENGTH = 100;
/** Tokens of one account, expired ones too. */
export const MAX_TOKENS = 50;

export const TokenItem = z
  .object({
    _id: Id,
    name: z.string(),
    scopes: z.array(TokenScope),
    beginsWith: z.string().describe('The first characters of the token'),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable().describe('To within a minute'),
    expiresAt: z.iso.datetime().nullable().describe('Null for a token that does not expire'),
  })
  .meta({ id: 'Token' });
export type TokenItem = z.infer<typeof TokenItem>;

export const NewToken = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Give the token a name.')
    .max(TOKEN_NAME_MAX_LENGTH, `Please keep it under ${TOKEN_NAME_MAX_LENGTH} characters.`),
  scopes: z
    .array(TokenScope)
    .min(1, 'Choose what the token may do.')
    .transform((given) => TOKEN_SCOPES.filter((scope) => given.includes(scope)))
    .refine((scopes) => scopes.some((scope) => scope !== 'outside'), {
      error: 'Choose what the token may do: "outside" alone opens nothing.',
    }),
  expiresAt: z.iso.datetime({ offset: true }).nullable().optional().describe('Absent or null: never'),
});
export type NewToken = z.infer<typeof NewToken>;

export const tokens = {
  create: endpoint({
    method: 'POST',
    path: '/tokens',
    tokenScope: null,
    status: [201],
    summary: 'Make a personal access token for another program. The token is in this answer and nowhere else',
    body: NewToken,
    result: TokenItem.extend({ token: z.string() }).meta({ id: 'CreatedToken' }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/tokens',
    tokenScope: null,
    summary: 'The personal access tokens of the account, without the tokens themselves',
    result: listOf(TokenItem),
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/tokens/:id',
    tokenScope: null,
    summary: 'Delete a personal access token: it opens nothing from now on',
    params: z.object({ id: Id }),
  }),
};
