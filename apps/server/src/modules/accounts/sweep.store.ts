import type { Db } from '#kernel/database.ts';
import { PLACE_SECONDS } from '#modules/accounts/limits.ts';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Removes what time alone has made void: sessions that nothing can open again and why others were ended, codes, throttle windows, places that
 * nobody comes back to, and accounts whose address was never confirmed.
 */
export async function deleteExpired(
  db: Db,
  now: Date,
  { unconfirmedDays }: { readonly unconfirmedDays: number },
): Promise<{ sessionIds: string[]; accounts: number }> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const sessions = await db
    .deleteFrom('session')
    .where('access_expires_at', '<=', now)
    .where((where) =>
      where.or([where('refresh_expires_at', 'is', null), where('refresh_expires_at', '<=', now)]),
    )
    .returning('id')
    .execute();
  await db.deleteFrom('ended_session').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_code').where('expires_at', '<=', now).execute();
  await db.deleteFrom('throttle').where('resets_at', '<=', now).execute();
  await db.deleteFrom('known_place').where('seen_at', '<=', before(PLACE_SECONDS)).execute();
  // Signing up again begins the wait anew. Such an account was never signed in to, so it owns nothing; one that was given
  // something all the same is left to whoever gave it.
  const accounts = await db
    .deleteFrom('account')
    .where('email_verified_at', 'is', null)
    .where('login_count', '=', 0)
    .where('role', '=', 'user')
    .where('plan', 'is', null)
    .where('customer_id', 'is', null)
    .where('updated_at', '<=', before(unconfirmedDays * DAY_SECONDS))
    .executeTakeFirst();
  return { sessionIds: sessions.map(({ id }) => id), accounts: Number(accounts.numDeletedRows) };
}
