import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './sentences.ts';

const split = (text: string, language: string) =>
  splitSentences(text, language).map(({ start, end }) => text.slice(start, end));

test.each([
  ['en', 'Mr. Smith met Dr. J. Jones of Acme Inc. in the U.S. market. They agreed.', 2],
  ['en', 'Sales rose (see Note 4). Costs, e.g. wages, fell.', 2],
  ['de', 'Nach Abs. 2 S. 1 gilt z. B. der 31. März 2020 als Stichtag. Danach nicht.', 2],
  ['pl', 'Umowa z dnia 1. maja obowiązuje m.in. spółki. Druga strona milczy.', 2],
  ['fr', 'M. Dupont a signé. Mme Martin aussi.', 2],
  ['zh', '黑豹队丢了308分。他们赢了。', 2],
  ['hi', 'यह पहला वाक्य है। यह दूसरा है।', 2],
  ['hi', 'यह पहला वाक्य है | यह दूसरा है |', 2],
  ['ja', '実行します。”mc /etc.” を参照下さい。', 2],
  ['ar', 'انتقل المتحف في عام .2000 كما فازوا بالكأس مرتين.', 2],
  ['ru', 'Это стоит 5 млн. руб. в год. См. рис. 3 на стр. 5.', 2],
  ['en', 'Pay No. 5 under Art. 3 Abs. 2 of the law. It costs approx. 150 per cent. of that.', 2],
  ['en', 'The total is limited to 1.5 million, or 150 per cent. of the yearly Charges. It ends.', 2],
  ['en', 'We sell in the U.S. The Company grows. They buy cars, ships, etc. We do not.', 4],
  ['en', 'Yahoo! is a company. He waited... and then left. “What?” he asked.', 3],
  ['en', '6. The liability is limited. 7. It ends.', 2],
  ['en', 'In Smith v. Jones the court ruled. It did so under Treas. Reg. 5.', 2],
  ['pl', 'Projekt wsparcia (ang. Long Term Support) trwa. Kończy się w maju.', 2],
  ['ru', 'Взаимодействие (от англ. Inter-Process) нужно всем. Оно быстро.', 2],
  ['en', 'Item 1. Business', 1],
  ['en', 'Consistent with 48 C.F.R. 12.212, it applies. It ends.', 2],
  ['zh', '仅提供概览，而忽略情况。（使用其它。）', 2],
  ['ja', '”それ” を使います。”あれ” も使います。', 2],
  ['ja', '「そうです。」と言いました。', 1],
  ['en', 'The party ends the agreement.3 The next sentence follows.', 2],
  ['en', 'The folder “.” is there. The folder “..” is its parent.', 2],
  ['de', 'Das steht in Kapitel 5. Danach folgt mehr. Am 3. Oktober ist frei.', 3],
])('%s: %s', (language, text, count) => {
  expect(split(text, language)).toHaveLength(count);
});

test('a line break is a space', () => {
  expect(split('The Company\nbelieves so. It\nhopes.', 'en')).toEqual([
    'The Company\nbelieves so.',
    'It\nhopes.',
  ]);
});

test('nothing but white space lies outside the sentences', () => {
  assert(
    property(
      array(constantFrom('Mr.', 'a', 'B', '.', '!', ' ', '\n', '\t', '12.', '。', '公', '\ud800'), {
        maxLength: 60,
      }),
      (parts) => {
        const text = parts.join('');
        let rest = text;
        for (const { start, end } of splitSentences(text, 'en').toReversed())
          rest = rest.slice(0, start) + rest.slice(end);
        expect(rest.trim()).toBe('');
      },
    ),
  );
});

test('the stop that begins the name of a file ends no sentence', () => {
  const text = 'You may see .LNK and .LCK files appear. They lock the file (.LNK too). Keep .Xauthority.';
  expect(splitSentences(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    'You may see .LNK and .LCK files appear.',
    'They lock the file (.LNK too).',
    'Keep .Xauthority.',
  ]);
});
