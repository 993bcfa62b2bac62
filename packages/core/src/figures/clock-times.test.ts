import { expect, test } from 'vitest';
import { findClockTimes } from './clock-times.ts';

test.each([
  ['en', 'The desk is open from 7.00 to 19.00 on working days.', ['7.00 to 19.00']],
  ['en', 'Doors open at 8:30, lunch is at 12 p.m. and tea at 4.15pm.', ['8:30', '12 p.m.', '4.15pm']],
  ['de', 'Geöffnet von 9 Uhr bis 17:30 Uhr.', ['9 Uhr', '17:30']],
  ['fr', 'Ouvert de 9 h à 18h00.', ['9 h', '18h00']],
  ['ja', '受付は9時から、締切は17:30です。', ['9時', '17:30']],
  ['en', 'Costs of 4.50 to 7.25% rose by 12:1 over 3.10 in clause 7.30.4.', []],
])('%s: %s', (language, text, times) => {
  expect(findClockTimes(text, language).map(({ start, end }) => text.slice(start, end))).toEqual(times);
});
