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
