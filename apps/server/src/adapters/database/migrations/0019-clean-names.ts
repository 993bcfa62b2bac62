import { type Kysely, sql } from 'kysely';

/** What `cleanName` of the contract calls a break, and what it calls unseen, on the day of this migration. */
const BREAKS = '[\\u0009-\\u000d\\u0085\\u2028\\u2029]+';
const UNSEEN = '[\\u0001-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]';

/**
 * Names from before there was a rule for them: nothing in one breaks a line or turns its direction. Files under a name
 * of their upload have none of it. A file without readable text gets the code by which clients know that trying again
 * is of no use.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update folder set name = coalesce(nullif(trim(
      regexp_replace(regexp_replace(regexp_replace(name, ${BREAKS}, ' ', 'g'), ${UNSEEN}, '', 'g'), ' {2,}', ' ', 'g')
    ), ''), 'Folder')
    where name ~ ${BREAKS} or name ~ ${UNSEEN}`.execute(db);
  await sql`update file set name = regexp_replace(name, ${UNSEEN}, '_', 'g') where name ~ ${UNSEEN}`.execute(
    db,
  );
  await sql`
    update file set error_code = 'file.no_text'
    where status = 'failed' and error_code is null
      and error_customer like 'No page of this PDF holds text that can be read.%'`.execute(db);
}
