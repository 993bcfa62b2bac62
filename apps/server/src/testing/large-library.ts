import pg from 'pg';

/** How much an account has, made of what it uploaded, asked and had asked in a batch by itself. */
export interface LibrarySize {
  readonly files: number;
  readonly folders: number;
  /** Of each file: by themselves, and in the batches of a hundred files each. */
  readonly answersAlone: number;
  readonly answersInBatch: number;
}

export interface Seed {
  readonly accountId: string;
  /** Copied for most files, and for those that a search is to find. */
  readonly commonFileId: string;
  readonly rareFileId: string;
  readonly questionId: string;
  readonly batchId: string;
}

/** So many files, and so many questions, have what a search looks for, however many there are. */
export const RARE = 20;
export const RARE_WORD = 'zirconium';
/** A folder of half of all files; as many of the rest lie at the top as fit in none of the small folders. */
export const LARGE_FOLDER = 'Everything';
const FILES_OF_BATCH = 100;
const ROWS_PER_STATEMENT = 20_000;

/** Tables that are filled; their other indexes are made again once they are. */
const FILLED = [
  'file',
  'page',
  'page_search',
  'retrieval_index',
  'extraction',
  'question',
  'question_file',
  'history_entry',
  'batch_file',
  'batch_cell',
  'usage_event',
  'audit_log',
];

/** Ids that are the same at every run, and look like those of the product. */
const idOf = (kind: string, owner: string, number: string) =>
  `md5('${kind} ' || ${owner} || ' ' || ${number})::uuid::text`;

/** Copies of a row with other values; a generated row is written as JSON and read again, whatever columns the table has. */
const copied = (table: string, row: string, changes: string) =>
  `lateral jsonb_populate_record(null::${table}, to_jsonb(${row}) || ${changes}) as made`;

