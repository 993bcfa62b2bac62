import { type Kysely, sql } from 'kysely';

/** What may go to outside services: nothing of an account before its owner has said so, and never what lies in such a folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account add column send_outside boolean not null default false`.execute(db);
  await sql`alter table folder add column never_send_outside boolean not null default false`.execute(db);
}
