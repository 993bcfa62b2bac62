import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Library, openLibrary } from '../../support/library.ts';
import { connect, logIn as apiLogIn, makeTemplate, waitFor, waitForBatch } from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import { logIn, makePerson, nextIp, newPerson, type Person } from '../../support/people.ts';
import type { RunningServer } from '../../support/server.ts';

const QUESTION = 'How many Clarion units were delivered?';
const QUESTIONS = [
  'Until when are the Charges fixed?',
  'Within how many days does the Customer pay each invoice?',
  'At what interest rate do late payments bear interest?',
];

/** The account whose screens the guided tour shows: the sample documents and a few folders. */
export interface TourStage {
  readonly server: RunningServer;
  readonly person: Person;
  readonly library: Library;
  /** A file that nobody has asked yet. */
  readonly agreement: FileItem;
  /** The address of an answer. */
  readonly answerAddress: string;
  /** Two versions of a document, the older one first, and their comparison. */
  readonly versions: readonly [FileItem, FileItem];
  readonly comparisonId: string;
  /** A template, a batch of both versions with it, and the first file of that. */
  readonly templateId: string;
  readonly batchId: string;
  readonly itemId: string;
}

export async function setTourStage(server: RunningServer): Promise<TourStage> {
  const person = await makePerson(server, newPerson());
  const library = await openLibrary(server, person);
  const sample = await Promise.all((await library.addSample()).map(library.settled));
  const contracts = await library.addFolder('Contracts');
  await library.addFolder('Master agreements', contracts._id);
  await library.addFolder('Non-disclosure', contracts._id);
  await library.addFolder('Finance');
  await library.addFolder('Policies');
  await library.settled(await library.send('Board_minutes.pdf', tinyPdf([['Minutes.']], person.email)));
  const report = sample.find(({ name }) => /report/i.test(name));
  const agreement = sample.find(({ name }) => /agreement/i.test(name));
  const other = sample.find(({ name }) => /agreement/i.test(name) && name !== agreement?.name);
  if (!report || !agreement || !other) throw new Error('the sample is not what the tour shows');
  const answer = await library.ask(report, QUESTION);
  const place = `question=${answer._id}&page=${answer.pages[0]}`;
  const [older, newer] = agreement.name < other.name ? [agreement, other] : [other, agreement];
  return {
    ...(await addWork(server, person, [older, newer])),
    server,
    person,
    library,
    agreement,
    answerAddress: `/chat?file=${report._id}&${place}`,
  };
}

/** What the pictures of comparisons, templates and the history show. */
async function addWork(server: RunningServer, person: Person, versions: readonly [FileItem, FileItem]) {
  const api = connect(server.url, (await apiLogIn(connect(server.url), person)).AccessToken);
  const fileIds = versions.map(({ _id }) => _id);
  await makeTemplate(api, { name: 'Lease abstract', questions: ['What is the rent?', 'When does it end?'] });
  const { _id: templateId } = await makeTemplate(api, { name: 'Contract review', questions: QUESTIONS });
  const { batchId } = await api.call(contract.batches.start, { body: { fileIds, templateId } });
  await waitForBatch(api, batchId);
  const { comparisonId } = await api.call(contract.comparisons.start, { body: { fileIds } });
  await waitFor('the end of the comparison', async () => {
    const { status } = await api.call(contract.comparisons.get, { params: { id: comparisonId } });
    return status === 'complete' || undefined;
  });
  const { items } = await api.call(contract.history.allBatchItems, { query: { batchId } });
  return { versions, comparisonId, templateId, batchId, itemId: items[0]?._id ?? '' };
}

/** A window of the person's, in one theme, with the icons of the menu alone. */
export async function openWindow(
  browser: Browser,
  { server, person }: TourStage,
  theme: 'light' | 'dark',
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 960, height: 640 },
    deviceScaleFactor: 2,
    colorScheme: theme,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': nextIp() },
  });
  const page = await context.newPage();
  await logIn(page, person);
  return { context, page };
}
