import { expect, test } from 'vitest';
import { differences, type Part } from '../e2e/pictures/tour/describe-part.ts';

const part = (box: Part['box']): Part => ({ kind: 'text', text: 'What is this about?', box });

test.each([
  ['a long text 2 % wider', [20, 40, 294, 18], 0],
  ['a long text 6 % wider', [20, 40, 306, 18], 2],
  ['a short text four pixels wider', [20, 40, 24, 18], 0, [20, 40, 20, 18]],
  ['a text five pixels lower', [20, 45, 288, 18], 2],
] as const)('%s', (_, after, count, before: Part['box'] = [20, 40, 288, 18]) => {
  expect(differences([part(before)], [part(after)])).toHaveLength(count);
});

test.each([
  ['set from the right', [646, 346, 34, 18], 0],
  ['set from the left', [652, 346, 34, 18], 0],
  ['elsewhere', [640, 346, 34, 18], 2],
] as const)('a time of day that is narrower in another minute, %s', (_, after, count) => {
  const time = (text: string, box: Part['box']): Part => ({ kind: 'text', text, box });
  expect(differences([time('11:11', [652, 346, 28, 18])], [time('20:48', after)])).toHaveLength(count);
});
