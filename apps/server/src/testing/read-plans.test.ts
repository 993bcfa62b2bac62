import { AsyncLocalStorage } from 'node:async_hooks';
import { API_BASE, contract } from '@recto/contract';
import type { Endpoint } from '@recto/contract/endpoint';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { onlyOn } from '#testing/database.ts';
import { fillInstallation, fillLibrary, LARGE_FOLDER } from '#testing/large-library.ts';
import { openFilling } from '#testing/large-library-rows.ts';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';
import { findWholeReads, type Plan, PREFER_INDEXES } from '#testing/whole-reads.ts';

/** What of a library of some hundred files every call that reads makes the database do. */
const SIZE = { files: 300, folders: 150, answersAlone: 3, answersInBatch: 1 };

/** They stay small however many people and files there are. */
const SMALL_TABLES: Readonly<Record<string, string>> = {
  installation: 'one row',
  model_setting: 'one row',
  setting_test: 'a row for each thing that can be tested',
  notice: 'one row',
  instance: 'a row for each process',
};

/** Reads of everything that are wanted: a page of it, in its order, by an index. */
const IN_ORDER: Readonly<Record<string, string>> = {
  audit_log: 'the log, by its number',
  account: 'the users, by their addresses',
  feedback: 'what people have written, by its time',
};

/** Calls that read, and what else they do that keeps them from being made here. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'adminSettings.modelServers': 'looks for servers in the network and reads nothing of the database',
  'instances.start': 'an order',
  'instances.stop': 'an order',
  'instances.checkAndStart': 'an order',
  'campaigns.get': 'reads a file',
};

/** Indexes that have no other beside them for what these calls read. */
const MISSED: Readonly<Record<string, string>> = {
  session_account_id: 'ownAccount.sessions',
  personal_token_account_id: 'tokens.list',
  folder_parent: 'folders.all',
  batch_account: 'ownAccount.exportData',
  page_search_terms: 'search.library',
  audit_log_actor: 'audit.list',
};

let testApp: TestApp;
let person: Person;
shareTestApp((shared) => {
  ({ testApp, person } = shared);
});

interface Statement {
  readonly text: string;
  readonly values: unknown[];
}
const recorded = new AsyncLocalStorage<Map<string, Statement>>();
/** By call; each statement once. */
const statements = new Map<string, Map<string, Statement>>();
let idOf: (path: string) => string;
let folderId: string;

/** What is asked of the database on behalf of a call. */
function record(): void {
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [text, values] = given;
    if (typeof text === 'string' && Array.isArray(values)) recorded.getStore()?.set(text, { text, values });
    return query.apply(this, given);
  });
}

beforeAll(async () => {
  const { jobs } = testApp.opened;
  if (jobs.kind !== 'postgres') return;
  const things = await testApp.makeThings(person);
  const { comparisonId } = await testApp.makeComparison(person, things.fileId);
  const { translationId } = await testApp.makeTranslation(person, things.fileId);
  const { exportId } = await testApp.makeExport(person, things.batchId);
  const client = await openFilling(jobs.url);
  const { fileId, batchId, questionId } = things;
  const seed = {
    accountId: person.accountId,
    commonFileId: fileId,
    rareFileId: fileId,
    questionId,
    batchId,
  };
  await fillLibrary(client, seed, { owner: person.accountId, size: SIZE });
  await fillInstallation(client, { people: 300, auditEntries: 300 });
  await client.query(
    `insert into feedback (id, account_id, text, created_at)
      select gen_random_uuid(), id, 'Fine.', now() from account cross join generate_series(1, 2) as n`,
  );
  await client.query('analyze');
  await client.query(`update account set role = 'admin' where id = $1`, [person.accountId]);
  const { rows } = await client.query(`select id from folder where name = '${LARGE_FOLDER}'`);
  folderId = rows[0].id;
  await client.end();
  const terms = { name: 'Terms', terms: [{ texts: { en: 'lease', de: 'Mietvertrag' } }] };
  const made = await testApp.request('POST', '/create-terminology', person, terms);
  const terminologyId = made.json().result._id as string;
  idOf = (path) => {
    if (path.startsWith('/compare') || path.includes('comparisonId')) return comparisonId;
    if (path.startsWith('/translate')) return translationId;
    if (path.startsWith('/exports')) return exportId;
    if (/^\/qna\/batch(?!-versions)/.test(path)) return batchId;
    if (/history\/id|qna\/context/.test(path)) return questionId;
    if (path.startsWith('/qna-template/template')) return things.templateId;
    if (path.startsWith('/get-terminology-data')) return terminologyId;
    return /folder/.test(path) ? folderId : fileId;
  };
  record();
}, 120_000);

