import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import {
  askAndWait,
  connect,
  logIn,
  makeTemplate,
  signInNewPerson,
  uploadAndWait,
  waitForBatch,
} from '@recto/testing/api';
import { fillInstallation, fillLibrary } from '../../apps/server/src/testing/large-library.ts';
import { type LibrarySize, RARE_WORD } from '../../apps/server/src/testing/large-library-answers.ts';
import { openFilling, withoutIndexes } from '../../apps/server/src/testing/large-library-rows.ts';
import { type RunningServer, startServer } from '../../e2e/support/server.ts';

/** How much there is in a whole installation. */
export interface InstallationSize {
  readonly library: LibrarySize;
  readonly others: { readonly accounts: number; readonly library: LibrarySize };
  readonly people: number;
  readonly auditEntries: number;
}

export interface FilledInstallation {
  readonly server: RunningServer;
  readonly accountId: string;
  readonly token: string;
  readonly fileId: string;
  readonly batchId: string;
}

const QUESTIONS = [
  'What is the notice period?',
  'Who is the landlord?',
  'What is the rent?',
  'Where is it?',
  'When does it end?',
];
const pageOf = (number: number, word: string) =>
  `${number}. Lease\n\nThe notice period is ${number + 2} months to the end of a quarter. The landlord is Nordwind Ltd.\n` +
  `The rent is 1,200 euros a month. The ${word} cellar in Harbour Street 4 belongs to it, and ends with it in 2031.\n`.repeat(
    6,
  );
const textOf = (word: string) => new Blob([[1, 2, 3].map((number) => pageOf(number, word)).join('\f')]);

/** A server on a database of this size: what is copied went through the product. */
export async function makeInstallation(url: string, size: InstallationSize): Promise<FilledInstallation> {
  const server = await startServer({ DATABASE_URL: url, THROTTLE: 'off' });
  const client = await openFilling(url);
  try {
    return await fillServer(server, client, size);
  } catch (error) {
    await server.stop();
    throw error;
  } finally {
    await client.end();
  }
}

async function fillServer(
  server: RunningServer,
  client: Awaited<ReturnType<typeof openFilling>>,
  size: InstallationSize,
): Promise<FilledInstallation> {
  const reached = { api: connect(server.url), dataFolder: server.dataFolder };
  const person = await signInNewPerson(reached);
  const api = connect(server.url, person.AccessToken);
  const common = await uploadAndWait(api, { name: 'Common.txt', content: textOf('dry') });
  const rare = await uploadAndWait(api, { name: 'Rare.txt', content: textOf(RARE_WORD) });
  const asked = await askAndWait(api, common._id, QUESTIONS[0] ?? '');
  const { _id: templateId } = await makeTemplate(api, { name: 'Leases', questions: QUESTIONS });
  const { batchId } = await api.call(contract.batches.start, { body: { fileIds: [common._id], templateId } });
  await waitForBatch(api, batchId);
  const seed = {
    accountId: person.accountId,
    commonFileId: common._id,
    rareFileId: rare._id,
    questionId: asked._id,
    batchId,
  };
  await withoutIndexes(client, async () => {
    await fillLibrary(client, seed, { owner: person.accountId, size: size.library });
    await fillInstallation(client, size);
    const { rows } = await client.query<{ id: string }>(
      `select id from account where email like 'person%@made.example' order by email limit $1`,
      [size.others.accounts],
    );
    for (const { id } of rows) await fillLibrary(client, seed, { owner: id, size: size.others.library });
  });
  await client.query(`update account set role = 'admin' where id = $1`, [person.accountId]);
  const made = await client.query<{ id: string }>(
    `select id from batch where account_id = $1 and id <> $2 order by created_at limit 1`,
    [person.accountId, batchId],
  );
  const { AccessToken } = await logIn(reached.api, person);
  return {
    server,
    accountId: person.accountId,
    token: AccessToken,
    fileId: common._id,
    batchId: made.rows[0]?.id ?? randomUUID(),
  };
}
