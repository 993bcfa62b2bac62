import type pg from 'pg';
import {
  copyBatches,
  copyQuestions,
  type LibrarySize,
  type Part,
  RARE,
  RARE_WORD,
  type Seed,
} from '#testing/large-library-answers.ts';
import { copyRows, idOf } from '#testing/large-library-rows.ts';

/** A folder of half of all files; as many of the rest lie at the top as fit in none of the small folders. */
export const LARGE_FOLDER = 'Everything';
const ROWS_PER_STATEMENT = 20_000;
const FILES_PER_STATEMENT = 5_000;

/** Copies what an account made by hand until its library is as large as wanted; for that account, or for another. */
export async function fillLibrary(
  client: pg.Client,
  seed: Seed,
  { owner, size }: { readonly owner: string; readonly size: LibrarySize },
): Promise<void> {
  const { files } = size;
  await makeFolders(client, owner, size);
  for (let from = 1; from <= files; from += ROWS_PER_STATEMENT) {
    const to = Math.min(files, from + ROWS_PER_STATEMENT - 1);
    await copyFiles(client, seed, { owner, size, from, to });
  }
  const alone = { owner, perFile: size.answersAlone };
  for (let from = 1; from <= files; from += FILES_PER_STATEMENT) {
    const to = Math.min(files, from + FILES_PER_STATEMENT - 1);
    await copyQuestions(client, seed, { ...alone, from, to });
    await copyBatches(client, seed, {
      owner,
      perFile: size.answersInBatch,
      perFileAlone: size.answersAlone,
      from,
      to,
    });
  }
}

async function makeFolders(client: pg.Client, owner: string, { folders }: LibrarySize): Promise<void> {
  await client.query(
    `insert into folder (id, account_id, parent_id, name, created_at)
      select ${idOf('folder', '$1::text', 'n::text')}, $1::uuid, null,
        case n when 0 then '${LARGE_FOLDER}' else 'Folder ' || lpad(n::text, 6, '0') end, now()
      from generate_series(0, $2::integer) as n`,
    [owner, folders],
  );
}

async function copyFiles(
  client: pg.Client,
  { commonFileId, rareFileId }: Seed,
  { owner, size, from, to }: Part & { readonly size: LibrarySize },
): Promise<void> {
  const id = idOf('file', '$1::text', 'n::text');
  const seedId = `case when n <= ${RARE} then $4 else $5 end`;
  const each = 'generate_series($2::integer, $3::integer) as n';
  const values = [owner, from, to, rareFileId, commonFileId];
  const changes = {
    id,
    account_id: '$1::uuid',
    hash: `md5(${id}) || md5('x' || ${id})`,
    name: `case when n <= ${RARE} then '${RARE_WORD}_' else 'Contract_' end || lpad(n::text, 7, '0') || '.txt'`,
    size: '1000 + n',
    status: `case when n % 500 = 0 then 'failed' else 'complete' end`,
    previous_file_id: 'null',
    folder_id: `case when n % 2 = 0 then ${idOf('folder', '$1::text', `'0'`)}
      when n % 10 = 1 then ${idOf('folder', '$1::text', `(1 + n / 10 % ${size.folders})::text`)} end`,
    created_at: `now() - n * interval '3 minutes'`,
    updated_at: `now() - n * interval '2 minutes'`,
  };
  const files = `${each} join file as seed on seed.id = ${seedId}`;
  await copyRows(client, { table: 'file', row: 'seed', changes }, { from: files, values });
  for (const table of ['page', 'page_search', 'retrieval_index', 'extraction']) {
    const owned = { file_id: id, account_id: '$1::uuid' };
    const rows = `${each} join ${table} as seed on seed.file_id = ${seedId} where $1::uuid is not null`;
    await copyRows(client, { table, row: 'seed', changes: owned }, { from: rows, values });
  }
  await client.query(
    `insert into usage_event (key, account_id, metric, period, amount, created_at)
      select 'files:' || ${id}, $1::uuid, 'files', 'all', 1, now() - n * interval '3 minutes'
      from generate_series($2::integer, $3::integer) as n`,
    [owner, from, to],
  );
}

/** Counters of what was used, from its events, and other people and entries of the audit log. */
export async function fillInstallation(
  client: pg.Client,
  { people, auditEntries }: { readonly people: number; readonly auditEntries: number },
): Promise<void> {
  await client.query(`
    insert into usage_counter (account_id, metric, period, used)
    select account_id, metric, period, sum(amount) from usage_event group by 1, 2, 3
    on conflict (account_id, metric, period) do update set used = excluded.used`);
  await client.query(
    `insert into account (id, email, name, last_name, role, password_hash, password_changed_at, email_verified_at, created_at, updated_at)
      select ${idOf('person', `''`, 'n::text')}::uuid, 'person' || n || '@made.example', 'Person', 'Number ' || n, 'user', 'none',
        now(), now(), now(), now()
      from generate_series(1, $1::integer) as n on conflict do nothing`,
    [people],
  );
  await client.query(
    `insert into audit_log (at, actor, action, subject, details)
      select now() - n * interval '1 minute', 'admin' || n % 5 || '@made.example', 'user.update',
        'person' || n % ($1::integer / 20) || '@made.example', '{"plan":"none"}'
      from generate_series($1::integer, 1, -1) as n`,
    [auditEntries],
  );
}
