import { array, assert, boolean, constantFrom, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { type Page, pageText } from '#document/document.ts';
import type { FlowBlock } from '#document/flow.ts';
import { type Language, LANGUAGES } from '#language/languages.ts';
import { printedPage } from '../testing/printed-page.ts';
import { checkFacts } from './check-facts.ts';
import { cutSegments, cutText } from './cut-segments.ts';
import { joinSegments, joinText } from './join-segments.ts';
import type { Segment } from './types.ts';

/** Sentences of documents, with what makes it hard to tell where one ends. */
const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'The supplier, Acme Ltd., delivers within 30 days.',
    'See No. 5 at 10 a.m. on Jan. 3.',
    'He said: “Pay now!” and left.',
    'Is it due?',
  ],
  ar: [
    'يلتزم المورد بتسليم البضائع خلال 30 يوما.',
    'هل يستحق الدفع في 31 مارس 2025؟',
    'قال: «ادفع الآن»؛ ثم غادر.',
    'المبلغ ١٬٢٣٤٫٥٠ يورو.',
  ],
  de: [
    'Gemäß Abs. 2 S. 1 gilt z. B. der 31. März 2025.',
    'Die Zahlung von 12.450,00 € ist fällig.',
    '„Zahlen Sie!“, sagte er.',
    'Gilt das?',
  ],
  es: [
    'El Sr. Pérez pagará 12.450,00 €.',
    '¿Vence el 31 de marzo de 2025?',
    '¡Pague ahora!',
    'Véase la pág. 5.',
  ],
  fr: ['M. Durand paie 12 450,00 € le 31 mars.', 'Est-ce dû ?', '« Payez ! », dit-il.', 'Voir l’art. 5.'],
  hi: [
    'आपूर्तिकर्ता 30 दिनों के भीतर माल की आपूर्ति करेगा।',
    'क्या भुगतान देय है?',
    'राशि ₹1,23,456.00 है।',
    'डॉ. शर्मा आए।',
  ],
  ja: [
    '供給者は30日以内に商品を納入する。',
    '「支払え。」と彼は言った。',
    '支払日は2025年3月31日です。',
    '本当ですか？',
  ],
  pl: [
    'Dostawca, np. Acme sp. z o.o., dostarczy towar w ciągu 30 dni.',
    'Zapłata do 31 marca 2025 r. wynosi 12 450,00 zł.',
    'Czy to prawda?',
    '„Płać!” – rzekł.',
  ],
  pt: [
    'O Sr. Silva pagará 12.450,00 €.',
    'Vence em 31 de março de 2025?',
    'Pague já!',
    'Ver o art. 5.º da lei.',
  ],
  ru: [
    'Оплата 12 450,00 руб. производится до 31 марта 2025 года.',
    'Поставщик, т. е. ООО «Ромашка», обязан поставить товар.',
    'Верно ли это?',
    '«Платите!» – сказал он.',
  ],
  zh: [
    '供应商应在收到订单后30天内交付货物。',
    '他说：“现在付款！”',
    '应于2025年3月31日支付12450欧元。',
    '是吗？',
  ],
};
const UNSPACED = new Set<Language>(['ja', 'zh']);

const sliceOf = (pages: readonly Page[]) => (segment: Segment) => {
  const page = pages.find(({ number }) => number === segment.page);
  return page && pageText(page).slice(segment.start, segment.end);
};

/** Segments in their place rebuild the text, share nothing, and leave no letter out but those of numbers. */
function expectWhole(pages: readonly Page[], segments: readonly Segment[], numbers: RegExp): void {
  const source = pages.map(pageText).join('\f');
  expect(joinSegments(pages, segments)).toBe(source);
  const whole = segments.filter(({ rest }) => !rest);
  expect(joinSegments(pages, whole, sliceOf(pages))).toBe(source);
  expect(segments.map(({ index }) => index)).toEqual([...segments.keys()]);
  const left = joinSegments(pages, segments, () => '');
  expect(left.replaceAll(numbers, '')).not.toMatch(/\p{L}/u);
  const bare = (text: string) => text.replace(/\s+/gu, '');
  for (const segment of segments.filter(({ rest }) => !rest))
    expect(bare(sliceOf(pages)(segment) ?? '')).toBe(bare(segment.text));
}

