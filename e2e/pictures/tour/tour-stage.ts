import type { FileItem } from '@recto/contract/library';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Library, openLibrary } from '../../support/library.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { logIn, makePerson, nextIp, newPerson, type Person } from '../../support/people.ts';
import type { RunningServer } from '../../support/server.ts';

const QUESTION = 'How many Clarion units were delivered?';

/** The account whose screens the guided tour shows: the sample documents and a few folders. */
export interface TourStage {
  readonly server: RunningServer;
  readonly person: Person;
  readonly library: Library;
  /** A file that nobody has asked yet. */
  readonly agreement: FileItem;
  /** The address of an answer. */
  readonly answerAddress: string;
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
  if (!report || !agreement) throw new Error('the sample is not what the tour shows');
  const answer = await library.ask(report, QUESTION);
  const place = `question=${answer._id}&page=${answer.pages[0]}`;
  return {
    server,
    person,
    library,
    agreement,
    answerAddress: `/chat?file=${report._id}&${place}`,
  };
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