export async function openFilling(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`,
  );
  return client;
}

/** Fills with indexes that are not needed meanwhile away, and tells the planner of what there is. */
export async function withoutIndexes(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid = any($1::regclass[]) and not i.indisunique`,
    [FILLED],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
  await client.query('vacuum analyze');
}

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
  for (let from = 1; from <= files; from += ROWS_PER_STATEMENT / 4) {
    const to = Math.min(files, from + ROWS_PER_STATEMENT / 4 - 1);
    await copyQuestions(client, seed, { ...alone, from, to });
    await copyBatches(client, seed, { owner, perFile: size.answersInBatch, from, to });
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

interface Part {
  readonly owner: string;
  readonly from: number;
  readonly to: number;
}

async function copyFiles(
  client: pg.Client,
  { commonFileId, rareFileId }: Seed,
  { owner, size, from, to }: Part & { readonly size: LibrarySize },
): Promise<void> {
  const id = idOf('file', '$1::text', 'n::text');
  const of = `file.id = case when n <= ${RARE} then $4 else $5 end`;
  const values = [owner, from, to, rareFileId, commonFileId];
  await client.query(
    `insert into file select made.* from generate_series($2::integer, $3::integer) as n join file on ${of},
      ${copied(
        'file',
        'file',
        `jsonb_build_object('id', ${id}, 'account_id', $1::text, 'hash', md5(${id}) || md5('x' || ${id}),
        'name', case when n <= ${RARE} then '${RARE_WORD}_' else 'Contract_' end || lpad(n::text, 7, '0') || '.txt',
        'size', 1000 + n, 'status', case when n % 500 = 0 then 'failed' else 'complete' end, 'previous_file_id', null,
        'folder_id', case when n % 2 = 0 then ${idOf('folder', '$1::text', `'0'`)}
          when n % 10 = 1 then ${idOf('folder', '$1::text', `(1 + n / 10 % ${size.folders})::text`)} end,
        'created_at', now() - n * interval '3 minutes', 'updated_at', now() - n * interval '2 minutes')`,
      )}`,
    values,
  );
  for (const table of ['page', 'page_search', 'retrieval_index', 'extraction']) {
    const account = table === 'page_search' ? `, 'account_id', $1::text` : '';
    await client.query(
      `insert into ${table} select made.* from generate_series($2::integer, $3::integer) as n
        join ${table} as file on ${of.replace('file.id', 'file.file_id')},
        ${copied(table, 'file', `jsonb_build_object('file_id', ${id}${account})`)}`,
      values,
    );
  }
  await client.query(
    `insert into usage_event (key, account_id, metric, period, amount, created_at)
      select 'files:' || ${id}, $1::uuid, 'files', 'all', 1, now() - n * interval '3 minutes'
      from generate_series($2::integer, $3::integer) as n`,
    [owner, from, to],
  );
}

/** An answer as text, so that whatever it names of its file is put right. */
const answered = (file: string, changes: string) =>
  `lateral jsonb_populate_record(null::question, replace(to_jsonb(original)::text, $4, ${file})::jsonb || ${changes}) as made`;

async function copyQuestions(
  client: pg.Client,
  seed: Seed,
  { owner, perFile, from, to }: Part & { readonly perFile: number },
): Promise<void> {
  if (perFile === 0) return;
  const file = idOf('file', '$1::text', 'n::text');
  const id = idOf('question', '$1::text', `(n || '.' || q)`);
  const at = `now() - (n * ${perFile} + q) * interval '30 seconds'`;
  const each = `generate_series($2::integer, $3::integer) as n, generate_series(1, ${perFile}) as q`;
  await client.query(
    `insert into question select made.* from question as original, ${each},
      ${answered(
        file,
        `jsonb_build_object('id', ${id}, 'account_id', $1::text, 'file_set', ${file}, 'batch_id', null,
        'conversation_id', ${file}, 'follows', null, 'created_at', ${at}, 'completed_at', ${at},
        'question', case when n <= ${RARE} and q = 1 then 'Where does ${RARE_WORD} come from, says contract ' || n || '?'
          else 'What is the notice period of contract ' || n || ', says part ' || q || '?' end)`,
      )}
      where original.id = $5`,
    [owner, from, to, seed.commonFileId, seed.questionId],
  );
  await client.query(
    `insert into question_file (question_id, file_id, position) select ${id}, ${file}, 0 from ${each}`,
    [owner, from, to],
  );
  await client.query(
    `insert into history_entry (id, account_id, kind, question_id, batch_id, created_at)
      select ${id}, $1::uuid, 'question', ${id}, null, ${at} from ${each}`,
    [owner, from, to],
  );
  await countQuestions(client, { owner, id, at, each, from, to });
}

const countQuestions = (
  client: pg.Client,
  {
    owner,
    id,
    at,
    each,
    from,
    to,
  }: Part & { readonly id: string; readonly at: string; readonly each: string },
) =>
  client.query(
    `insert into usage_event (key, account_id, metric, period, amount, created_at)
      select 'questions:' || ${id}, $1::uuid, 'questions', '2026-01', 1, ${at} from ${each}`,
    [owner, from, to],
  );

async function copyBatches(
  client: pg.Client,
  seed: Seed,
  { owner, perFile, from, to }: Part & { readonly perFile: number },
): Promise<void> {
  if (perFile === 0) return;
  const file = idOf('file', '$1::text', 'n::text');
  const batch = idOf('batch', '$1::text', `((n - 1) / ${FILES_OF_BATCH})::text`);
  const entry = idOf('entry', '$1::text', 'n::text');
  const id = idOf('cell', '$1::text', `(n || '.' || q)`);
  const at = `now() - n * interval '3 minutes'`;
  const each = `generate_series($2::integer, $3::integer) as n, generate_series(0, ${perFile - 1}) as q`;
  await client.query(
    `insert into batch select made.* from batch, generate_series($2::integer, $3::integer) as n,
      ${copied('batch', 'batch', `jsonb_build_object('id', ${batch}, 'account_id', $1::text, 'created_at', ${at})`)}
      where batch.id = $4 and n % ${FILES_OF_BATCH} = 1`,
    [owner, from, to, seed.batchId],
  );
  await client.query(
    `insert into history_entry (id, account_id, kind, question_id, batch_id, created_at)
      select ${batch}, $1::uuid, 'batch', null, ${batch}, ${at}
      from generate_series($2::integer, $3::integer) as n where n % ${FILES_OF_BATCH} = 1`,
    [owner, from, to],
  );
  await client.query(
    `insert into batch_file (id, batch_id, file_id, position)
      select ${entry}, ${batch}, ${file}, (n - 1) % ${FILES_OF_BATCH} from generate_series($2::integer, $3::integer) as n`,
    [owner, from, to],
  );
  await client.query(
    `insert into question select made.* from question as original, ${each},
      ${answered(
        file,
        `jsonb_build_object('id', ${id}, 'account_id', $1::text, 'file_set', ${file},
        'batch_id', ${batch}, 'conversation_id', ${id}, 'created_at', ${at}, 'completed_at', ${at})`,
      )}
      where original.id = $5`,
    [owner, from, to, seed.commonFileId, seed.questionId],
  );
  await client.query(
    `insert into question_file (question_id, file_id, position) select ${id}, ${file}, 0 from ${each}`,
    [owner, from, to],
  );
  await client.query(
    `insert into batch_cell select made.* from ${each}
      join lateral (select * from batch_cell where batch_id = $4 and column_position = q limit 1) as cell on true,
      ${copied(
        'batch_cell',
        'cell',
        `jsonb_build_object('id', ${id}, 'batch_id', ${batch}, 'account_id', $1::text,
        'batch_file_id', ${entry}, 'file_id', ${file}, 'file_position', (n - 1) % ${FILES_OF_BATCH}, 'column_position', q,
        'finished_at', ${at})`,
      )}`,
    [owner, from, to, seed.batchId],
  );
  await countQuestions(client, { owner, id, at, each, from, to });
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