test.each(LANGUAGES)('%s: typed text is rebuilt exactly from its segments', (language) => {
  const paragraph = array(constantFrom(...SENTENCES[language]), { minLength: 1, maxLength: 4 }).map((some) =>
    some.join(UNSPACED.has(language) ? '' : ' '),
  );
  const between = constantFrom('\n', '\n\n', '\r\n', '\n \t\n', '  \n', '\t');
  assert(
    property(array(tuple(paragraph, between), { maxLength: 5 }), (parts) => {
      const text = parts.flat().join('');
      const segments = cutText(text, language);
      expect(joinText(text, segments)).toBe(text);
      expectWhole([pageOf(text, [])], segments, /^$/gu);
    }),
    { numRuns: 40 },
  );
});

const pageOf = (text: string, blocks: readonly FlowBlock[], number = 1): Page => ({
  number,
  width: 0,
  height: 0,
  state: 'text',
  lines: text.split('\n').map((line) => ({ text: line, words: [] })),
  flow: { blocks, changes: [] },
});

test.each(LANGUAGES)('%s: a document is rebuilt exactly from its segments', (language) => {
  const words = array(constantFrom(...SENTENCES[language]), { minLength: 1, maxLength: 3 }).map((some) =>
    some.join(UNSPACED.has(language) ? '' : ' '),
  );
  const block = record({
    kind: constantFrom(
      'heading',
      'paragraph',
      'item',
      'note',
      'header',
      'footer',
      'comment',
      'table' as const,
    ),
    words: array(words, { minLength: 1, maxLength: 3 }),
    isNumbered: boolean(),
  });
  assert(
    property(array(array(block, { maxLength: 5 }), { minLength: 1, maxLength: 3 }), (document) => {
      const pages = document.map((blocks, index) => {
        let text = '';
        const placed = blocks.map(({ kind, words: some, isNumbered }): FlowBlock => {
          if (text !== '') text += '\n\n';
          const start = text.length;
          const number = isNumbered && kind !== 'table' ? '(a)' : undefined;
          const cells: { start: number; end: number }[] = [];
          text += number === undefined ? '' : `${number} `;
          for (const [at, each] of some.entries()) {
            if (at > 0) text += kind === 'table' ? '\t' : '\n';
            cells.push({ start: text.length, end: text.length + each.length });
            text += each;
          }
          return {
            kind,
            start,
            end: text.length,
            ...(number !== undefined && { number }),
            ...(kind === 'table' && { rows: [cells] }),
          };
        });
        return pageOf(text, placed, index + 1);
      });
      expectWhole(pages, cutSegments(pages, language), /\(a\)/gu);
    }),
    { numRuns: 40 },
  );
});

test.each(LANGUAGES)('%s: the sentences of a paragraph are its segments', (language) => {
  const text = SENTENCES[language].join(UNSPACED.has(language) ? '' : ' ');
  expect(cutText(text, language).map((segment) => segment.text)).toEqual([...SENTENCES[language]]);
});

test('a sentence over the end of a page is one segment, and its translation stands where it begins', () => {
  const first = 'The supplier delivers all goods that were ordered by the customer and are in stock, and it';
  const second = 'pays their transport. Notices are in writing.';
  const note = '[1] Subject to change.';
  const pages = [
    pageOf(`${first}\n\n${note}`, [
      { kind: 'paragraph', start: 0, end: first.length },
      { kind: 'note', start: first.length + 2, end: first.length + 2 + note.length, number: '[1]' },
    ]),
    pageOf(second, [{ kind: 'paragraph', start: 0, end: second.length }], 2),
  ];
  const segments = cutSegments(pages, 'en');
  expect(segments).toMatchObject([
    {
      text: `${first} pays their transport.`,
      page: 1,
      start: 0,
      end: first.length,
      rest: [{ page: 2, start: 0, end: 21 }],
    },
    { text: 'Notices are in writing.', page: 2, block: 0 },
    { text: 'Subject to change.', kind: 'note', block: 1 },
  ]);
  expect(joinSegments(pages, segments, ({ index }) => `<${index}>`)).toBe('<0>\n\n[1] <2>\f <1>');
});

