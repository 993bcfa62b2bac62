import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../support/browser.ts';
import { HEIGHT, makeScene, SCALE, TURN_S, WIDTH } from './scene.ts';

const FOLDER = fileURLToPath(new URL('../../../apps/web/src/features/accounts/video', import.meta.url));
const FRAMES_A_SECOND = 10;
const FRAMES = TURN_S * FRAMES_A_SECOND;
/** Both films and the poster together. */
const MAX_BYTES = 400_000;

const COMMON = ['-an', '-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-fflags', '+bitexact'];
const FILMS = {
  'pages.webm': [
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '54',
    '-g',
    '300',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
  ],
  'pages.mp4': ['-c:v', 'libx264', '-preset', 'slow', '-crf', '38', '-g', '300', '-movflags', '+faststart'],
} as const;

interface Encoder {
  write(frame: Buffer): Promise<void>;
  finish(): Promise<void>;
}

function startEncoder(file: string, options: readonly string[]): Encoder {
  const input = ['-f', 'image2pipe', '-framerate', String(FRAMES_A_SECOND), '-c:v', 'png', '-i', '-'];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...COMMON, ...options, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  return {
    async write(frame) {
      if (!encoder.stdin.write(frame)) await once(encoder.stdin, 'drain');
    },
    async finish() {
      encoder.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}

/** Renders the film and its poster into the web app, frame by frame; `tell` gets each file's size. */
export async function renderAuthVideo(announce: (name: string, bytes: number) => void): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({
    viewport: { width: WIDTH, height: HEIGHT },
    deviceScaleFactor: SCALE,
  });
  await page.setContent(await makeScene());
  await page.evaluate(() => document.fonts.ready);
  const draw = async (turn: number) => {
    await page.evaluate((at) => (window as unknown as { setTime(at: number): void }).setTime(at), turn);
    return page.screenshot();
  };

  const poster = startEncoder(join(FOLDER, 'pages.webp'), ['-c:v', 'libwebp', '-quality', '30']);
  await poster.write(await draw(0));
  await poster.finish();

  const films = Object.entries(FILMS).map(([name, options]) => startEncoder(join(FOLDER, name), options));
  for (let frame = 0; frame < FRAMES; frame++) {
    const drawn = await draw(frame / FRAMES);
    await Promise.all(films.map((film) => film.write(drawn)));
  }
  await Promise.all(films.map((film) => film.finish()));
  await browser.close();

  let total = 0;
  for (const name of ['pages.webp', ...Object.keys(FILMS)]) {
    const { size } = await stat(join(FOLDER, name));
    total += size;
    announce(name, size);
  }
  if (total > MAX_BYTES) throw new Error(`${Math.round(total / 1000)} kB in all are too many`);
}
