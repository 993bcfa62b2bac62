import { expect, test } from 'vitest';
import { plainSentenceEnds } from './sentence-breaks.ts';

const ALPHABET = ' .. !?aB1"\')(][“”‘’,-:;–—•§  a.A b/&%$#@*+<=>\\^_`{|}~';
const TEXTS = 5_000;

test('sentences of plain characters end where the segmenter of the platform says, whatever stands around a stop', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  let state = 1;
  const pick = (from: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * from);
  };
  for (let each = 0; each < TEXTS; each++) {
    const text = Array.from({ length: 1 + pick(12) }, () => ALPHABET[pick(ALPHABET.length)]).join('');
    const ends = Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length);
    expect({ text, ends: plainSentenceEnds(text) }).toEqual({ text, ends });
  }
});

test('other characters are left to the segmenter', () => {
  for (const text of ['Über alles. So.', 'Ein\u00adfach. So.', '終わり。次。', 'a\u0085b. C'])
    expect(plainSentenceEnds(text)).toBeUndefined();
});
