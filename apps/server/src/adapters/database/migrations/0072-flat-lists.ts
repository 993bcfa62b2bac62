import { type Kysely, sql } from 'kysely';

/**
 * Indexes in the order of each list, so that its first and last page are read and nothing else; and the groups of three letters
 * of names and questions, by which a part of them is found. They begin in a folder written as text: a condition that a column is
 * null hands no order on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index file_folder`.execute(db);
  for (const [name, order] of Object.entries(ORDERS))
    await sql
      .raw(
        `create index file_by_${name} on file (account_id, (coalesce(folder_id, '')), ${order}created_at desc, id)`,
      )
      .execute(db);
  await sql`create index file_newest on file (account_id, created_at desc, id)`.execute(db);
  await sql`create index file_status on file (account_id, status, created_at desc, id)`.execute(db);
  await sql`drop index folder_parent`.execute(db);
  await sql`create index folder_parent on folder (account_id, (coalesce(parent_id, '')), name, id)`.execute(
    db,
  );
  await sql`create index history_entry_kind on history_entry (account_id, kind, created_at desc, id desc)`.execute(
    db,
  );
  await sql`drop index audit_log_subject, audit_log_actor`.execute(db);
  await sql`create index audit_log_subject on audit_log (subject, actor, id desc)`.execute(db);
  await sql`create index audit_log_of_subject on audit_log (subject, id desc)`.execute(db);
  await sql`create index audit_log_actor on audit_log (actor, id desc)`.execute(db);
  await sql.raw(GRAMS).execute(db);
  await sql`create index file_name_grams on file using gin (account_grams(account_id, name))`.execute(db);
  await sql`
    create index question_grams on question using gin (account_grams(account_id, question)) where batch_id is null`.execute(
    db,
  );
  await sql`create index batch_name_grams on batch using gin (account_grams(account_id, template_name))`.execute(
    db,
  );
  await sql.raw(ACCOUNT_TERMS).execute(db);
  await sql`drop index page_search_terms, page_search_account`.execute(db);
  await sql`create index page_search_terms on page_search using gin (account_terms(account_id, terms))`.execute(
    db,
  );
  await sql`drop index batch_cell_finished`.execute(db);
  await sql`
    create index batch_cell_finished on batch_cell (account_id, finished_at desc) where finished_at is not null`.execute(
    db,
  );
}

const ORDERS = {
  created: '',
  name: 'lower(name), ',
  size: 'size, ',
  pages: 'pages, ',
  updated: 'updated_at, ',
  type: 'type, ',
  status: `array_position(array['complete', 'processing', 'waiting', 'failed'], status), `,
};

const CAPITALS = 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЄІҐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';

/**
 * Whatever the case and the accents, as `plainName` of the kernel has it; each behind the beginning of the account's id, so that
 * what other accounts have is not looked through. `offset 0` has the plain text made once and not for each letter, letters without
 * accents need the least of it, and three passes of a pattern take what `substr` would look for from the beginning each time: a
 * long text would cost its length squared.
 */
const GRAMS = `
  create function account_grams(account uuid, name text) returns text[] language sql immutable parallel safe as $$
    select array(
      select left(account::text, 8) || gram from (
        select distinct found[1] as gram from (
          select case when name ~ '[^\\x01-\\x7f]' then translate(
            lower(regexp_replace(normalize(name, nfd), '[\\u0300-\\u036f]', '', 'g')),
            'łŁøØđĐß${CAPITALS}', 'lloodds${CAPITALS.toLowerCase()}'
          ) else lower(name) end as plain offset 0
        ) as plain_name,
          generate_series(1, 3) as first,
          lateral regexp_matches(substr(plain, first), '...', 'g') as found
      ) as grams
    )
  $$`;

/** The terms of a page and whose it is, so that a word which everybody has is looked up for one account. */
const ACCOUNT_TERMS = `
  create function account_terms(account text, terms tsvector) returns tsvector language sql immutable parallel safe as $$
    select terms || array_to_tsvector(array[account])
  $$`;
