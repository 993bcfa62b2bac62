import { describe, expect, test } from 'vitest';
import { makeUnitJudge, sentenceBefore } from './noise.ts';
import { hasPredicate } from './predicates.ts';
import { splitUnits } from './units.ts';

const judge = (text: string, language = 'en') => {
  const units = splitUnits(text, language);
  const judge = makeUnitJudge(text, units, language);
  return units
    .map((_, at) => judge(at))
    .map((verdict, at) => [
      verdict.kind === 'noise' ? verdict.reason : verdict.kind,
      text.slice(units[at]?.start, units[at]?.end),
    ]);
};
const kindsOf = (text: string, language = 'en') => judge(text, language).map(([kind]) => kind);

describe('noise', () => {
  test.each([
    ['leaders', '1.1 Was ist Debian? . . . . . . . . . . . 1\n1.2 Was ist Linux? . . . . . . . . . . . . 2'],
    [
      'few leaders and no number',
      '11.11 Certains préfèrent mawk, comment Debian gère-t-elle la diversité ? . . . .',
    ],
    [
      'page numbers',
      'Item 1. Business\t1\nItem 1A. Risk Factors\t5\nItem 2. Properties\t15\nItem 3. Legal Proceedings\t15',
    ],
  ])('is the line of contents with %s', (_, text) => {
    expect(new Set(kindsOf(text))).toEqual(new Set(['contents']));
  });

  test.each([
    ['column head', 'Years ended December 31,\t2017\t2016'],
    ['column head', '(Dollars in millions, except per share data)'],
    ['column head', 'Fiscal 2017'],
    ['exhibit', '10.12 Form of Indemnification Agreement between the Company and its directors'],
    ['exhibit', '4.1 Indenture dated May 5, 2011 (incorporated by reference to Exhibit 4.1 to the Form 8-K)'],
    ['signature', 'By: /s/ Jane Doe'],
    ['signature', 'Name: ______________'],
    ['boilerplate', 'This page has been intentionally left blank.'],
    ['boilerplate', 'Diese Seite wurde absichtlich leer gelassen.'],
    ['boilerplate', 'See accompanying notes to consolidated financial statements.'],
    ['boilerplate', 'The information required by this item is incorporated herein by reference.'],
    ['boilerplate', 'The forward-looking statements in this report should be read with care.'],
    [
      'boilerplate',
      'Everyone is permitted to copy and distribute verbatim copies of this license document, but changing it is not allowed.',
    ],
    ['boilerplate', 'Standard Agreement Version 1.0 free to use under CC BY 4.0.'],
    ['sentence', 'This work is licensed under a Creative Commons licence.'],
    ['boilerplate', 'Copyright (C) 2007 Free Software Foundation, Inc.'],
    ['code', '$ ls -li foo bar'],
    ['code', 'for (var i = 2; i < 100; ++i) {'],
    ['garbage', '#3%4%56# /9=:>8.7 -(#3%4&56# ?'],
    ['no predicate', 'Various other things.'],
  ])('is a %s: %s', (reason, text) => {
    // Behind another line, as it stands on a page.
    const page = `The text of the page is above, and ends before whatever stands here.\n${text}`;
    expect(judge(page).at(-1)).toEqual([reason, text]);
  });

  test('is an entry of the index', () => {
    expect(kindsOf('Depreciation, 12, 45–47\nDividends, 13, 88')).toEqual(['index entry', 'index entry']);
  });

  test('is the head of columns over its values', () => {
    expect(kindsOf('Role\tHours in a day\t£ a day\nEngineer\t8\t780')).toEqual(['column head', 'row']);
  });
});

test('a row with label and value, a sentence, an item and a heading are what they are', () => {
  expect(
    judge(
      '5 Charges\nTotal assets\t12\t34\nIngrid Voss\tManaging Director\n6.2\tThe liability is limited.\n• forced outages;',
    ),
  ).toEqual([
    ['heading', '5 Charges'],
    ['row', 'Total assets\t12\t34'],
    ['row', 'Ingrid Voss\tManaging Director'],
    ['sentence', '6.2\tThe liability is limited.'],
    ['no predicate', 'forced outages;'],
  ]);
});

