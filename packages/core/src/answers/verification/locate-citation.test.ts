import { expect, test } from 'vitest';
import { anchorsOfRange, type Page, pageText } from '#document/index.ts';
import { locateCitation } from './locate-citation.ts';

const pageOf = (...rows: string[]): Page => ({
  number: 1,
  width: 600,
  height: 800,
  state: 'text',
  lines: rows.map((text, row) => ({
    text,
    words: [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      start: index,
      end: index + word.length,
      box: [index * 100, row * 500, (index + word.length) * 100, row * 500 + 400],
    })),
  })),
});
const page = pageOf('Revenue rose to 1,200 in 2017.', 'So it did: revenue rose to 1,200', 'in 2016 as well.');
const text = pageText(page);
const boxesAt = (start: number, length: number) => anchorsOfRange(page, { start, end: start + length }).boxes;

test('a quote that stands twice is the one under its boxes', () => {
  const quote = 'revenue rose to 1,200';
  for (const start of [0, text.indexOf(quote)])
    expect(locateCitation(page, { quote, boxes: boxesAt(start, quote.length) })).toEqual({
      start,
      end: start + quote.length,
    });
});

test('without boxes it is the first', () => {
  expect(locateCitation(page, { quote: 'Revenue rose', boxes: [] })).toEqual({ start: 0, end: 12 });
});

test('words that are read otherwise today are those under the boxes, or nowhere', () => {
  const start = text.indexOf('in 2016');
  const quote = 'ln 2O16 as well';
  const range = { start, end: start + 'in 2016 as well.'.length };
  expect(locateCitation(page, { quote, boxes: boxesAt(start, quote.length) })).toEqual(range);
  expect(locateCitation(page, { quote, boxes: [] })).toBeNull();
});

test('of a quote that is shown shortened all that is marked is found, or else what is shown', () => {
  const whole = { start: text.indexOf('So it did'), end: text.length };
  const quote = '…revenue rose to 1,200 in 2016…';
  expect(locateCitation(page, { quote, boxes: boxesAt(whole.start, whole.end - whole.start) })).toEqual(
    whole,
  );
  const shown = { start: text.indexOf('revenue rose'), end: text.indexOf(' as well') };
  expect(locateCitation(page, { quote, boxes: [] })).toEqual(shown);
});
