import { type Kysely, sql } from 'kysely';

/**
 * Translations with their segments, terminologies, and what people have corrected. What was corrected in a file goes with the
 * file, since it is the file's own words. A call of a provider goes with its translation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTerminologies(db);
  await createTranslations(db);
  await sql`
    create table translation_memory (
      account_id uuid not null references account on delete cascade,
      memory_key text not null,
      file_id text references file on delete cascade,
      source_language text not null,
      target_language text not null,
      source text not null,
      target text not null,
      updated_at timestamptz not null,
      primary key (account_id, memory_key)
    )`.execute(db);
  await sql`create index translation_memory_file on translation_memory (file_id)`.execute(db);
  await sql`alter table model_call drop constraint model_call_subject`.execute(db);
  await sql`
    alter table model_call
      add column translation_id text generated always as (case purpose when 'translation' then subject_id end) stored
        references translation on delete cascade,
      add constraint model_call_subject check (num_nonnulls(question_id, batch_id, comparison_id, translation_id) = 1)
  `.execute(db);
  await sql`alter table export add column translation_id text references translation on delete cascade`.execute(
    db,
  );
  await sql`create index export_translation on export (translation_id)`.execute(db);
  await sql`create index model_call_translation_id on model_call (translation_id)`.execute(db);
}

async function createTerminologies(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table terminology (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      name text not null,
      languages jsonb not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index terminology_account on terminology (account_id, updated_at desc, id desc)`.execute(
    db,
  );
  await sql`
    create table term (
      terminology_id text not null references terminology on delete cascade,
      position integer not null,
      id text not null,
      texts jsonb not null,
      primary key (terminology_id, position)
    )`.execute(db);
}

async function createTranslations(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table translation (
      id text primary key,
      account_id uuid not null references account on delete cascade,
      file_id text references file on delete cascade,
      text text,
      source_language text not null,
      target_language text not null,
      terminology_id text references terminology on delete set null,
      terms jsonb not null,
      provider text not null,
      status text not null,
      done integer not null,
      total integer not null,
      is_cut boolean not null,
      page_count integer not null,
      failures integer not null,
      pace_from timestamptz,
      pace_done integer not null,
      error text,
      created_at timestamptz not null,
      completed_at timestamptz
    )`.execute(db);
  await sql`create index translation_account on translation (account_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index translation_file on translation (file_id)`.execute(db);
  await sql`create index translation_terminology on translation (terminology_id)`.execute(db);
  await sql`
    create table translation_segment (
      translation_id text not null references translation on delete cascade,
      position integer not null,
      page integer not null,
      start_at integer not null,
      end_at integer not null,
      rest jsonb,
      kind text not null,
      block integer not null,
      source text not null,
      target text,
      origin text,
      terms jsonb not null default '[]',
      checks jsonb not null default '[]',
      is_open boolean not null default false,
      is_corrected boolean not null default false,
      is_confirmed boolean not null default false,
      cache_key text not null,
      primary key (translation_id, position)
    )`.execute(db);
  await sql`create index translation_segment_page on translation_segment (translation_id, page, position)`.execute(
    db,
  );
  await sql`create index translation_segment_cache on translation_segment (cache_key) where origin = 'provider'`.execute(
    db,
  );
}
