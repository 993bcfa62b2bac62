import { type Kysely, sql } from 'kysely';

/** Who says in which language a file is: who uploaded it, its text, or its owner afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column lang_from text not null default 'upload'
    check (lang_from in ('upload', 'text', 'owner'))`.execute(db);
}
