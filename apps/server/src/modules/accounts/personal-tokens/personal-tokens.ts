import { randomUUID } from 'node:crypto';
import { MAX_TOKENS, type NewToken, type TokenItem } from '@recto/contract/tokens';
import type { Database } from '#kernel/database.ts';
import { notFound, notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Log } from '#kernel/log.ts';
import { lockAccount } from '#modules/accounts/account.store.ts';
import { expiryPassed, tooManyTokens } from '#modules/accounts/accounts.errors.ts';
import { TOKEN_TOUCH_SECONDS } from '#modules/accounts/limits.ts';
import { hashPersonalToken, makePersonalToken } from '#modules/accounts/personal-tokens/personal-token.ts';
import * as store from '#modules/accounts/personal-tokens/personal-token.store.ts';
import { touchAccount } from '#modules/accounts/sessions/session.store.ts';
import type { Throttle } from '#modules/accounts/throttling/throttle.ts';

export interface PersonalTokensDeps {
  readonly database: Database;
  readonly throttle: Pick<Throttle, 'admit'>;
  readonly log: Log;
  readonly now: () => Date;
}

/** Tokens by which other programs call in the name of an account. They end with the account, not with its sessions. */
export function makePersonalTokens({ database, throttle, log, now }: PersonalTokensDeps) {
  return {
    /** The one time that the token itself is known. */
    async create({ accountId, email }: Caller, wanted: NewToken): Promise<TokenItem & { token: string }> {
      const expiresAt = wanted.expiresAt == null ? null : new Date(wanted.expiresAt);
      if (expiresAt && expiresAt <= now()) throw expiryPassed();
      await throttle.admit('createToken', { email });
      const { token, hash, beginning } = makePersonalToken();
      const row = await database.transaction(async (trx) => {
        if (!(await lockAccount(trx, accountId))) throw notSignedIn();
        if ((await store.countTokens(trx, accountId)) >= MAX_TOKENS) throw tooManyTokens(MAX_TOKENS);
        return store.insertToken(trx, {
          id: randomUUID(),
          account_id: accountId,
          name: wanted.name,
          hash,
          beginning,
          scopes: wanted.scopes,
          expires_at: expiresAt,
          last_used_at: null,
          created_at: now(),
        });
      });
      log.info({ event: 'token.created', accountId, tokenId: row.id, scopes: wanted.scopes });
      return { ...toItem(row), token };
    },

    async list(accountId: string): Promise<TokenItem[]> {
      return (await store.listTokens(database.root, accountId)).map(toItem);
    },

    async delete({ accountId }: Caller, id: string): Promise<void> {
      if (!(await store.deleteToken(database.root, accountId, id))) throw notFound('Token');
      log.info({ event: 'token.deleted', accountId, tokenId: id });
    },

    /** Who calls by this token; null for one that opens nothing. */
    async authenticate(token: string): Promise<Caller | null> {
      const hash = hashPersonalToken(token);
      const found = hash && (await store.findHolder(database.root, hash, now()));
      if (!found) return null;
      const { lastUsedAt, ...caller } = found;
      const unlessSince = new Date(now().getTime() - TOKEN_TOUCH_SECONDS * 1000);
      // Not with each call: that would be a write for every read.
      if (!lastUsedAt || lastUsedAt <= unlessSince)
        await Promise.all([
          store.touchToken(database.root, caller.sessionId, { now: now(), unlessSince }),
          touchAccount(database.root, caller.accountId, now()),
        ]);
      return { ...caller, level: 'full' };
    },

    isLive: (id: string) => store.isLiveToken(database.root, id, now()),
  };
}
export type PersonalTokens = ReturnType<typeof makePersonalTokens>;

const toItem = (row: store.PersonalTokenRow): TokenItem => ({
  _id: row.id,
  name: row.name,
  scopes: [...row.scopes],
  beginsWith: row.beginning,
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at?.toISOString() ?? null,
});
