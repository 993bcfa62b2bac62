import { afterEach, expect, test } from 'vitest';
import { readSelectedText } from '#features/chat/selected-text.ts';

afterEach(() => document.body.replaceChildren());

/** Selects between two elements, from the beginning of the one to the end of the other. */
function select(html: string, first: string, last = first) {
  document.body.innerHTML = `<p id="beside">Beside</p><main>${html}</main>`;
  const find = (query: string) => {
    const found = document.querySelector(query);
    if (!found) throw new Error(`${query} is not there`);
    return found;
  };
  const selection = document.getSelection();
  const range = document.createRange();
  range.setStart(find(first), 0);
  range.setEnd(find(last), find(last).childNodes.length);
  selection?.removeAllRanges();
  selection?.addRange(range);
  return readSelectedText(find('main'), selection);
}

const PDF = `<section data-page="7"><div class="textLayer">
  <span id="a">The five-</span><br><span>year </span><span>loan</span><br><span id="b">is due.</span></div></section>`;

test('words of a PDF are read over the ends of its lines', () => {
  expect(select(PDF, '#a', '#b')).toMatchObject({ text: 'The five-year loan is due.', page: 7 });
  expect(
    select('<section data-page="1"><b id="a">賃料は</b><br><b id="b">毎月</b></section>', '#a', '#b')?.text,
  ).toBe('賃料は毎月');
});

test('lines of plain text are told, without the numbers beside them', () => {
  const line = (at: number) =>
    `<div class="viewer-line"><span aria-hidden="true">${at}</span><span data-line="${at}">Line ${at}</span></div>`;
  const page = `<section data-page="2">${line(65)}${line(66)}</section>`;
  expect(select(page, '[data-line="65"]', '[data-line="66"]')).toMatchObject({
    text: 'Line 65 Line 66',
    lines: '65–66',
  });
  expect(select(page, '[data-line="66"]')).toMatchObject({ text: 'Line 66', lines: '66' });
});

test('what is selected elsewhere is not read', () => {
  expect(select(PDF, '#beside')).toBeNull();
  expect(select(PDF, '#beside', '#b')).toBeNull();
});

test('of a Word page its text is taken: not what was deleted, nor who changed it', () => {
  const html = `<section data-page="2"><div id="block"><div class="word-line"><span class="word-number">2.1</span><span>Pay in <del>30</del><ins>45</ins> days.</span></div>
    <div class="word-byline"><b>Changed</b></div><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></div></section>`;
  expect(select(html, '#block')?.text).toBe('2.1 Pay in 45 days. a b');
});
