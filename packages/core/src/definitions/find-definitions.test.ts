import { expect, test } from 'vitest';
import { definitionsOf, packDefinitions } from './packed-definitions.ts';
import { makeDefinitionCollector } from './find-definitions.ts';

function find(text: string) {
  const collector = makeDefinitionCollector();
  collector.add(text, 0);
  return collector.all();
}
const shortForms = (text: string) =>
  find(text).flatMap(({ term, longForm }) => (longForm === '' ? [] : [`${term} = ${longForm}`]));
const terms = (text: string) => find(text).flatMap(({ term, longForm }) => (longForm === '' ? [term] : []));

test.each([
  ['Our research and development (“R&D”) grew.', 'R&D = research and development'],
  ['R&D ("research and development") grew.', 'R&D = research and development'],
  ['The European Central Bank (ECB) decides.', 'ECB = European Central Bank'],
  ['ECB (European Central Bank)', 'ECB = European Central Bank'],
  ['sold to mobile virtual network\noperators (MVNOs) only', 'MVNO = mobile virtual network operators'],
  [
    'Die Europäische Zentralbank (im Folgenden: EZB) sagt. Die Europäische Zentralbank („EZB“)',
    'EZB = Europäische Zentralbank',
  ],
  ['La Banque centrale européenne (« BCE »)', 'BCE = Banque centrale européenne'],
  ['el Banco Central Europeo («BCE»)', 'BCE = Banco Central Europeo'],
  ['o Banco Central Europeu (o "BCE")', 'BCE = Banco Central Europeu'],
  ['Narodowy Bank Polski („NBP”)', 'NBP = Narodowy Bank Polski'],
  ['Центральный банк («ЦБ»)', 'ЦБ = Центральный банк'],
  ['OTC\tover the counter', 'OTC = over the counter'],
  ['WMP – wildfire mitigation plan', 'WMP = wildfire mitigation plan'],
])('a short form beside its long form: %s', (text, form) => {
  expect(shortForms(text)).toEqual([form]);
});

test.each([
  'They met in Paris (France) and in Rome (Italy).',
  'The loan (USD) is due. It ends (see Note 4).',
  'The Commission (SEC) decides.',
  'IBM (see the notes to the accounts of the year)',
  'Total\t(12)\t(13)',
])('what is no short form of the words before it: %s', (text) => {
  expect(shortForms(text)).toEqual([]);
});

test.each([
  ['"Fees" means the amounts in Annex A.', 'Fees'],
  ['a “maintainer” is anyone who keeps a driver', 'maintainer'],
  ['“Derivative Works” shall mean any work.', 'Derivative Works'],
  ['1.1. "Contributor"\n  means each individual', 'Contributor'],
  ['between Acme Ltd (the "Company") and others', 'Company'],
  ['notes (collectively, the “Notes”)', 'Notes'],
  ['Acme Ltd, hereinafter "the Seller", sells', 'the Seller'],
  ['Amcor plc (herein called the “Former Issuer”)', 'Former Issuer'],
  ['— ‘The Work’: the Original Work or its parts.', 'The Work'],
  ['die Beispiel GmbH (im Folgenden „Auftragnehmer“ genannt)', 'Auftragnehmer'],
  ['„Vergütung“ bedeutet den Betrag', 'Vergütung'],
  ['la société Exemple (ci-après « le Prestataire »)', 'le Prestataire'],
  ['« Logiciel » désigne le programme', 'Logiciel'],
  ['Ejemplo S.A. (en adelante, «el Proveedor»)', 'el Proveedor'],
  ['Exemplo Lda. (doravante, "Fornecedor")', 'Fornecedor'],
  ['Przykład S.A. (zwana dalej „Wykonawcą”)', 'Wykonawcą'],
  ['ООО «Пример» (далее — «Поставщик»)', 'Поставщик'],
  ['«Услуги» означает работы', 'Услуги'],
  ['«الخدمات» تعني الأعمال', 'الخدمات'],
  ['"सेवाएं" का अर्थ है', 'सेवाएं'],
  ['某某公司（以下简称“甲方”）', '甲方'],
  ['“服务”是指本合同', '服务'],
  ['株式会社例（以下「甲」という。）', '甲'],
  ['「本製品」とは、別紙', '本製品'],
])('a term that is defined: %s', (text, term) => {
  expect(terms(text)).toContain(term);
});

test.each(['He said "no" and left.', 'a so-called "sandbox" in which', 'the "Act" was signed'])(
  'quotation marks alone define nothing: %s',
  (text) => {
    expect(terms(text)).toEqual([]);
  },
);

test.each([
  ['We define comparable sales as net sales of old shops.', 'comparable sales'],
  ['The company defines Gross Payment Volume (GPV) as the amount of all payments.', 'Gross Payment Volume'],
  ['A membership is defined as the right to watch.', 'membership'],
  ['It works alone. Churn is defined as the share that leaves.', 'Churn'],
  ['Such a program is called a "work that uses the Library".', 'work that uses the Library'],
  ['Wir definieren Umsatz als die Summe.', 'Umsatz'],
  ['Nous définissons le taux comme un quotient.', 'le taux'],
  ['Definimos la rotación como el cociente.', 'la rotación'],
  ['A rotatividade é definida como o quociente.', 'rotatividade'],
])('a term that a sentence defines: %s', (text, term) => {
  expect(terms(text)).toContain(term);
});

test('the terms of a glossary are found as long as it goes on', () => {
  const collector = makeDefinitionCollector();
  const list = [
    'Net debt: all debt less cash and the like.',
    'Organic growth – growth without what was bought.',
    'Churn (CH). The share of members that leave.',
  ];
  const pages = [
    `Margin: what remains of the price when costs are paid.\nGlossary of terms\n${list.join('\n')}`,
    `Turnover: all that is sold in a year.\n${list.join('\n')}`,
    'Signature: the name of the person that signs this.',
    `${list.join('\n')}`,
  ];
  pages.forEach((page, at) => {
    collector.add(page, at);
  });
  expect(collector.all().map(({ term, pageIndex }) => `${pageIndex} ${term}`)).toEqual([
    '0 Net debt',
    '0 Organic growth',
    '0 Churn',
    '1 Turnover',
    '1 Net debt',
    '1 Organic growth',
    '1 Churn',
  ]);
});

test('a definition knows where its term stands, and comes back from the index as it was', () => {
  const text = 'The parties agree.\nThe European Central Bank ("ECB") decides.';
  const found = find(text);
  expect(found.map(({ start }) => text.slice(start, start + 3))).toEqual(['ECB']);
  expect(definitionsOf(packDefinitions(found))).toEqual(found);
  expect(definitionsOf(packDefinitions([]))).toEqual([]);
});

test.each([
  'Mask the clients (see Section 10.1, “Gateway”).',
  '(revise la Sección 10.1, “Puerta de enlace”)',
  '（请参考第 6.7.3.1 节 “删除包”）',
])('a quoted title of a section is no term: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test('a number before a term that is introduced is no section', () => {
  expect(terms('(together with the 2025 Notes, the “Notes”)')).toEqual(['Notes']);
});
