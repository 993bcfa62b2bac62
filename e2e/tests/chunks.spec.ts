import type { Browser, Page } from '@playwright/test';
import { openLibrary } from '../support/library.ts';
import { tinyPdf } from '@recto/testing/pdf';
import { nextIp } from '../support/people.ts';
import { expect, logIn, makePerson, type Person, test } from '../support/product.ts';
import type { RunningServer } from '../support/server.ts';

const FAILED = 'Something Went Wrong';
const SHOWN_WITHIN_MS = 10_000;
const CONCURRENCY = 3;

/** Who looks: nobody, somebody whose second step is ahead, or somebody who is signed in. */
type Who = 'nobody' | 'pending' | 'signed-in';

interface Visit {
  readonly address: string;
  readonly who: Who;
}

/** How somebody is signed in: what the login answers, and what the browser then stores. */
interface SignedIn {
  readonly person: Person;
  readonly answer: string;
  readonly stored: Readonly<Record<Who, string | null>>;
  /** The chunks that the login page itself asks for, until it has its answer. */
  readonly chunks: ReadonlySet<string>;
}

const isChunk = (url: string) => /\/assets\/[^/]+\.js$/.test(url);

async function signIn(page: Page, person: Person): Promise<SignedIn> {
  const chunks = new Set<string>();
  const note = (request: { url(): string }) => {
    if (isChunk(request.url())) chunks.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const answered = page.waitForResponse((response) => {
    if (!response.url().endsWith('/auth/login')) return false;
    page.off('request', note);
    return true;
  });
  await logIn(page, person);
  const answer = await (await answered).text();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const session = (await page.evaluate(() => localStorage.getItem('auth'))) ?? '';
  const pending = JSON.parse(session) as { user: { userAttributes: object[] } };
  pending.user.userAttributes = [{ Name: 'custom:mfaEnabled', Value: '1' }];
  return {
    person,
    answer,
    chunks,
    stored: { nobody: null, pending: JSON.stringify(pending), 'signed-in': session },
  };
}

/** A browser of its own, since only one tab may run the product, whose storage can be changed before each visit. */
async function openTab(browser: Browser, server: RunningServer, { answer, stored }: SignedIn) {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  await context.addInitScript((sessions) => {
    const who = /\bwho=([\w-]+)/.exec(document.cookie)?.[1] ?? 'nobody';
    const session = sessions[who as keyof typeof sessions];
    localStorage.clear();
    if (session !== null) localStorage.setItem('auth', session);
  }, stored);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  // The login is answered at once.
  const body = Buffer.from(answer).toString('base64');
  const responseHeaders = [{ name: 'content-type', value: 'application/json' }];
  devtools.on('Fetch.requestPaused', ({ requestId }) => {
    const fulfilled = devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders,
      body,
    });
    // The page may have gone on meanwhile.
    void fulfilled.catch(() => {});
  });
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/auth/login' }] });
  return {
    page,
    /** From now on requests for these fail. Here and below no routes, with which every visit would fetch all anew. */
    block: (paths: readonly string[]) =>
      devtools.send('Network.setBlockedURLs', { urls: paths.map((path) => `*${path}`) }),
    /** Goes to an address as somebody. Never from the same network address: nobody reads so much so quickly. */
    async visit({ address, who }: Visit) {
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': nextIp() });
      await context.addCookies([{ name: 'who', value: who, url: server.url }]);
      await page.goto(address, { waitUntil: 'commit' });
    },
    close: () => context.close(),
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const titleOf = (page: Page) => page.locator('h1').first();

/** What the screen is called, and the chunks that opening it asks for. */
async function open({ page, visit }: Tab, wanted: Visit): Promise<{ title: string; chunks: string[] }> {
  const chunks = new Set<string>();
  const note = (request: { url(): string }) => {
    if (isChunk(request.url())) chunks.add(new URL(request.url()).pathname);
  };
  page.on('request', note);
  await visit(wanted);
  const title = await titleOf(page).innerText();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return { title, chunks: [...chunks] };
}

const hasBecome = (isTrue: () => boolean): Promise<boolean> =>
  expect
    .poll(isTrue, { timeout: SHOWN_WITHIN_MS })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Opens a screen while a chunk is missing; says what is wrong with what is then seen, or nothing. */
async function look(
  tab: Tab,
  missing: string,
  title: string,
  show: () => Promise<void>,
  isMissed: () => boolean,
): Promise<{ isFailure: boolean; wrong: string[] }> {
  const logged: string[] = [];
  const note = (message: { text(): string }) => logged.push(message.text());
  tab.page.on('console', note);
  await show();
  // A part of a screen may ask for its chunk long after the title stands.
  if (!(await hasBecome(isMissed)))
    return { isFailure: false, wrong: [`${missing} was not missed at ${tab.page.url()}`] };
  const shown = titleOf(tab.page).filter({ hasText: new RegExp(`^(${FAILED}|${RegExp.escape(title)})$`) });
  const seen = await shown.innerText({ timeout: SHOWN_WITHIN_MS }).catch(() => null);
  // It is logged once it has been drawn.
  const hears = () => logged.some((text) => /^(Route|Start) error/.test(text));
  const isTold = seen !== FAILED || (await hasBecome(hears));
  tab.page.off('console', note);
  const wrong = seen !== null && isTold ? [] : [`${missing} at ${tab.page.url()}: ${seen ?? 'empty'}`];
  return { isFailure: seen === FAILED, wrong };
}

async function inTabs<T>(
  tabs: readonly Tab[],
  items: Iterable<T>,
  run: (item: T, tab: Tab) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const work = async (tab: Tab) => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item, tab);
  };
  await Promise.all(tabs.map(work));
}

