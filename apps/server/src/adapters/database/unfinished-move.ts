import { type Kysely, sql } from 'kysely';
import { StartError } from '#kernel/errors.ts';

/** Holds how far a move into this database is, and is dropped when it has ended. */
export const MOVE_SCHEMA = 'recto_move';

/** Whether data are being moved into the database: until the move has ended only half of them are there. */
export async function hasUnfinishedMove<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const there = await sql<{
    found: string | null;
  }>`select to_regclass(${`${MOVE_SCHEMA}.move`})::text as found`.execute(db);
  return there.rows[0]?.found != null;
}

/** Throws `StartError` where a move into the database has not ended: a server on half of the data would delete the other half. */
export async function refuseUnfinishedMove<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!(await hasUnfinishedMove(db))) return;
  throw new StartError(
    'Data are being moved into the database of DATABASE_URL, and the move has not ended. Run the same `recto move` again; it goes on.',
  );
}
