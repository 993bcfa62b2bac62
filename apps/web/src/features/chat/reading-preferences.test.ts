import { expect, test } from 'vitest';
import { parseReadingPreferences } from '#features/chat/reading-preferences.ts';

const cookie = (value: unknown) => `theme=x; recto-reading=${encodeURIComponent(JSON.stringify(value))}; y=1`;

test('the arrangement of the room is read from its cookie', () => {
  expect(parseReadingPreferences(cookie({ conversationWidth: 480, hasThumbnails: false }))).toEqual({
    conversationWidth: 480,
    hasThumbnails: false,
  });
});

test('what is missing, unreadable or out of bounds is as usual', () => {
  const usual = { conversationWidth: 412, hasThumbnails: true };
  expect(parseReadingPreferences('')).toEqual(usual);
  expect(parseReadingPreferences('recto-reading=%7B')).toEqual(usual);
  expect(parseReadingPreferences(cookie({ conversationWidth: 20, hasThumbnails: 'no' }))).toEqual(usual);
});
