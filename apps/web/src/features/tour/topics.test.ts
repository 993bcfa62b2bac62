import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MENU_STEPS } from '#features/tour/menu-steps.ts';
import { TOPICS } from '#features/tour/topics.ts';

const FOLDER = join(import.meta.dirname, 'pictures');
const MAX_BYTES = 60_000;

interface Made {
  files: Record<'light' | 'dark', string>;
}
const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as Record<string, Made>;
const images = TOPICS.flatMap(({ steps }) => steps.map(({ image }) => image));

describe('the topics of the guided tour', () => {
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
