import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_BASE } from '@recto/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const SPRING = '---\ntitle: Spring\ndate: 2026-03-31\n---\n<b>New</b> [page](/files)\n';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  const folder = join(testApp.dataFolder, 'content');
  await mkdir(join(folder, 'drafts'), { recursive: true });
  await writeFile(join(testApp.dataFolder, 'secret.md'), SPRING);
  await writeFile(join(folder, 'spring-2026.md'), SPRING);
  await writeFile(join(folder, 'unfinished.md'), 'No front matter');
  await writeFile(join(folder, 'long.md'), SPRING + 'x'.repeat(300_000));
  await writeFile(join(folder, 'drafts', 'next.md'), SPRING);
  await mkdir(join(folder, 'folder.md'));
  await symlink('../secret.md', join(folder, 'link.md'));
});
afterAll(() => testApp.close());

const get = (id: string) => testApp.inject({ method: 'GET', url: `${API_BASE}/blogcampaign/${id}` });

test('anybody may read a campaign, which is a file of the content folder', async () => {
  const answer = await get('spring-2026');
  expect(answer.json()).toMatchObject({
    ok: true,
    result: {
      id: 'spring-2026',
      title: 'Spring',
      date: '2026-03-31',
      html: '<p>&lt;b&gt;New&lt;/b&gt; <a href="/files">page</a></p>\n',
    },
  });
});

test.each([
  'unknown',
  'unfinished',
  'long',
  'link',
  'folder',
  'drafts',
  'drafts%2Fnext',
  '..%2Fsecret',
  '%2e%2e%2fsecret',
  '..',
  'spring-2026.md',
  'spring-2026%2F',
])('%s is none', async (id) => {
  const answer = await get(id);
  expect([answer.statusCode, answer.body]).toEqual([404, expect.not.stringContaining('Spring')]);
});
