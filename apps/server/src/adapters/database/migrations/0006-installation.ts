import { type Kysely, sql } from 'kysely';

/** Who this database is, so that a store of blobs can be told from that of another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table installation (id uuid primary key)`.execute(db);
  await sql`insert into installation (id) values (gen_random_uuid())`.execute(db);
}
