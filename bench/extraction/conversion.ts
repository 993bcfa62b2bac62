/** What becomes of Word files that LibreOffice converts: `npm run bench:conversion`, with `soffice` on the path. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { type ApiClient, ApiFailure, uploadAndWait } from '@recto/testing/api';
import { hasTestData, TEST_DATA } from '@recto/testing/test-data';
import { startServer } from '../../e2e/support/server.ts';
import { signIn } from '../support/client.ts';
import { countFetched } from './linked-pictures.ts';
import { recallOf, tokenise } from './words.ts';

const EXTENSION = '.docx';

interface Sent {
  readonly outcome: string;
  readonly text: string;
  readonly ms: number;
}

/** Sends a file the way that customers do; gives what becomes of it. */
async function send(api: ApiClient, path: string): Promise<Sent> {
  const begun = performance.now();
  const file = await uploadAndWait(api, {
    name: path.split('/').at(-1) ?? path,
    content: readFileSync(join(TEST_DATA, path)),
  }).catch((error: unknown) => {
    if (error instanceof ApiFailure) return `refused: ${error.code}`;
    throw error;
  });
  const ms = Math.round(performance.now() - begun);
  if (typeof file === 'string') return { outcome: file, text: '', ms };
  if (file.status !== 'complete') return { outcome: `failed: ${file.error_code}`, text: '', ms };
  const found = await api.call(contract.documents.search, { params: { id: file._id } });
  const text = 'pages' in found ? found.pages.map((page) => page.text).join('\n') : '';
  const note = file.error_msg_customer === null ? '' : ` (${file.error_msg_customer})`;
  return { outcome: `${file.pages} ${file.pageKind}${note}`, text, ms };
}

async function sendAll(env: Record<string, string>, paths: readonly string[]): Promise<Map<string, Sent>> {
  const server = await startServer(env);
  try {
    const { api } = await signIn(server);
    const sent = new Map<string, Sent>();
    for (const path of paths) sent.set(path, await send(api, path));
    return sent;
  } finally {
    await server.stop();
  }
}

async function run(): Promise<void> {
  const paths = ['docx', 'languages'].flatMap((folder) =>
    readdirSync(join(TEST_DATA, folder))
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => `${folder}/${name}`),
  );
  const own = await sendAll({}, paths);
  const converted = await sendAll({ SOFFICE: 'on' }, paths);
  console.log('| file | as it is | converted | ms | words | of them found |\n|---|---|---|---|---|---|');
  for (const path of paths) {
    const [before, after] = [own.get(path), converted.get(path)];
    const words = tokenise(before?.text ?? '');
    const recall = words.length > 0 ? recallOf(words, tokenise(after?.text ?? '')).toFixed(3) : '';
    console.log(
      `| ${path} | ${before?.outcome} | ${after?.outcome} | ${after?.ms} | ${words.length} | ${recall} |`,
    );
  }
  const { fromNetwork, fromDisk } = await countFetched();
  console.log(`Linked pictures fetched: ${fromNetwork} from the network, ${fromDisk} from the disk.`);
  if (fromNetwork + fromDisk > 0) process.exitCode = 1;
}

if (hasTestData) await run();
else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
