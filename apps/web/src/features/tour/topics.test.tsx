import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Sidebar } from '#app/navigation.tsx';
import { MENU_STEPS } from '#features/tour/menu-steps.ts';
import { TOPICS } from '#features/tour/topics.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';

const FOLDER = join(import.meta.dirname, 'pictures');
const MAX_BYTES = 60_000;

interface Made {
  files: Record<'light' | 'dark', string>;
}
const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as Record<string, Made>;
const images = TOPICS.flatMap(({ steps }) => steps.map(({ image }) => image));

describe('the walk over the menu', () => {
  test('leads over every entry of the sidebar, in its order', async () => {
    vi.stubGlobal('fetch', async () => jsonAnswer(404, { code: 'x' }));
    await renderPage('/', () => <Sidebar collapsed={false} room="usual" />);
    const entries = [...document.querySelectorAll<HTMLElement>('[data-tour]')].map(
      ({ dataset }) => dataset['tour'],
    );
    expect(entries).toHaveLength(5);
    expect(MENU_STEPS.map(({ id }) => id)).toEqual(entries);
  });
});

describe('the topics of the guided tour', () => {
  const textOf = (id: string) =>
    TOPICS.find((topic) => topic.id === id)
      ?.steps.map(({ description }) => description)
      .join(' ') ?? '';

  test.each([
    ['compare-usage', ['exactly 2 files', 'Start file Comparison', 'Smart Comparison']],
    [
      'files-usage',
      [
        'Create a folder',
        'default root folder',
        'Upload Documents',
        'at most 5 files',
        'waiting to Complete',
        'chat and comparison',
      ],
    ],
  ])('%s says what the specification has its guide say', (id, words) => {
    for (const word of words) expect(textOf(id)).toContain(word);
  });

  test('have names of their own', () => {
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    expect(new Set(images).size).toBe(images.length);
    expect(new Set(MENU_STEPS.map(({ id }) => id)).size).toBe(MENU_STEPS.length);
  });

  test('have a picture for each step in both themes, and no picture is left over', () => {
    const wanted = images.flatMap((image) => [`${image}-dark.webp`, `${image}-light.webp`]);
    const there = readdirSync(FOLDER).filter((name) => name.endsWith('.webp'));
    expect(there.sort()).toEqual(wanted.sort());
  });

  test.each(images)('%s is small, and what is known of it was noted with it', (image) => {
    for (const theme of ['light', 'dark'] as const) {
      const bytes = readFileSync(join(FOLDER, `${image}-${theme}.webp`));
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
      expect(manifest[image]?.files[theme]).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });
});
