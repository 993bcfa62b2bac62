import { describe, expect, it } from 'vitest';
import type { Page } from '#document/document.ts';
import { readAbout } from './read-about.ts';

/** Pages of plain text, which have no layout to tell a title by. */
const pagesOf = (...texts: readonly string[]): Page[] =>
  texts.map((text, at) => ({
    number: at + 1,
    width: 0,
    height: 0,
    state: 'text',
    lines: text.split('\n').map((line) => ({ text: line, words: [] })),
  }));

const read = (text: string, language = 'en') => {
  const { title, kind, date, parties } = readAbout(pagesOf(text), language);
  return [title?.text, kind?.text, date?.text, parties.map((party) => party.text)];
};

describe('what a document is', () => {
  it.each([
    [
      'en',
      `SERVICES AGREEMENT\nThis Services Agreement is made as of March 3, 2021 by and between Nordwind Software, Inc., a Delaware corporation ("Provider"), and Alder & Birch LLC (the "Client").\nThe parties agree as follows.`,
      [
        'SERVICES AGREEMENT',
        'Services agreement',
        'March 3, 2021',
        ['Nordwind Software, Inc.', 'Alder & Birch LLC'],
      ],
    ],
    [
      'de',
      'Mietvertrag\nVermieter: Hausverwaltung Sonnenhof GmbH\nMieter: Petra Schulz\nDer Mietvertrag wird geschlossen am 1. April 2023 und läuft auf unbestimmte Zeit.',
      ['Mietvertrag', 'Mietvertrag', '1. April 2023', ['Hausverwaltung Sonnenhof GmbH', 'Petra Schulz']],
    ],
    [
      'fr',
      'Communiqué de presse\nParis, le 4 mai 2022\nLe groupe annonce une hausse de ses ventes au premier trimestre.',
      ['Communiqué de presse', 'Communiqué', '4 mai 2022', []],
    ],
    [
      'en',
      'Harbour Street 4, Bristol\n12 June 2020\nSubject: Your order\nDear Ms Carter,\nThank you for your order, which we have sent today.\nYours sincerely,\nHelen Moore\nSales',
      ['Your order', 'Letter', '12 June 2020', ['Helen Moore']],
    ],
    [
      'ja',
      '業務委託契約書\n甲：株式会社北風\n乙：山田太郎\n締結日：2023年4月1日',
      ['業務委託契約書', '業務委託契約書', '2023年4月1日', ['株式会社北風', '山田太郎']],
    ],
    [
      'es',
      'Guía de instalación\nJuan Pérez\n3 de mayo de 2019\nEsta guía explica la instalación.',
      ['Guía de instalación', 'Guía de instalación', '3 de mayo de 2019', ['Juan Pérez']],
    ],
    [
      'ru',
      'Руководство пользователя\nИван Петров\n5 мая 2018 г.\nЭто руководство описывает программу.',
      ['Руководство пользователя', 'Руководство пользователя', '5 мая 2018 г.', ['Иван Петров']],
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(read(text, language)).toEqual(expected);
  });

  it('takes no row of a table for the title', () => {
    const table = 'Pet\tOwner\tCity\nCat\tHomer\tBristol';
    expect(readAbout(pagesOf(table), 'en').title).toBeUndefined();
    expect(readAbout(pagesOf(`Pets of the office\n${table}`), 'en').title?.text).toBe('Pets of the office');
    expect(readAbout(pagesOf('Pets\t2026\nAll animals of the office.'), 'en').title?.text).toBe('Pets 2026');
  });

  it('leaves out what the first pages do not say', () => {
    const prose = 'The cat sat on the mat in 2015, and Peter Miller saw it there.\nNobody had asked the dog.';
    expect(readAbout(pagesOf(prose), 'en')).toEqual({ parties: [] });
    expect(readAbout([], 'en')).toEqual({ parties: [] });
  });

  it('takes no words without a capital for a party of a contract', () => {
    const text =
      'RENTAL AGREEMENT\nThis agreement is made between tenants of flat nº 12 (the tenants) and Alder & Birch LLC (the landlord).';
    expect(read(text)[3]).not.toContain('tenants of flat nº 12');
  });

  it('tells where each stands on its page', () => {
    const text =
      'FORM 10-K\nANNUAL REPORT PURSUANT TO SECTION 13\nFor the fiscal year ended August 29, 2021\nCostco Wholesale Corporation\n(Exact name of registrant as specified in its charter)';
    const { title, kind, date, parties } = readAbout(pagesOf('', text), 'en');
    const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
    expect(title).toEqual({ text: 'FORM 10-K', page: 2, span: at('FORM 10-K') });
    expect(kind).toEqual({ text: 'Annual report', page: 2, span: at('ANNUAL REPORT') });
    expect(date?.span).toEqual(at('For the fiscal year ended August 29, 2021'));
    expect(parties).toEqual([
      { text: 'Costco Wholesale Corporation', page: 2, span: at('Costco Wholesale Corporation') },
    ]);
  });

  it('takes the newest year of its copyright where no date is told, and who holds it where nobody is named', () => {
    const text =
      'Handbook of the club\nCopyright © 2009-2014 The Rowing Club\nCopyright © 2003 Anna Berg\nIt says how boats are kept.';
    expect(read(text)).toEqual(['Handbook of the club', 'Handbook', '2014', ['The Rowing Club']]);
  });

  it('names a paper by its abstract, with the names below its title without their marks', () => {
    const text =
      'How Boats Are Kept\nAnna Berg∗, Tom Reed† and Lee Young\nUniversity of Bristol\nAbstract\nWe describe how boats are kept.\n1 Introduction\nBoats are kept.';
    expect(read(text)).toEqual([
      'How Boats Are Kept',
      'Paper',
      undefined,
      ['Anna Berg', 'Tom Reed', 'Lee Young'],
    ]);
  });

  // By the square of the length they would run into the time limit of the test.
  it.each(['三', 'Aa ', '3 May 2020 ', 'released ', 'между ', 'Copyright 2000 ', 'this manual '])(
    'reads a line of half a million characters of %j like any other',
    (part) => {
      expect(read(part.repeat(500_000 / part.length))).toHaveLength(4);
    },
  );
});