test.each([
  ['no predicate', '• Payroll and benefit costs for retail and corporate employees;', 'en'],
  ['no predicate', '• использовать в качестве раздела подкачки;', 'ru'],
  ['no predicate', '• GNOME (Standardeinstellung)', 'de'],
  ['no predicate', '→ https://lists.example.org/announce/', 'en'],
  ['item', '• Closed on the sale of the plant for $1.1 billion in cash', 'en'],
  ['item', '• 30 年: 磁気ストレージ (テープ、フロッピー)', 'ja'],
  ['sentence', '• Wählen Sie den Menüpunkt aus und bestätigen Sie ihn.', 'de'],
  ['sentence', '• the ability to execute our plans, and those of the group;', 'en'],
  ['column head', '2023\t2022\tTotal\tOperations\tCurrency', 'en'],
  ['column head', '484\tPDF library', 'en'],
  ['row', '1\tSIGHUP\tthe terminal hangs up', 'en'],
  ['code', 'smtp/tcp:\tDebian-exim\t3379 F.... exim4', 'en'],
  ['no predicate', 'स्थिति सभी संस्करणों में नहीं है फ्रेम', 'hi'],
])('without an introduction it is a %s: %s', (kind, text, language) => {
  expect(kindsOf(text, language).at(-1)).toBe(kind);
});

test('what goes on with an exhibit is one on a page of exhibits', () => {
  const text = `10.1\tForm of Option Agreement dated May 5
10.2\tForm of Stock Agreement dated May 5
10.3\tForm of Unit Agreement dated May 5, (incorporated by\treference
to Exhibit 10.4 of the Quarterly Report on Form 10-Q for March 31, 2022).`;
  expect(kindsOf(text).at(-1)).toBe('exhibit');
});

test('an ellipsis of Chinese is no leader of contents', () => {
  expect(kindsOf('程序会设置类型为数据，运行……', 'zh')).not.toContain('contents');
});

test('what a glossary says of a word has the word for its introduction', () => {
  const text = '1.14 alto\nES: alto, D: Alt\nA female voice of low range.';
  const found = splitUnits(text, 'en').find(({ start }) => text.startsWith('A female', start));
  expect(text.slice(found?.introduction?.start, found?.introduction?.end)).toBe('alto');
});

test('an item that says nothing without its introduction is no sentence', () => {
  const text =
    'Results are driven by:\n• forced outages of the plants that we operate;\n• The market prices are volatile.';
  expect(kindsOf(text)).toEqual(['sentence', 'item', 'sentence']);
});

test('a section that is named by a question is a heading', () => {
  expect(kindsOf('2.6 Can I get and install Debian directly from a remote Internet\nsite?')).toEqual([
    'heading',
  ]);
});

test.each([
  ['en', 'The USAF withdrew its appeal.', true],
  ['en', 'Click OK to continue.', true],
  ['en', 'Management’s Discussion and Analysis of Financial Condition and Results of Operations', false],
  ['de', 'Der Vermieter haftet nicht.', true],
  ['de', 'Hardware speziell für Linux', false],
  ['fr', 'Le locataire paie le loyer.', true],
  ['fr', 'Définitions et vue d’ensemble', false],
  ['es', 'El plazo vence en mayo.', true],
  ['es', 'Internos del sistema de ficheros', false],
  ['pt', 'O prazo termina em maio.', true],
  ['pt', 'Noções básicas de ficheiros Unix', false],
  ['pt', 'Nome do utilizador dono do ficheiro', false],
  ['de', 'Formate zum Lesen und Schreiben', false],
  ['pl', 'Umowa obowiązuje od maja.', true],
  ['pl', 'Specjalne podziękowania dla współpracowników', false],
  ['ru', 'Договор действует до мая.', true],
  ['ru', 'Подготовка файлов для загрузки', false],
  ['ar', 'افتتح المتحف في المدينة عام 1930.', true],
  ['ar', 'أنظمة الملفات', false],
  ['hi', 'यह एक नियम है।', true],
  ['hi', 'नियम और शर्तें', false],
  ['zh', '硬链接可以在同一个文件系统内创建。', true],
  ['zh', '文件系统权限', false],
  ['ja', '保証期間は一年です。', true],
  ['ja', 'タイムスタンプのリスト', false],
])('%s: "%s" has a predicate: %s', (language, text, expected) => {
  expect(hasPredicate(text, language)).toBe(expected);
});

test('the sentence before is one that nothing parts from this', () => {
  const page = 'Liability\nThe museum opened late.\nIt is free.';
  const units = splitUnits(page, 'en');
  expect(units.map((_, at) => sentenceBefore(page, units, at)?.start)).toEqual([undefined, undefined, 10]);
});
