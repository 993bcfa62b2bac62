import { expect, test } from 'vitest';
import { topAnswerCitation, topAnswerText, selectionCitation } from '#shared/questions/citation-text.ts';
import { cite, makeAnswered } from '#testing/question.ts';

const file = { _id: 'file-1', name: 'report.pdf', pageKind: 'layout' } as const;
const origin = 'https://recto.example';
const at = (page: number, hit: number) =>
  `${origin}/chat?file=file-1&question=question-1&page=${page}&hit=${hit}`;

test('a lead is copied alone, without its further passages', () => {
  const [first, second] = makeAnswered().claims;
  if (!first || !second) throw new Error('there are two claims');
  expect(topAnswerText(makeAnswered({ claims: [first, { ...second, isFurther: true }] }))).toBe(first.text);
});

test('a verbatim lead is cited between quotation marks, with its page and a link to its mark', () => {
  const answered = makeAnswered({ claims: [{ text: 'China 11,911', citations: [1] }] });
  const { text, html } = topAnswerCitation(answered, file, origin);
  expect(text).toBe(`“China 11,911” (report.pdf, p. 102 · PDF 105)\n${at(105, 1)}`);
  expect(html).toBe(
    `<p dir="ltr">“China 11,911” (report.pdf, <a href="${at(105, 1).replaceAll('&', '&amp;')}">p. 102 · PDF 105</a>)</p>`,
  );
});

test('words of ours have no quotation marks, and every page that they rest on is named once', () => {
  const { text } = topAnswerCitation(makeAnswered(), file, origin);
  expect(text).toBe(
    [
      'China: $11,911 million. (report.pdf, p. 102 · PDF 105)',
      at(105, 1),
      '',
      'That is a share of 55%. (report.pdf, p. 102 · PDF 105, p. 11 · PDF 13)',
      at(105, 2),
      at(13, 1),
    ].join('\n'),
  );
});

test('what a document says is text in a copy, not markup', () => {
  const quote = '<img src=x onerror="run()"> & more';
  const answered = makeAnswered({
    claims: [{ text: quote, citations: [0] }],
    citations: [{ ...cite(2, quote) }],
  });
  expect(topAnswerCitation(answered, file, origin).html).toContain(
    '“&lt;img src=x onerror=&quot;run()&quot;&gt; &amp; more”',
  );
});

test('selected words are cited with their page, the printed number and the lines where they are known', () => {
  const url = `${origin}/chat?file=file-1&page=105`;
  const at = { text: 'Rent is due.', page: 105, label: '102' };
  const { text, html } = selectionCitation(at, file, origin);
  expect(text).toBe(`“Rent is due.” (report.pdf, p. 102 · PDF 105)\n${url}`);
  expect(html).toContain(`<a href="${url.replace('&', '&amp;')}">p. 102 · PDF 105</a>`);
  const lines = { ...at, label: undefined, lines: '65–67' };
  const plain = selectionCitation(lines, { ...file, name: 'a.txt', pageKind: 'lines' }, origin).text;
  expect(plain).toContain('(a.txt, p. 105 · lines 65–67)');
});
