import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type ApiClient, connect, logIn, makeTemplate, waitForBatch } from '@recto/testing/api';
import { type Library, openLibrary } from '../support/library.ts';
import { damagedPdf, lockedPdf, oddPdf, tinyPdf } from '@recto/testing/pdf';
import { makePerson, newPerson, type Person, signUp } from '../support/people.ts';
import type { RunningServer } from '../support/server.ts';
import { hasTestData, realDocument } from '@recto/testing/test-data';

/** Who looks at a screen: somebody not signed in, where plans are sold too, with an empty account, with a full one, or about to upload. */
export type Viewer = 'nobody' | 'customer' | 'newcomer' | 'reader' | 'uploader';

/** The accounts and documents that the pictures show, made through the product's own calls. */
export interface Stage {
  readonly server: RunningServer;
  /** Limits those who do not pay; the other one limits nobody. */
  readonly seller: RunningServer;
  readonly newcomer: Person;
  readonly reader: Person;
  readonly unconfirmed: Person;
  readonly report: FileItem;
  readonly contract: FileItem;
  readonly found: Question;
  readonly notFound: Question;
  /** Passages that come close, with further ones. */
  readonly close: Question;
  readonly folderId: string;
  /** A file with pages in every state. */
  readonly odd: FileItem;
  /** A batch of the reader that has ended. */
  readonly batch: EndedBatch;
  /** Starts a batch of the reader that runs for some seconds; gives its id. */
  startLongBatch(): Promise<string>;
  makeUploader(): Promise<Person>;
}

interface EndedBatch {
  readonly batchId: string;
  readonly templateId: string;
  readonly fileIds: readonly string[];
}

/** What a screen gets to bring about its state. */
export interface Scene {
  readonly page: Page;
  readonly stage: Stage;
}

export interface Screen {
  readonly name: string;
  readonly viewer: Viewer;
  /** Screens that exist in narrow windows only. */
  readonly isNarrowOnly?: boolean;
  /** Brings the state about and waits for it. */
  readonly show: (scene: Scene) => Promise<void>;
}

const QUESTIONS = ['Why did production in Gdynia start late?', 'How many Clarion units were delivered?'];
const UNSURE = 'How are disputes about price settled?';
const UNANSWERABLE = 'Which football club does the office sponsor?';
const TEMPLATE = [
  'When does the agreement end?',
  'Which law governs the agreement?',
  'What is the notice period?',
  'Why did production in Gdynia start late?',
  'How many Clarion units were delivered?',
  UNANSWERABLE,
];

export async function setStage(server: RunningServer, seller: RunningServer): Promise<Stage> {
  const reader = await makePerson(server, personCalled('ada'));
  const library = await openLibrary(server, reader);
  const sample = await Promise.all((await library.addSample()).map(library.settled));
  const report = get(sample, ({ name }) => /report/i.test(name));
  const agreement = get(sample, ({ name }) => /agreement/i.test(name));
  const { folderId, odd } = await furnish(library);
  await library.ask(report, get(QUESTIONS));
  const found = await library.ask(report, get(QUESTIONS.slice(1)));
  const notFound = await library.ask(agreement, UNANSWERABLE);
  const close = await library.ask(agreement, UNSURE);
  const api = connect(server.url, (await logIn(connect(server.url), reader)).AccessToken);
  return {
    server,
    seller,
    reader,
    report,
    contract: agreement,
    found,
    notFound,
    close,
    folderId,
    odd,
    batch: await runBatch(api),
    startLongBatch: () => startLongBatch(api),
    newcomer: await makePerson(server, personCalled('grace')),
    unconfirmed: await signUp(server, personCalled('mary')),
    makeUploader: () => makeUploader(server),
  };
}

const personCalled = (name: string): Person => ({ ...newPerson(), email: `${name}@northwind.example` });

function get<T>(items: readonly T[], fits: (item: T) => boolean = () => true): T {
  const item = items.find(fits);
  if (item === undefined) throw new Error('the product did not give what the pictures need');
  return item;
}

/** Folders in folders, a name too long for its column, one in another script, and a file that cannot be read. */
async function furnish(library: Library): Promise<{ folderId: string; odd: FileItem }> {
  const contracts = await library.addFolder('Contracts');
  const masters = await library.addFolder('Master agreements', contracts._id);
  await library.addFolder(
    'Non-disclosure agreements with suppliers outside the European Union',
    contracts._id,
  );
  await library.addFolder('Finance');
  const note = (text: string) => tinyPdf([[text]], text);
  const files = [
    library.send(
      'Northwind_Master_Services_Agreement_with_all_schedules_and_appendices_signed_2026_v4.pdf',
      note('The agreement ends on 31 December 2027.'),
    ),
    library.send('اتفاقية_عدم_الإفصاح.pdf', note('This agreement is kept secret.')),
    library.send('Supplier_questionnaire.pdf', damagedPdf('questionnaire')),
    library.send('Minutes_of_the_board.pdf', lockedPdf('minutes')),
    library.send('Framework_agreement.pdf', note('The framework holds for three years.'), masters._id),
  ];
  if (hasTestData) {
    const name = 'BOEING_2017_10K.pdf';
    files.push(library.send(name, await readFile(realDocument(`filings/${name}`))));
  }
  for (const file of await Promise.all(files)) await library.settled(file);
  const odd = await library.send('Supply_contract.pdf', oddPdf('supply'), masters._id);
  return { folderId: masters._id, odd: await library.settled(odd) };
}

async function completeFiles(api: ApiClient): Promise<string[]> {
  const query = { status: 'complete', limit: 50 } as const;
  return (await api.call(contract.files.byName, { query })).items.map(({ file }) => file._id);
}

async function runBatch(api: ApiClient): Promise<EndedBatch> {
  const fileIds = await completeFiles(api);
  const { _id: templateId } = await makeTemplate(api, {
    name: 'Supplier contract review',
    questions: TEMPLATE,
  });
  await makeTemplate(api, { name: 'Annual report', questions: TEMPLATE.slice(3) });
  const { batchId } = await api.call(contract.batches.start, { body: { fileIds, templateId } });
  await waitForBatch(api, batchId);
  return { batchId, templateId, fileIds };
}

async function startLongBatch(api: ApiClient): Promise<string> {
  const fileIds = await completeFiles(api);
  const questions = Array.from({ length: 50 }, (_, at) => `What is agreed on number ${at + 1} of the list?`);
  const { _id: templateId } = await makeTemplate(api, { name: 'Due diligence', questions });
  return (await api.call(contract.batches.start, { body: { fileIds, templateId } })).batchId;
}

let uploaders = 0;
async function makeUploader(server: RunningServer): Promise<Person> {
  const person = await makePerson(server, personCalled(`katherine${++uploaders}`));
  const library = await openLibrary(server, person);
  await library.settled(await library.send('Charter.pdf', tinyPdf([['The charter of 2026.']], 'charter')));
  return person;
}
