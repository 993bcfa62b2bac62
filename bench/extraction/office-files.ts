import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@recto/contract';
import { type ApiClient, ApiFailure, uploadAndWait } from '@recto/testing/api';
import { hasTestData, TEST_DATA } from '@recto/testing/test-data';
import mammoth from 'mammoth';
import { startServer } from '../../e2e/support/server.ts';
import { signIn } from '../support/client.ts';
import { readWithLibreOffice } from './libre-office.ts';
import { recallOf, tokenise } from './words.ts';

const TABLE = join(import.meta.dirname, '../../docs/office-files.md');
const FOLDERS = ['docx', 'languages', 'xlsx'];
interface Sent {
  readonly outcome: string;
  readonly pages: number;
  readonly text: string;
}

/** Sends a file the way that customers do; gives what becomes of it, as the table writes it. */
async function send(api: ApiClient, path: string): Promise<Sent> {
  const content = readFileSync(join(TEST_DATA, path));
  const name = path.split('/').at(-1) ?? path;
  const file = await uploadAndWait(api, { name, content }).catch((error: unknown) => {
    if (error instanceof ApiFailure) return `refused: ${error.code}`;
    throw error;
  });
  if (typeof file === 'string') return { outcome: file, pages: 0, text: '' };
  if (file.status !== 'complete') return { outcome: `failed: ${file.error_code}`, pages: 0, text: '' };
  const found = await api.call(contract.documents.search, { params: { id: file._id } });
  const text = 'pages' in found ? found.pages.map((page) => page.text).join('\n') : '';
  return { outcome: 'complete', pages: file.pages ?? 0, text };
}

/** How many words another program finds, and which share of them is in our text. */
function compare(theirs: string | null | undefined, ours: string): string {
  if (theirs === null || theirs === undefined) return 'refuses | ';
  const words = tokenise(theirs);
  return `${words.length} | ${words.length > 0 && ours !== '' ? recallOf(words, tokenise(ours)).toFixed(3) : ''}`;
}

async function readWithMammoth(path: string): Promise<string | null> {
  if (!path.endsWith('.docx')) return null;
  return mammoth.extractRawText({ path: join(TEST_DATA, path) }).then(
    ({ value }) => value,
    () => null,
  );
}

async function run(): Promise<void> {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(join(TEST_DATA, folder))
      .filter((name) => !name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  ).sort();
  const pathsOf = (extension: string) =>
    paths.filter((path) => path.endsWith(extension)).map((path) => join(TEST_DATA, path));
  const documents = readWithLibreOffice(pathsOf('.docx'), 'txt');
  const workbooks = documents && readWithLibreOffice(pathsOf('.xlsx'), 'csv');
  const converted = workbooks && new Map([...documents, ...workbooks]);
  if (!converted)
    console.log('Without LibreOffice (soffice): its columns would be lost. Nothing is written.');
  const server = await startServer();
  const rows: string[] = [];
  const faults: string[] = [];
  try {
    const { api } = await signIn(server);
    for (const path of paths) {
      const { outcome, pages, text } = await send(api, path);
      const mammoths = await readWithMammoth(path);
      if (mammoths !== null && outcome !== 'complete') faults.push(`${path}: ${outcome}, mammoth reads it`);
      const beside = [
        path.endsWith('.docx') ? compare(mammoths, text) : ' | ',
        /\.(docx|xlsx)$/.test(path) ? compare(converted?.get(join(TEST_DATA, path)), text) : ' | ',
      ];
      rows.push(`| ${[path, outcome, pages || '', ...beside].join(' | ')} |`);
    }
  } finally {
    await server.stop();
  }
  if (converted) writeFileSync(TABLE, writeTable(rows));
  console.log(`${rows.length} files`);
  for (const fault of faults) console.log(`FAIL ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

function writeTable(rows: readonly string[]): string {
  const count = (start: string) => rows.filter((row) => row.split(' | ')[1]?.startsWith(start)).length;
  return `# Office files

What becomes of ${rows.length} files of \`docx\`, \`languages\` and \`xlsx\` that are uploaded, beside what mammoth and LibreOffice find
(of workbooks: in the first sheet): how many words, and which share of them is in the text read. Numbers of lists, notes
and field results, which LibreOffice writes its own way, make most of the difference. Written by
\`bench/extraction/office-files.ts\`; every outcome is tested by \`office-files.test.ts\`.

What LibreOffice finds and we do not is said otherwise, or by LibreOffice alone:

- \`xlsx/56011\`, \`xlsx/60509\`: its CSV file has all digits of a number (\`7168.95420416\`); the format General shows eleven
  characters (\`7168.954204\`), and so do we.
- \`xlsx/DataValidationEvaluations\`, \`xlsx/FormulaSheetRange\`: dates, times and truth values as the format of the cell and
  Excel show them (\`12/31/60\`, \`14:00\`, \`TRUE\`), not as in its own locale (\`12/31/2060\`, \`02:00:00 PM\`, \`0\`).
- \`docx/endnotes\`, \`docx/footnotes\`: its text has the number of a note at the word before (\`Ouch1\`); ours has it apart
  (\`Ouch[1]\`), and the note itself at the end of the page.
- \`docx/drawing\`: seven words with optional hyphens, which are whole in ours and in two parts in both others.

- complete: ${count('complete')} · failed: ${count('failed')} · refused: ${count('refused')}

| file | outcome | pages | mammoth's words | of them found | LibreOffice's words | of them found |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

if (hasTestData) await run();
else console.log(`Nothing measured: there is no test data at ${TEST_DATA} (set TEST_DATA).`);
