import type { Db } from '#kernel/database.ts';

/** Whether somebody administers this installation; the first is made on the command line. */
export const hasAdmin = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('account').select('id').where('role', '=', 'admin').limit(1).executeTakeFirst()) !==
  undefined;
