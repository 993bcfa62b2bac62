import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { zipFiles } from '#kernel/zip-files.ts';
import { readZip } from '#testing/read-zip.ts';

const file = (path: string, open: () => Readable | null) => ({
  path,
  storedAt: new Date(0),
  isPacked: true,
  open: async () => open(),
});

/** A file without an end. */
const endless = () =>
  new Readable({
    read() {
      this.push(Buffer.alloc(16_384, 'x'));
    },
  });

test('holds the files, one of them open at a time', async () => {
  let open = 0;
  let most = 0;
  const files = Array.from({ length: 20 }, (_, index) =>
    file(`files/${index}.txt`, () => {
      open += 1;
      most = Math.max(most, open);
      return Readable.from([Buffer.alloc(200_000, `${index} `)]).once('close', () => (open -= 1));
    }),
  );
  const zip = readZip(await buffer(zipFiles(files)));
  expect(zip.size).toBe(20);
  expect(zip.get('files/7.txt')).toEqual(Buffer.alloc(200_000, '7 '));
  expect(most).toBe(1);
});

test('leaves out what has been deleted meanwhile', async () => {
  const files = [file('gone.txt', () => null), file('here.txt', () => Readable.from([Buffer.from('here')]))];
  expect([...readZip(await buffer(zipFiles(files))).keys()]).toEqual(['here.txt']);
});

test('whoever breaks off leaves nothing open, and nothing more is opened', async () => {
  const content = endless();
  let opened = 0;
  const next = file('next', () => {
    opened += 1;
    return endless();
  });
  const archive = zipFiles([file('endless', () => content), next]);
  await once(archive, 'readable');
  while (!content.readableDidRead) {
    archive.read();
    await new Promise(setImmediate);
  }
  archive.destroy();
  await once(content, 'close');
  expect([content.destroyed, opened]).toEqual([true, 0]);
});

test('a file that cannot be read breaks the archive off, instead of seeming whole', async () => {
  const broken = () =>
    new Readable({
      read() {
        this.destroy(new Error('the disk is gone'));
      },
    });
  const files = [file('fine', () => Readable.from([Buffer.from('fine')])), file('broken', broken)];
  await expect(buffer(zipFiles(files))).rejects.toThrow('the disk is gone');
});

test('a zip that is given up closes, also where the file under way ends at that', async () => {
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  const content = async function* () {
    yield Buffer.from('the beginning');
    await givenUp;
    throw new Error('nobody wants it any more');
  };
  const file = {
    path: 'a.txt',
    storedAt: new Date(),
    isPacked: true,
    open: async () => Readable.from(content()),
  };
  const zip = zipFiles([file]);
  zip.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => zip.once('close', resolve));
  zip.resume();
  // What has been written is read, and more is waited for.
  await setTimeout(20);
  zip.destroy(new Error('given up'));
  giveUp();
  await closed;
}, 5_000);
