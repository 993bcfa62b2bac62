import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';
import { logIn, nextIp, type Person } from '../support/people.ts';
import { startServer } from '../support/server.ts';
import { accountsScreens } from './accounts.screens.ts';
import { batchScreens } from './batches.screens.ts';
import { chatScreens } from './chat.screens.ts';
import { fileReportScreens } from './file-report.screens.ts';
import { frameScreens } from './frame.screens.ts';
import { libraryScreens } from './library.screens.ts';
import { plansScreens } from './plans.screens.ts';
import { profileScreens } from './profile.screens.ts';
import { type Screen, type Stage, setStage, type Viewer } from './stage.ts';
import { tourScreens } from './tour.screens.ts';

const SCREENS = [
  ...accountsScreens,
  ...profileScreens,
  ...plansScreens,
  ...libraryScreens,
  ...chatScreens,
  ...batchScreens,
  ...frameScreens,
  ...fileReportScreens,
  ...tourScreens,
];
const THEMES = ['light', 'dark'] as const;
const WINDOWS = [
  { width: 1440, height: 900, density: 1 },
  { width: 390, height: 844, density: 2 },
] as const;

interface Variant {
  readonly theme: (typeof THEMES)[number];
  readonly window: (typeof WINDOWS)[number];
}

export interface PictureOptions {
  readonly folder: string;
  /** Only screens whose picture's name holds one of these. */
  readonly only: readonly string[];
  readonly onTaken: (name: string) => void;
}

/**
 * Starts the product, brings about every state that has a screen, and writes a picture of each. A state that cannot be
 * brought about any more hides no other: they are all told at the end.
 */
export async function takePictures({ folder, only, onTaken }: PictureOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const failures: Error[] = [];
  const server = await startServer({ TRUST_PROXY: 'true' });
  const seller = await startServer({ TRUST_PROXY: 'true', DEFAULT_PLAN: 'FREE' });
  const browser = await chromium.launch(launchOptions);
  try {
    const stage = await setStage(server, seller);
    for (const window of WINDOWS)
      for (const theme of THEMES) {
        const album = new Album(browser, stage, { theme, window });
        for (const screen of SCREENS) {
          const name = `${screen.name}-${theme}-${window.width}`;
          const isWanted = only.some((part) => name.includes(part));
          if (!isWanted || (screen.isNarrowOnly && window.width > 640)) continue;
          try {
            await album.take(screen, join(folder, `${name}.png`));
            onTaken(name);
          } catch (cause) {
            failures.push(new Error(`no picture of ${name}`, { cause }));
          }
        }
        await album.close();
      }
  } finally {
    await browser.close();
    await Promise.all([server.stop(), seller.stop()]);
  }
  if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('\n'));
}

/** The pictures of one theme in one size of window; everybody who looks has a browser context of their own. */
class Album {
  readonly #contexts = new Map<Viewer, Promise<BrowserContext>>();
  readonly #browser: Browser;
  readonly #stage: Stage;
  readonly #variant: Variant;

  constructor(browser: Browser, stage: Stage, variant: Variant) {
    this.#browser = browser;
    this.#stage = stage;
    this.#variant = variant;
  }

  async take(screen: Screen, path: string): Promise<void> {
    const context = await this.#contextOf(screen.viewer);
    const page = await context.newPage();
    try {
      await screen.show({ page, stage: this.#stage });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path, animations: 'disabled' });
    } finally {
      await page.close();
    }
    // Whoever is not signed in leaves nothing behind for the next picture.
    if (screen.viewer === 'nobody' || screen.viewer === 'customer') await this.#forget(screen.viewer);
  }

  async close(): Promise<void> {
    for (const viewer of this.#contexts.keys()) await this.#forget(viewer);
  }

  #contextOf(viewer: Viewer): Promise<BrowserContext> {
    const known = this.#contexts.get(viewer) ?? this.#open(viewer);
    this.#contexts.set(viewer, known);
    return known;
  }

  async #forget(viewer: Viewer): Promise<void> {
    const context = await this.#contexts.get(viewer);
    this.#contexts.delete(viewer);
    await context?.close();
  }

  async #open(viewer: Viewer): Promise<BrowserContext> {
    const { theme, window } = this.#variant;
    const options: BrowserContextOptions = {
      baseURL: this.#stage[viewer === 'customer' ? 'seller' : 'server'].url,
      viewport: { width: window.width, height: window.height },
      deviceScaleFactor: window.density,
      colorScheme: theme,
      reducedMotion: 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': nextIp() },
    };
    const context = await this.#browser.newContext(options);
    const person = await this.#personOf(viewer);
    if (person) {
      const page = await context.newPage();
      await logIn(page, person);
      await page.close();
    }
    return context;
  }

  async #personOf(viewer: Viewer): Promise<Person | null> {
    if (viewer === 'nobody' || viewer === 'customer') return null;
    return viewer === 'uploader' ? this.#stage.makeUploader() : this.#stage[viewer];
  }
}
