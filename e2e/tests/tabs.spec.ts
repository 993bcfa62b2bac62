import type { BrowserContext, Page } from '@playwright/test';
import { stopClock } from '../support/clock.ts';
import { expect, makePerson, test } from '../support/product.ts';
import { signIn } from '../support/session.ts';
import { closeTab, recordOf, type TabRecord } from '../support/tabs.ts';

const NOTICE = 'Sorry! You can only have Recto application opened in one tab';

const notice = (page: Page) => page.getByRole('heading', { name: NOTICE });
const loginForm = (page: Page) => page.getByRole('heading', { name: 'Welcome back!' });

/** Puts a record into the cookie, as if a tab had written it. */
const plant = (context: BrowserContext, record: TabRecord) =>
  context.addCookies([
    {
      name: 'Recto',
      value: encodeURIComponent(JSON.stringify(record)),
      domain: '127.0.0.1',
      path: '/',
    },
  ]);

const open = async (context: BrowserContext, path = '/login') => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

/** How many of these pages show the product, once each shows either that or the notice. */
async function countOwners(pages: readonly Page[]): Promise<number> {
  let owners = 0;
  for (const page of pages) {
    await expect(notice(page).or(loginForm(page))).toBeVisible();
    if (await loginForm(page).isVisible()) owners += 1;
  }
  return owners;
}

/** Kills the process of a page, so that it can clear nothing, and takes away what the browser shows in its place. */
async function kill(page: Page) {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The answer to this never comes.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/**
 * Makes the browser look like one on a page that came over plain HTTP. There a tab asks the others and waits 150 ms for an
 * answer; here it waits longer, for on a busy machine the others may.
 */
const withoutLocks = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
    const wait = window.setTimeout.bind(window);
    window.setTimeout = ((handler: TimerHandler, ms?: number) =>
      wait(handler, ms === 150 ? 1_500 : ms)) as typeof window.setTimeout;
  });

test('a second tab shows the notice and runs nothing of the product', async ({ page, context, server }) => {
  await page.clock.install();
  await signIn(page, await makePerson(server));
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  const record = await recordOf(context);
  expect(record).toEqual({ tab: await page.evaluate(() => window.name), timestamp: expect.any(Number) });

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (call) => asked.push(new URL(call.url()).pathname));
  other.on('websocket', (socket) => asked.push(socket.url()));
  for (const path of ['/files', '/login', '/', '/no/such/page']) {
    await other.goto(path);
    await expect(notice(other)).toBeVisible();
    await expect(other.getByRole('navigation')).toHaveCount(0);
  }
  expect([...new Set(asked.filter((path) => /api|socket/.test(path)))]).toEqual(['/api/v2/config']);
  const { width, height } = other.viewportSize() ?? { width: 0, height: 0 };
  const offCentre = async () => {
    const box = (await notice(other).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return {
      across: Math.abs(box.x + box.width / 2 - width / 2),
      down: Math.abs(box.y + box.height / 2 - height / 2),
    };
  };
  await expect.poll(async () => (await offCentre()).across).toBeLessThan(2);
  await expect.poll(async () => (await offCentre()).down).toBeLessThan(80);
  // The first tab goes on, and reloading it changes nothing, if it is back before its place is given away.
  await stopClock(page);
  await page.reload();
  await expect.poll(async () => (await recordOf(context))?.tab).toBe(record?.tab);
  await page.clock.runFor(3_000);
  await expect(notice(other)).toBeVisible();
  await page.clock.resume();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(notice(other)).toBeVisible();
});

test('the notice gives way by itself when the other tab is closed', async ({ page, context }) => {
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  const [second, third] = [await open(context), await open(context)];
  expect(await countOwners([second, third])).toBe(0);
  await closeTab(page);
  await expect.poll(() => countOwners([second, third])).toBe(1);
});

test('the place of a tab that is loaded again is kept for a second and a half', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  const other = await open(context);
  await expect(notice(other)).toBeVisible();
  await stopClock(other);
  // The clock went ahead for longer than a record holds: the owner has to have written its own anew.
  const now = await other.evaluate(() => Date.now());
  await expect.poll(async () => (await recordOf(context))?.timestamp).toBeGreaterThan(now - 10_000);
  await page.goto('about:blank');
  await expect.poll(() => recordOf(context)).toBeNull();
  // It is seen to be free at the next look, at once or half a second later.
  await other.clock.runFor(1_499);
  expect(await recordOf(context)).toBeNull();
  // In steps: the browser gives its lock in its own time, and what comes after waits for the clock again.
  const owner = async () => {
    await other.clock.runFor(100);
    return (await recordOf(context))?.tab;
  };
  await expect.poll(owner).toBe(await other.evaluate(() => window.name));
});