test('printed lines are joined, divided words made whole', () => {
  const page = printedPage(1, [
    { text: 'The supplier shall deliver all the goods to the ware-', top: 100 },
    { text: 'house of the customer within thirty days of receipt of', top: 112 },
    { text: 'the order. Payment is due at once, by bank trans-', top: 124 },
    { text: 'fer only.', top: 136 },
  ]);
  expect(cutSegments([page], 'en').map(({ text }) => text)).toEqual([
    'The supplier shall deliver all the goods to the warehouse of the customer within thirty days of receipt of the order.',
    'Payment is due at once, by bank transfer only.',
  ]);
});

test('short lines of typed text are lines, long ones a paragraph that was wrapped', () => {
  const texts = (text: string) => cutText(text, 'en').map((segment) => segment.text);
  expect(texts('Dear all,\nplease pay.\nYours')).toEqual(['Dear all,', 'please pay.', 'Yours']);
  const wrapped =
    'The supplier delivers all the goods that were\nordered by the Customer and that are in the\nStock of its house.';
  expect(texts(wrapped)).toEqual([wrapped.replaceAll('\n', ' ')]);
  expect(texts(`Acme Ltd\n${wrapped}`)[0]).toBe('Acme Ltd');
});

test('the number of a heading is left out, and its word only where the format counts', () => {
  const block = (text: string, number: string) => ({
    kind: 'heading' as const,
    start: 0,
    end: text.length,
    number,
  });
  const printed = (text: string, number: string) => {
    const { flow: _, ...page } = pageOf(text, []);
    return cutSegments([{ ...page, width: 600, height: 800, blocks: [block(text, number)] }], 'en')[0]?.text;
  };
  expect(printed('Article 5 Term', 'Article 5')).toBe('Article 5 Term');
  expect(printed('第3条 Term', '第3条')).toBe('第3条 Term');
  expect(printed('III. Term', 'III.')).toBe('Term');
  expect(printed('5.1 Term', '5.1')).toBe('Term');
  const counted = pageOf('Article 5 Term', [block('Article 5 Term', 'Article 5')]);
  expect(cutSegments([counted], 'en')[0]?.text).toBe('Term');
});

test('a line of contents is its words, without dots and page', () => {
  const lines = ['1. Scope of supply ........ 12', 'Preface\tiv', 'Appendix B2'];
  const { flow: _, ...page } = pageOf(lines.join('\n'), []);
  const blocks = [{ kind: 'contents' as const, start: 0, end: lines.join('\n').length }];
  expect(cutSegments([{ ...page, blocks }], 'en').map(({ kind, text }) => [kind, text])).toEqual([
    ['contents', '1. Scope of supply'],
    ['contents', 'Preface'],
    ['contents', 'Appendix B2'],
  ]);
});

test('a text that was made to be slow is cut as any other', () => {
  const odd = [
    ' '.repeat(100_000),
    '\n \t'.repeat(50_000),
    'a.'.repeat(50_000),
    '. '.repeat(50_000),
    'a@'.repeat(50_000),
  ];
  for (const text of odd) {
    const whole = `Start ${text} end`;
    expect(joinText(whole, cutText(whole, 'en'))).toBe(whole);
    checkFacts(whole, 'x', { source: 'en', target: 'de' });
  }
});

test('cells are segments of their own, numbers none', () => {
  const text = 'Item\tPrice\nSteel pipe\t1,234.00';
  const page = pageOf(text, [
    {
      kind: 'table',
      start: 0,
      end: text.length,
      rows: [
        [
          { start: 0, end: 4 },
          { start: 5, end: 10 },
        ],
        [
          { start: 11, end: 21 },
          { start: 22, end: 30 },
        ],
      ],
    },
  ]);
  expect(cutSegments([page], 'en').map(({ kind, text: words }) => [kind, words])).toEqual([
    ['cell', 'Item'],
    ['cell', 'Price'],
    ['cell', 'Steel pipe'],
  ]);
});
