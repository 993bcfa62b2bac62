import type pg from 'pg';
import { copyRows, idOf } from '#testing/large-library-rows.ts';

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
const FILES_OF_BATCH = 100;

export interface Part {
  readonly owner: string;
  readonly from: number;
  readonly to: number;
}

const ANSWER = (file: string) => `replace(seed.answer::text, $4, ${file})::jsonb`;

export async function copyQuestions(
  client: pg.Client,
  seed: Seed,
  { owner, perFile, from, to }: Part & { readonly perFile: number },
): Promise<void> {
  if (perFile === 0) return;
  const file = idOf('file', '$1::text', 'n::text');
  const id = idOf('question', '$1::text', `(n || '.' || q)`);
  const at = `now() - (n * ${perFile} + q) * interval '30 seconds'`;
  const each = `generate_series($2::integer, $3::integer) as n, generate_series(1, ${perFile}) as q`;
  const changes = {
    id,
    account_id: '$1::uuid',
    file_set: file,
    batch_id: 'null',
    conversation_id: file,
    follows: 'null',
    answer: ANSWER(file),
    created_at: at,
    completed_at: at,
    question: `case when n <= ${RARE} and q = 1 then 'Where does ${RARE_WORD} come from, says contract ' || n || '?'
      else 'What is the notice period of contract ' || n || ', says part ' || q || '?' end`,
  };
  await copyRows(
    client,
    { table: 'question', row: 'seed', changes },
    {
      from: `question as seed, ${each} where seed.id = $5`,
      values: [owner, from, to, seed.commonFileId, seed.questionId],
    },
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

export async function copyBatches(
  client: pg.Client,
  seed: Seed,
  {
    owner,
    perFile,
    perFileAlone,
    from,
    to,
  }: Part & { readonly perFile: number; readonly perFileAlone: number },
): Promise<void> {
  if (perFile === 0) return;
  const file = idOf('file', '$1::text', 'n::text');
  const batch = idOf('batch', '$1::text', `((n - 1) / ${FILES_OF_BATCH})::text`);
  const entry = idOf('entry', '$1::text', 'n::text');
  const id = idOf('cell', '$1::text', `(n || '.' || q)`);
  // Among what was asked of the file alone: each page of the history has as many of either.
  const at = `now() - n * ${perFileAlone} * interval '30 seconds'`;
  const each = `generate_series($2::integer, $3::integer) as n, generate_series(0, ${perFile - 1}) as q`;
  await copyRows(
    client,
    { table: 'batch', row: 'seed', changes: { id: batch, account_id: '$1::uuid', created_at: at } },
    {
      from: `batch as seed, generate_series($2::integer, $3::integer) as n
        where seed.id = $4 and n % ${FILES_OF_BATCH} = 1`,
      values: [owner, from, to, seed.batchId],
    },
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
  const changes = {
    id,
    account_id: '$1::uuid',
    file_set: file,
    batch_id: batch,
    conversation_id: id,
    answer: ANSWER(file),
    created_at: at,
    completed_at: at,
  };
  await copyRows(
    client,
    { table: 'question', row: 'seed', changes },
    {
      from: `question as seed, ${each} where seed.id = $5`,
      values: [owner, from, to, seed.commonFileId, seed.questionId],
    },
  );
  await client.query(
    `insert into question_file (question_id, file_id, position) select ${id}, ${file}, 0 from ${each}`,
    [owner, from, to],
  );
  const cell = {
    id,
    batch_id: batch,
    account_id: '$1::uuid',
    batch_file_id: entry,
    file_id: file,
    file_position: `(n - 1) % ${FILES_OF_BATCH}`,
    column_position: 'q',
    finished_at: at,
  };
  await copyRows(
    client,
    { table: 'batch_cell', row: 'seed', changes: cell },
    {
      from: `${each} join lateral (
        select * from batch_cell where batch_id = $4 and column_position = q limit 1) as seed on true`,
      values: [owner, from, to, seed.batchId],
    },
  );
  await countQuestions(client, { owner, id, at, each, from, to });
}