test('leaving clears the cookie’s value and the entry of the same name', async ({ page, context }) => {
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('Recto', 'left over'));
  expect(await recordOf(context)).not.toBeNull();
  await page.goto('/api/v2/openapi.json');
  expect(await recordOf(context)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('Recto'))).toBeNull();
});

test('the owner says every ten seconds that it is there', async ({ page, context }) => {
  await page.clock.install();
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  await stopClock(page);
  const first = await recordOf(context);
  await page.clock.runFor(9_900);
  const before = await recordOf(context);
  await page.clock.runFor(10_000);
  const after = await recordOf(context);
  expect(after?.tab).toBe(first?.tab);
  expect((after?.timestamp ?? 0) - (before?.timestamp ?? 0)).toBe(10_000);
});

for (const kind of ['with', 'without'] as const) {
  test.describe(`${kind} the browser’s locks`, () => {
    test.beforeEach(async ({ context }) => {
      if (kind === 'without') await withoutLocks(context);
    });

    test('of five tabs opened at once exactly one owns', async ({ context }) => {
      const pages = await Promise.all(Array.from({ length: 5 }, () => context.newPage()));
      await Promise.all(pages.map((page) => page.goto('/login')));
      // On a busy machine two may sit down at once without locks; one of them steps back after it was counted.
      await expect.poll(() => countOwners(pages)).toBe(1);
    });

    test('a killed tab frees the product after 15 seconds', async ({ page, context }) => {
      await page.clock.install();
      await page.goto('/login');
      await expect(loginForm(page)).toBeVisible();
      const other = await open(context);
      await expect(notice(other)).toBeVisible();
      await stopClock(page);
      // Its last word.
      const record = {
        tab: await page.evaluate(() => window.name),
        timestamp: await page.evaluate(() => Date.now()),
      };
      await expect.poll(() => recordOf(context)).toEqual(record);
      await kill(page);
      await other.clock.runFor(15_000);
      expect(await recordOf(context)).toEqual(record);
      await expect(notice(other)).toBeVisible();
      await other.clock.runFor(1_000);
      await other.clock.resume();
      await expect(loginForm(other)).toBeVisible();
      expect((await recordOf(context))?.tab).toBe(await other.evaluate(() => window.name));
    });

    test('a copy of the tab that owns is told from it', async ({ page, context }) => {
      await page.goto('/login');
      await expect(loginForm(page)).toBeVisible();
      const name = await page.evaluate(() => window.name);
      const copy = await context.newPage();
      await copy.addInitScript((copied) => {
        if (window.name === '') window.name = copied;
      }, name);
      await copy.goto('/login');
      await expect(notice(copy)).toBeVisible();
      expect(await copy.evaluate(() => window.name)).not.toBe(name);
      // Nor does it take the record along when it goes.
      await closeTab(copy);
      await page.reload();
      await expect(loginForm(page)).toBeVisible();
      expect((await recordOf(context))?.tab).toBe(name);
    });

    test('an owner whose timers sleep in the background is still one', async ({ page, context }) => {
      await page.goto('/login');
      await expect(loginForm(page)).toBeVisible();
      const record = await recordOf(context);
      await plant(context, { tab: record?.tab ?? '', timestamp: Date.now() - 60_000 });
      const other = await open(context);
      await expect(notice(other)).toBeVisible();
      await expect(loginForm(page)).toBeVisible();
    });
  });
}

test('a record of an unknown tab holds for 15 seconds, and no longer', async ({ page, context }) => {
  const now = Date.now();
  await page.clock.setFixedTime(now);
  await plant(context, { tab: 'tab-unknown', timestamp: now - 15_000 });
  await page.goto('/login');
  await expect(notice(page)).toBeVisible();
  await page.goto('about:blank');
  await plant(context, { tab: 'tab-unknown', timestamp: now - 15_001 });
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
});

test('a page that comes back out of the browser’s memory asks again who owns', async ({ page, context }) => {
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  // While the page loads anew there is nothing to be asked.
  await expect.poll(() => page.evaluate(() => 'isFirst' in window).catch(() => true)).toBe(false);
  await expect(loginForm(page)).toBeVisible();
  expect(await countOwners([await open(context)])).toBe(0);
});

test('“Use here” brings the product into the tab with the notice, and the other shows it within a second', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  const second = await open(context);
  await second.getByRole('button', { name: 'Use here' }).click();
  await expect(notice(page)).toBeVisible({ timeout: 1000 });
  await expect(loginForm(second)).toBeVisible();
  await expect(loginForm(page)).toHaveCount(0);

  // And back again.
  await page.getByRole('button', { name: 'Use here' }).click();
  await expect(notice(second)).toBeVisible({ timeout: 1000 });
  await expect(loginForm(page)).toBeVisible();
});