test('whichever chunk of the build is missing, every screen shows itself or says and logs that it cannot', async ({
  page,
  browser,
  server,
}) => {
  const person = await makePerson(server);
  const library = await openLibrary(server, person);
  const file = await library.settled(await library.send('One.pdf', tinyPdf([['One']], person.email)));
  const signedIn = await signIn(page, person);
  const unguarded = ['/login', '/signup', '/verify-email', '/forgot-password', '/confirm-forgot-password'];
  const guarded = ['/', '/files', '/upload', '/qna', `/chat?file=${file._id}`, '/profile', '/no/such'];
  const visits: Visit[] = [
    ...[...unguarded, '/change-password'].map((address): Visit => ({ address, who: 'nobody' })),
    { address: '/mfa', who: 'pending' },
    ...guarded.map((address): Visit => ({ address, who: 'signed-in' })),
  ];
  const tabs = await Promise.all(
    Array.from({ length: CONCURRENCY }, () => openTab(browser, server, signedIn)),
  );

  // Each chunk is missed where it is asked for, and behind the login if it is asked for there.
  const firstVisits = new Map<string, Visit & { title: string }>();
  await inTabs(tabs, visits, async (visit, tab) => {
    const { title, chunks } = await open(tab, visit);
    for (const chunk of chunks)
      if (visit.who === 'signed-in' || !firstVisits.has(chunk)) firstVisits.set(chunk, { ...visit, title });
  });
  expect(firstVisits.size).toBeGreaterThan(20);

  const wrong: string[] = [];
  await inTabs(tabs, firstVisits, async ([chunk, { title, ...visit }], tab) => {
    const miss = async (show: () => Promise<void>) => {
      let isMissed = false;
      const note = (request: { url(): string }) => {
        isMissed ||= request.url().endsWith(chunk);
      };
      tab.page.on('requestfailed', note);
      await tab.block([chunk]);
      const { isFailure, wrong: faults } = await look(tab, chunk, title, show, () => isMissed);
      await tab.block([]);
      tab.page.off('requestfailed', note);
      wrong.push(...faults);
      return isFailure;
    };
    const isFailure = await miss(() => tab.visit(visit));
    // What a screen shows itself without is no concern of the way that led there.
    if (isFailure && visit.who === 'signed-in' && !signedIn.chunks.has(chunk))
      await miss(async () => {
        await tab.visit({ address: `/login?next=${encodeURIComponent(visit.address)}`, who: 'nobody' });
        await tab.page.getByLabel('Email').fill(person.email);
        await tab.page.getByLabel('Password', { exact: true }).fill(person.password);
        await tab.page.getByRole('button', { name: 'Recto' }).click();
      });
  });
  await Promise.all(tabs.map((tab) => tab.close()));
  expect(wrong).toEqual([]);
});
