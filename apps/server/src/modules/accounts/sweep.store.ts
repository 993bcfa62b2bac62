import type { Db } from '#kernel/database.ts';

/** Removes what time alone has made void: sessions that nothing can open again, codes, throttle windows. */
export async function deleteExpired(db: Db, now: Date): Promise<{ sessions: number }> {
  const gone = await db
    .deleteFrom('session')
    .where('access_expires_at', '<=', now)
    .where((where) =>
      where.or([where('refresh_expires_at', 'is', null), where('refresh_expires_at', '<=', now)]),
    )
    .executeTakeFirst();
  await db.deleteFrom('one_time_code').where('expires_at', '<=', now).execute();
  await db.deleteFrom('throttle').where('resets_at', '<=', now).execute();
  return { sessions: Number(gone.numDeletedRows) };
}