/** With what lists are asked for, beside nothing. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'folders.items': [
    '',
    'page=2&limit=100',
    ...['name', 'size', 'pages', 'updatedAt', 'status'].flatMap((sort) => [
      `sort=${sort}`,
      `sort=${sort}&order=desc`,
    ]),
    'type=PDF',
    'status=failed',
    'q=owner',
  ],
  'files.byName': [
    '',
    'q=owner',
    'status=running',
    'status=failed&page=1',
    'first=complete',
    'page=3&limit=100',
  ],
  'history.list': ['', 'kind=batch', 'kind=question', 'q=owner', 'fileId=:file', 'page=40&limit=20'],
  'audit.list': ['', 'actor=admin1@made.example', 'subject=person1@made.example', 'page=9&limit=30'],
  'search.library': ['q=owner', 'q=owner&sort=newest', 'q=owner&type=PDF', 'q=owner&folderId=:folder'],
  'search.pages': ['q=owner'],
  'plans.statistics': ['from=2026-01-01&to=2026-12-31'],
  // Of fewer than there are: of most of a table the planner reads all.
  'history.conversations': ['limit=10', 'limit=10&page=2'],
  'batches.estimate': ['cells=5'],
  'comparisons.search': ['q=page'],
  'comparisons.marks': ['side=left&page=1'],
  'history.batchItems': ['batchId=:batch'],
  'history.allBatchItems': ['batchId=:batch'],
};

/** Calls that read although they are sent as something else. */
const READING: Readonly<Record<string, () => unknown>> = {
  'users.list': () => ({ limit: 10 }),
  'files.perFolder': () => ({ folderId }),
  'files.findByHash': () => ({ hashes: ['0'.repeat(64)] }),
  'history.questionCounts': () => ({ fileIds: [idOf('')] }),
  'history.deletionPreview': () => ({ fileIds: [idOf('')] }),
};

const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
    name: `${group}.${name}`,
    endpoint,
  })),
);

async function ask(name: string, { method, path }: Endpoint, query: string): Promise<string[]> {
  const filled = path
    .replace(':userId', person.accountId)
    .replace(/:(page|index|changeId)\b/, '1')
    .replace(/:\w+/, idOf(path));
  const values = { ':file': idOf(''), ':folder': folderId, ':batch': idOf('/qna/batch') };
  const given = query.replace(/:\w+/g, (key) => values[key as keyof typeof values]);
  const own = statements.get(name) ?? new Map<string, Statement>();
  statements.set(name, own);
  const body = READING[name]?.();
  // A request begins where it is waited for.
  const response = await recorded.run(
    own,
    async () =>
      await testApp.inject({
        method,
        url: `${API_BASE}${filled}${given ? `?${given}` : ''}`,
        headers: { authorization: `Bearer ${person.AccessToken}` },
        ...(body ? { payload: body } : {}),
      }),
  );
  return response.statusCode === 200 ? [] : [`${name} ${query}: ${response.statusCode} ${response.body}`];
}

/** What these statements read whole of tables that grow; were an index not there, if one is named. */
async function explain(name: string, withoutIndex?: string): Promise<string[]> {
  const client = await openExplaining();
  const found = new Set<string>();
  try {
    await client.query('begin');
    if (withoutIndex) await client.query(`drop index ${withoutIndex}`);
    for (const { text, values } of statements.get(name)?.values() ?? []) {
      if (!/^\s*(select|with|insert|update|delete)/i.test(text) || /pgboss/.test(text)) continue;
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      for (const { table, how, isPage } of findWholeReads(rows[0]['QUERY PLAN'][0].Plan as Plan))
        if (!(table in SMALL_TABLES) && !(table in IN_ORDER && isPage))
          found.add(`${name}: ${how} of ${table} by ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
    }
  } finally {
    await client.end();
  }
  return [...found];
}

async function openExplaining(): Promise<pg.Client> {
  const { jobs } = testApp.opened;
  if (jobs.kind !== 'postgres') throw new Error('there is no server to be asked');
  const client = new pg.Client({ connectionString: jobs.url });
  await client.connect();
  await client.query(PREFER_INDEXES);
  return client;
}

test('no call that reads goes through a whole table that grows', onlyOn('postgres'), async () => {
  const reading = calls.filter(
    ({ name, endpoint: { method } }) => (method === 'GET' || name in READING) && !(name in LEFT_OUT),
  );
  expect(reading.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { name, endpoint } of reading)
    for (const query of QUERIES[name] ?? ['']) found.push(...(await ask(name, endpoint, query)));
  const unseen = [...statements].flatMap(([name, { size }]) => (size === 0 ? [name] : []));
  expect(unseen).toEqual([]);
  for (const name of statements.keys()) found.push(...(await explain(name)));
  expect(found).toEqual([]);
});

test('a read without an index is found', onlyOn('postgres'), async () => {
  const { root } = testApp.installation.database;
  await recorded.run(new Map(), async () => {
    statements.set('planted', recorded.getStore() ?? new Map());
    await root.selectFrom('file').select('id').where('lang', '=', 'de').execute();
    await root.selectFrom('question').select('id').orderBy('id').limit(1).execute();
    await root.selectFrom('file').select('id').where('id', '=', 'one').execute();
  });
  expect(await explain('planted')).toEqual([
    expect.stringContaining('planted: Seq Scan of file by select "id" from "file" where "lang"'),
    expect.stringContaining('planted: Index Only Scan of question by select "id" from "question" order by'),
  ]);
});

test('an index that is gone is missed', onlyOn('postgres'), async () => {
  for (const [index, call] of Object.entries(MISSED))
    expect({ [index]: await explain(call, index) }).toEqual({
      [index]: expect.arrayContaining([expect.stringContaining(call)]),
    });
});
