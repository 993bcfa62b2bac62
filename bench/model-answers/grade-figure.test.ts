import { expect, test } from 'vitest';
import { gradeFigure } from './grade-figure.ts';

test.each([
  ['$1577.00', 'It spent 1,577 million dollars.', 'right'],
  ['$8.70', 'Net property was 8,738 million.', 'right'],
  ['65.4%', 'It rose by 65.38 %.', 'right'],
  ['0.83', '2,912,853 ÷ 3,527,457 = 0.83', 'right'],
  ['65.4%', 'It rose by 56.4 %.', 'wrong'],
  ['0.83', 'It was 83 of them.', 'wrong'],
  ['$1577.00', 'Nothing is said of it.', 'wrong'],
  ['No, it fell by 2% because of wages.', 'It fell by 2 %.', 'no-figure'],
])('%s: "%s" is %s', (recorded, answer, grade) => {
  expect(gradeFigure(recorded, answer)).toBe(grade);
});
