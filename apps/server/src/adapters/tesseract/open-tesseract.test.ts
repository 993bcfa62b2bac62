import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openTesseract } from '#adapters/tesseract/open-tesseract.ts';
import { makeLog } from '#kernel/log.ts';
import { makeTesseractScript } from '#testing/tesseract-script.ts';

const options = { log: makeLog('silent'), searchPath: '/usr/bin:/bin' };
const picture = new TextEncoder().encode('P5\n1 1\n255\n0');

async function arrange(read: string, { version = '5.3.0', pageMs = 20_000 } = {}) {
  const script = await makeTesseractScript({ read, version });
  onTestFinished(script.remove);
  const open = () => openTesseract(script.path, { ...options, pageMs });
  const recognise = async (signal = new AbortController().signal) => {
    const program = await open();
    return program?.recognise(picture, { languages: ['chi_sim', 'eng'], dpi: 200, signal });
  };
  return { open, recognise, fileOf: (name: string) => join(script.folder, name) };
}

test('the languages are those of its data; a picture goes in, hOCR comes out', async () => {
  const { open, recognise, fileOf } = await arrange(
    'cat > picture; echo "$@" > arguments; echo "$OMP_THREAD_LIMIT" > threads; echo "<html/>"',
  );
  expect((await open())?.languages).toEqual(new Set(['chi_sim', 'eng']));
  expect(await recognise()).toBe('<html/>\n');
  expect(await readFile(fileOf('picture'))).toEqual(Buffer.from(picture));
  expect(await readFile(fileOf('threads'), 'utf8')).toBe('1\n');
  const words = (await readFile(fileOf('arguments'), 'utf8')).trim();
  expect(words).toMatch(/^stdin stdout -l chi_sim\+eng --dpi 200 .*hocr_char_boxes=1.* hocr$/);
});

test('off is off; what is set and cannot be used stops the start', async () => {
  expect(await openTesseract('off', options)).toBeNull();
  expect(await openTesseract('auto', { ...options, searchPath: '/nowhere' })).toBeNull();
  await expect(openTesseract('/nowhere/tesseract', options)).rejects.toThrow('TESSERACT: /nowhere/tesseract');
  const { open } = await arrange('exit 0', { version: '4.0.0-beta' });
  await expect(open()).rejects.toThrow('cannot be used');
});

test('a program that fails on a page says so', async () => {
  const { recognise } = await arrange('exit 3');
  await expect(recognise()).rejects.toThrow('ended with 3');
});

// `exec`, so that the process that is killed is the one that sleeps.
const SLEEP = 'echo $$ > pid; exec sleep 60';

test('a program that waits for a core is not one that takes too long', async () => {
  const { recognise } = await arrange('sleep 1; echo "<html/>"', { pageMs: 300 });
  expect(await recognise()).toBe('<html/>\n');
});

test('a program that works or hangs too long, or is called off, is killed', async () => {
  const busy = await arrange('echo $$ > pid; while :; do :; done', { pageMs: 300 });
  await expect(busy.recognise()).rejects.toThrow('SIGKILL');
  await expectEnded(busy.fileOf('pid'));

  const hanging = await arrange(SLEEP, { pageMs: 60 });
  await expect(hanging.recognise()).rejects.toThrow('SIGKILL');
  await expectEnded(hanging.fileOf('pid'));

  const stopped = await arrange(SLEEP);
  const stop = new AbortController();
  const reading = stopped.recognise(stop.signal);
  reading.catch(() => undefined);
  await expect.poll(() => readFile(stopped.fileOf('pid'), 'utf8').catch(() => '')).not.toBe('');
  stop.abort();
  await expect(reading).rejects.toThrow('abort');
  await expectEnded(stopped.fileOf('pid'));
});

async function expectEnded(file: string): Promise<void> {
  const pid = Number(await readFile(file, 'utf8'));
  await expect
    .poll(() => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    })
    .toBe(false);
}
