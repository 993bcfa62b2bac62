import { type Kysely, sql } from 'kysely';

/** What the pages of a file are. All that was read so far has a layout; a server of before adds files without saying it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table file add column page_kind text not null default 'layout'
      check (page_kind in ('layout', 'saved', 'section', 'sheet', 'lines'))`.execute(db);
}
