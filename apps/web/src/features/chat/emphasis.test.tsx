import type { Span } from '@recto/contract/questions';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Emphasis } from '#features/chat/emphasis.tsx';

const TEXT = 'Costs <b>rose</b> by 11% in 2020.';

function show(spans: readonly Span[], { from = 0, to = TEXT.length } = {}) {
  const { container } = render(<Emphasis text={TEXT} {...{ spans, from, to }} />);
  const bold = [...container.querySelectorAll('strong')].map(({ textContent }) => textContent);
  return { text: container.textContent, bold };
}
const spanOf = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

test('the words that answer are bold, and the text stays whole, markup in it too', () => {
  expect(show([spanOf('11%'), spanOf('<b>rose')])).toEqual({ text: TEXT, bold: ['<b>rose', '11%'] });
});

test('words that go over the border of a part are bold on both sides of it', () => {
  const border = TEXT.indexOf('2020');
  expect(show([spanOf('in 2020')], { to: border }).bold).toEqual(['in ']);
  expect(show([spanOf('in 2020')], { from: border }).bold).toEqual(['2020']);
});

test('a span that is empty, turned around or beyond the text makes nothing bold', () => {
  const spans = [
    { start: 3, end: 3 },
    { start: 9, end: 4 },
    { start: 5, end: TEXT.length + 1 },
  ];
  expect(show(spans)).toEqual({ text: TEXT, bold: [] });
});
