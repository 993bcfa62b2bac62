import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Person, shareTestApp, type TestApp } from '#testing/test-app.ts';

let testApp: TestApp;
shareTestApp((shared) => {
  ({ testApp } = shared);
});

/** Sequences of operations; `npm run soak` has more. */
const RUNS = Number(process.env['FOLDER_RUNS'] ?? 10);

const at = fc.nat({ max: 99 });
/** What somebody does; the numbers choose among the folders and files that were made so far. */
const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('create' as const), parent: at }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('move' as const), folder: at, parent: at }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move-file' as const), file: at, parent: at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), folder: at }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('upload' as const), parent: at }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

/** Both sessions know of everything that either has made: also of what the other has deleted meanwhile. */
interface Known {
  readonly person: Person;
  readonly folders: string[];
  readonly files: string[];
}

const pick = (ids: readonly string[], number: number) => ids[number % ids.length] ?? 'root';

async function perform(known: Known, one: Operation): Promise<void> {
  const { person, folders, files } = known;
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const response = await testApp.request(method, path, person, body);
    // Gone, or into itself; nothing else may go wrong.
    expect([200, 201, 404, 422]).toContain(response.statusCode);
    return response.json().result;
  };
  const parentFolderId = 'parent' in one ? pick(['root', ...folders], one.parent) : 'root';
  if (one.do === 'create') {
    const made = await send('POST', '/folders', { name: `folder ${folders.length}`, parentFolderId });
    if (made?._id) folders.push(made._id);
  } else if (one.do === 'move') {
    await send('POST', `/folders/move/${pick(folders, one.folder)}`, { parentFolderId });
  } else if (one.do === 'move-file') {
    await send('PUT', '/files/move', { fileId: pick(files, one.file), folderId: parentFolderId });
  } else if (one.do === 'delete') {
    await send('DELETE', `/folders/${person.accountId}/${pick(folders, one.folder)}`);
  } else {
    const name = `${crypto.randomUUID()}.txt`;
    const upload = {
      folderId: parentFolderId === 'root' ? '' : parentFolderId,
      name,
      bytes: Buffer.from(name),
    };
    const response = await testApp.upload(person, upload);
    expect([201, 404]).toContain(response.statusCode);
    if (response.statusCode === 201) files.push(response.json().result._id);
  }
}

/** What must hold of an account's folders and files, whatever was done to them. */
async function checkTree({ accountId }: Person): Promise<void> {
  const root = testApp.installation.database.root;
  const { rows: folders } = await sql<{ id: string; reached: boolean }>`
    with recursive tree as (
      select id from folder where account_id = ${accountId} and parent_id is null
      union all
      select folder.id from folder join tree on folder.parent_id = tree.id
    )
    select folder.id, tree.id is not null as reached from folder left join tree using (id)
    where account_id = ${accountId}`.execute(root);
  expect(folders.filter(({ reached }) => !reached)).toEqual([]);
  const { rows: foreign } = await sql`
    select child.id from folder as child join folder as parent on parent.id = child.parent_id
    where child.account_id <> parent.account_id`.execute(root);
  expect(foreign).toEqual([]);
  const { rows: files } = await sql<{ id: string; folder_id: string | null }>`
    select id, folder_id from file where account_id = ${accountId}`.execute(root);
  const ids = new Set(folders.map(({ id }) => id));
  expect(files.filter(({ folder_id }) => folder_id !== null && !ids.has(folder_id))).toEqual([]);
  const { rows: counted } = await sql<{ used: number }>`
    select used from usage_counter where account_id = ${accountId} and metric = 'storedFiles'`.execute(root);
  expect(Number(counted[0]?.used ?? 0)).toBe(files.length);
}

test(
  `after ${RUNS} sequences of folder operations by two sessions at once the tree is a tree, and the counts are right`,
  async () => {
    const sequence = fc.array(operation, { minLength: 5, maxLength: 15 });
    const property = fc.asyncProperty(sequence, sequence, async (left, right) => {
      const person = await testApp.signUp();
      const known: Known = { person, folders: [], files: [] };
      for (let made = 0; made < 4; made++) await perform(known, { do: 'create', parent: made });
      await perform(known, { do: 'upload', parent: 1 });
      const work = async (operations: readonly Operation[]) => {
        for (const one of operations) await perform(known, one);
      };
      await Promise.all([work(left), work(right)]);
      await checkTree(person);
    });
    // What two sessions at once have met they need not meet again: shrinking would only hide it behind the limit.
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  },
  RUNS * 6_000,
);
