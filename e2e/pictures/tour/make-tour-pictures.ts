import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../support/browser.ts';
import { startServer } from '../../support/server.ts';
import { describePart, type Part, type Rect } from './describe-part.ts';
import { SHAPE, type TourPicture } from './tour-picture.ts';
import { TOUR_PICTURES } from './tour-pictures.ts';
import { openWindow, setTourStage, type TourStage } from './tour-stage.ts';

export const TOUR_FOLDER = fileURLToPath(
  new URL('../../../apps/web/src/features/tour/pictures', import.meta.url),
);
export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const QUALITY = 78;

/** What a picture showed when it was made: enough to see that a screen has changed since. */
export interface Made {
  readonly parts: readonly Part[];
  /** SHA-256 of the files, by theme. */
  readonly files: Readonly<Record<Theme, string>>;
}
export type Manifest = Readonly<Record<string, Made>>;

/** Brings a picture's screen about and gives the part of it that is shown. */
export async function frame(page: Page, picture: TourPicture, stage: TourStage): Promise<Rect> {
  await page.setViewportSize(picture.window);
  const { x, y } = await picture.show(page, stage);
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  await page.evaluate(() => {
    // Where the focus happens to be says nothing about the screen.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return document.fonts.ready;
  });
  const [width, height] = [picture.width, Math.round(picture.width / SHAPE)];
  const at = (place: number, most: number) => Math.round(Math.min(Math.max(place, 0), Math.max(most, 0)));
  return {
    x: at(x, picture.window.width - width),
    y: at(y, picture.window.height - height),
    width,
    height,
  };
}

/** Makes all pictures anew from the running product, and the list of what they show. */
export async function makeTourPictures(onMade: (name: string, bytes: number) => void): Promise<void> {
  await mkdir(TOUR_FOLDER, { recursive: true });
  const server = await startServer({ TRUST_PROXY: 'true' });
  const browser = await chromium.launch(launchOptions);
  try {
    const manifest: Record<string, { parts: readonly Part[]; files: Record<Theme, string> }> = {};
    for (const theme of THEMES) {
      // Each theme has an account of its own, so that what one leaves behind is not in the other's pictures.
      const stage = await setTourStage(server);
      for (const picture of TOUR_PICTURES) {
        const { bytes, parts } = await make(browser, { picture, stage, theme });
        await writeFile(join(TOUR_FOLDER, `${picture.name}-${theme}.webp`), bytes);
        const made = (manifest[picture.name] ??= { parts, files: { light: '', dark: '' } });
        made.files[theme] = createHash('sha256').update(bytes).digest('hex');
        onMade(`${picture.name}-${theme}`, bytes.length);
      }
    }
    await writeFile(join(TOUR_FOLDER, 'manifest.json'), write(manifest));
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** JSON with a line for each thing shown, so that a change can be read. */
function write(manifest: Manifest): string {
  const pictures = Object.entries(manifest).map(([name, { files, parts }]) => {
    const lines = parts.map((part) => `    ${JSON.stringify(part)}`).join(',\n');
    return `  ${JSON.stringify(name)}: {\n   "files": ${JSON.stringify(files)},\n   "parts": [\n${lines}\n   ]\n  }`;
  });
  return `{\n${pictures.join(',\n')}\n}\n`;
}

interface Order {
  readonly picture: TourPicture;
  readonly stage: TourStage;
  readonly theme: Theme;
}

async function make(browser: Browser, { picture, stage, theme }: Order) {
  const { context, page } = await openWindow(browser, stage, theme);
  try {
    const clip = await frame(page, picture, stage);
    const bytes = await capture(await context.newCDPSession(page), clip);
    return { bytes, parts: await describePart(page, clip) };
  } catch (error) {
    throw new Error(`no picture of ${picture.name}`, { cause: error });
  } finally {
    await context.close();
  }
}

/** Playwright itself makes no WebP, which is a third of a PNG here. */
async function capture(browser: CDPSession, clip: Rect): Promise<Buffer> {
  const { data } = await browser.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip: { ...clip, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
