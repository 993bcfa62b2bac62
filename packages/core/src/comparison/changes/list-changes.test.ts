import { describe, expect, test } from 'vitest';
import {
  buildRows,
  compare,
  listChanges,
  summariseChange,
  writeCards,
  writeSummary,
} from '#comparison/index.ts';
import { toPages } from '#comparison/testing.ts';

function changesOf(left: string, right: string, language = 'en') {
  const comparison = compare(toPages(left), toPages(right));
  const changes = listChanges(comparison, buildRows(comparison), language);
  return { comparison, changes };
}

const kindsOf = (left: string, right: string, language?: string) =>
  changesOf(left, right, language).changes.map(({ kinds }) => kinds.join(' '));

describe('the kind of a change', () => {
  test.each([
    ['en', 'A fee of $5,000 is due.', 'A fee of $7,500 is due.', 'amount'],
    ['en', 'Interest is 4 % a year.', 'Interest is 6 % a year.', 'percentage'],
    ['en', 'It ends on 31 March 2024.', 'It ends on 30 June 2024.', 'date'],
    ['en', 'Notice is given within 30 days.', 'Notice is given within 60 days.', 'period'],
    ['de', 'Die Frist beträgt 30 Tage.', 'Die Frist beträgt 60 Tage.', 'period'],
    ['en', 'The supplier shall insure it.', 'The supplier may insure it.', 'obligation-weakened'],
    ['en', 'The supplier may insure it.', 'The supplier must insure it.', 'obligation-strengthened'],
    ['en', 'The supplier shall insure it.', 'The supplier should insure it.', 'obligation-weakened'],
    ['fr', 'Le locataire doit payer.', 'Le locataire peut payer.', 'obligation-weakened'],
    ['zh', '承租人应当付款。', '承租人可以付款。', 'obligation-weakened'],
    ['en', 'The tenant may sublet.', 'The tenant may not sublet.', 'negation-added'],
    ['ru', 'Арендатор не отвечает.', 'Арендатор отвечает.', 'negation-removed'],
    ['en', 'The rent is due.', 'The rent is due unless it is waived.', 'exception-added'],
    ['en', 'The court decides.', 'Without prejudice to a bargain, the court decides.', 'exception-added'],
    ['en', 'It is paid to Acme Limited at once.', 'It is paid to Borealis Limited at once.', 'party'],
    ['en', "Each party's liability has a limit.", "The Provider's liability has a limit.", 'party'],
    ['en', 'As said in Section 4.2 it ends.', 'As said in Section 4.3 it ends.', 'reference'],
    ['en', 'The goods are handed over.', 'The wares are handed over.', 'wording'],
    ['en', 'They describe it in writing.', 'They require it in writing.', 'wording'],
    ['en', 'The supplier will insure it.', 'The supplier may insure it.', 'obligation-weakened'],
    ['en', 'You can assign it.', 'You cannot assign it.', 'negation-added'],
    ['en', 'Sources of the Code are kept.', 'Nothing without a Code is kept.', 'wording'],
    ['en', 'It names no price for each copy.', 'It names a fee of the buyer for each copy.', 'wording'],
    [
      'en',
      'The rent is due.',
      'The rent is due. Nobody may sublet a part of it to others, as Section 4 says.',
      'wording',
    ],
    ['en', 'The rent is due.', 'The rent is due. A deposit of $500 is paid at once.', 'amount'],
    ['zh', '甲方不得转让本合同。', '甲方可以转让本合同。', 'negation-removed'],
    ['zh', '违约金为百分之五。', '违约金为百分之八。', 'percentage'],
    ['ja', '借主は賃料を支払わなければならない。', '借主は賃料を支払うことができる。', 'obligation-weakened'],
    ['ja', '借主は転貸できる。', '借主は転貸できない。', 'negation-added'],
    ['ja', '賃料は50,000円とする。', '賃料は60,000円とする。', 'amount'],
    ['ar', 'يجب على المستأجر دفع الأجرة.', 'يجوز للمستأجر دفع الأجرة.', 'obligation-weakened'],
    ['ar', 'يلتزم المورد بالتسليم.', 'يحق للمورد التسليم.', 'obligation-weakened'],
    ['ar', 'الأجرة 5000 دولار شهريا.', 'الأجرة 6000 دولار شهريا.', 'amount'],
    ['hi', 'आपूर्तिकर्ता उत्तरदायी है।', 'आपूर्तिकर्ता उत्तरदायी नहीं है।', 'negation-added'],
    ['hi', 'किराया 5,000 रुपये है।', 'किराया 6,000 रुपये है।', 'amount'],
    ['ru', 'Арендатор обязан платить.', 'Арендатор вправе платить.', 'obligation-weakened'],
    ['ru', 'Он является собственником.', 'Он был собственником.', 'wording'],
    ['pl', 'Czynsz wynosi 5 000 zł miesięcznie.', 'Czynsz wynosi 6 000 zł miesięcznie.', 'amount'],
    ['pl', 'Najemca odpowiada za rzecz.', 'Najemca nie odpowiada za rzecz.', 'negation-added'],
    ['pt', 'O locatário deve pagar a renda.', 'O locatário pode pagar a renda.', 'obligation-weakened'],
    ['pt', 'Ele é proprietário.', 'Ele era proprietário.', 'wording'],
    ['es', 'La renta es de 5.000,00 euros.', 'La renta es de 6.000,00 euros.', 'amount'],
    ['es', 'Ella es propietaria.', 'Ella era propietaria.', 'wording'],
    ['de', 'Der Mieter ist Eigentümer.', 'Der Mieter war Eigentümer.', 'wording'],
    ['en', 'The fees are due, then.', 'The fees are due then.', 'punctuation'],
    ['en', 'The fees are due then.', 'The Fees are due then.', 'case'],
  ])('%s: %s → %s', (language, left, right, kind) => {
    expect(kindsOf(left, right, language)).toEqual([kind]);
  });
});

describe('a defined term', () => {
  const fees = '"Fees" means the amounts of Schedule 1 and all taxes.';
  const term = '"Term" means one year from the Effective Date.';
  test.each([
    ['is added', `${fees}\n\nIt ends.`, `${fees}\n\n${term}\n\nIt ends.`, 'definition-added clause-added'],
    [
      'is removed',
      `${fees}\n\n${term}\n\nIt ends.`,
      `${fees}\n\nIt ends.`,
      'definition-removed clause-removed',
    ],
    [
      'is changed',
      `${fees}\n\n${term}`,
      `${fees.replace(' and all taxes', '')}\n\n${term}`,
      'definition-changed wording',
    ],
    [
      'is not changed by what is said behind its name',
      'Acme Limited (the "Supplier") delivers the goods.',
      'Acme Limited (the "Supplier") assembles the goods.',
      'wording',
    ],
    ['is not changed by other quotation marks', fees, fees.replaceAll('"', "'"), 'punctuation'],
  ])('%s', (_, left, right, kinds) => {
    expect(kindsOf(left, right)).toEqual([kinds]);
  });
});

const notice = 'Either party gives notice three months before the end of a year.';
const costs = 'Each party bears its own costs, as Clause 1 says.';
const secrecy = 'Both keep secret what they learn of the business of the other party.';
const numbered = (texts: readonly string[]) => texts.map((text, at) => `${at + 1}. ${text}`).join('\n\n');

test('a clause that was put in renumbers those behind it, and breaks a reference that stayed', () => {
  const { comparison, changes } = changesOf(numbered([notice, costs]), numbered([secrecy, notice, costs]));
  const kinds = changes.flatMap((change) => change.kinds);
  expect(kinds).toContain('clause-renumbered');
  const broken = changes.find((change) => change.kinds.includes('reference-broken'));
  expect(broken && summariseChange(comparison, broken)).toContain('still names “1”');
  expect(broken?.clause).toBe('3');
});

test('a clause whose number stayed has no other one, though only one side begins a paragraph with it', () => {
  const repair = '4.2 The Tenant shall decorate the interior of the Premises in the last year of the';
  const alienation = 'ARTICLE 5. ALIENATION';
  const rest = '5.1 The Tenant shall not assign the whole or any part of the Premises.';
  const earlier = [repair, 'Term.', '', alienation, '', rest].join('\n');
  const later = [repair, `Term. ${alienation}`, '', rest.replace('Premises', 'Building')].join('\n');
  expect(kindsOf(earlier, later).join()).not.toContain('reference-broken');
});

test('the code of a telephone number is that of no clause', () => {
  const text = '(7) The fee is due.\n\n(408) 536-6000\n\nThe seat is in';
  const { changes } = changesOf(`${text} San Jose.`, `${text} Boston.`);
  expect(changes.map(({ clause }) => clause)).toEqual(['(7)']);
});

test('the number of a house is that of no clause, and a bare number that counts is', () => {
  const address = (number: number) =>
    `The seat of the foundation is\n\n${number} Franklin Street, Fifth Floor, Boston`;
  expect(kindsOf(address(51), address(57))).toEqual(['number']);
  const { changes } = changesOf(address(51), address(51).replace('Fifth', 'Sixth'));
  expect(changes.map(({ clause }) => clause)).toEqual([undefined]);
  const heads = (first: number) => `${first} Fees\n\n${notice}\n\n${first + 1} Costs\n\n${secrecy}`;
  expect(kindsOf(heads(4), heads(5))).toEqual(['clause-renumbered']);
});

test('what went is said, and nothing beside it', () => {
  const { comparison, changes } = changesOf(
    'Copyright 1989, 1991 Foundation, Inc.',
    'Copyright 1989 Foundation, Inc.',
  );
  expect(changes.map((change) => summariseChange(comparison, change)).join()).toMatch(/“, 1991” removed$/u);
});

test('a paragraph more is one change, with the number of its clause', () => {
  const { changes } = changesOf(`${notice}\n\n${costs}`, `${notice}\n\n${secrecy}\n\n${costs}`);
  expect(changes.map(({ kinds }) => kinds)).toEqual([['clause-added']]);
  expect(changes[0]).toMatchObject({ leftPage: null, rightPage: 1, firstRow: 1, lastRow: 1 });
});

test('a move is one change with the edits inside it', () => {
  const edited = notice.replace('three', 'six');
  const { comparison, changes } = changesOf(
    [notice, costs, secrecy].join('\n\n'),
    [costs, secrecy, edited].join('\n\n'),
  );
  expect(changes).toHaveLength(1);
  expect(changes[0]?.kinds).toContain('clause-moved');
  expect(summariseChange(comparison, changes[0] ?? expect.unreachable())).toContain('“three” became “six”');
});

test('the summary counts, quotes and says what did not change', () => {
  const { comparison, changes } = changesOf(
    `A fee of $5,000 is due.\n\n${notice}\n\n${costs}`,
    `A fee of $7,000 is due.\n\n${notice}\n\n${costs}\n\n${secrecy}`,
  );
  expect(writeSummary(comparison, changes, writeCards(comparison, changes, 'en')).split('\n')).toEqual([
    '2 changes, 19.0 % of the words.',
    '- Fee: $5,000 → $7,000',
    `- New: “${secrecy}”`,
    'By class: 1 amount, 1 paragraph added.',
    'No change in: percentages, dates, periods, names.',
  ]);
});

test('documents that say the same have no change', () => {
  const { comparison, changes } = changesOf(notice, notice.replace(' three', '\nthree'));
  expect(changes).toEqual([]);
  expect(writeSummary(comparison, changes, new Map())).toBe(
    'The two documents say the same: no word was added, removed or moved.',
  );
});

test.each([
  [
    'en',
    'It was signed on February 28, 2019 here.',
    'It was signed on February 8, 2023 here.',
    '“February 28, 2019” became “February 8, 2023”',
  ],
  [
    'ar',
    'لمدة اثني عشر شهرا من تاريخ تركيبها.',
    'لمدة ثمانية عشر شهرا من تاريخ تركيبها.',
    '“اثني عشر” became “ثمانية عشر”',
  ],
  ['zh', '保证期为十二个月。', '保证期为十八个月。', '“十二” became “十八”'],
])('a figure of which a part changed is quoted whole: %s %s', (language, left, right, told) => {
  const { comparison, changes } = changesOf(left, right, language);
  expect(changes.map((change) => summariseChange(comparison, change)).join()).toContain(told);
});

test('what says something is told before marks, though it stands behind them', () => {
  const left = 'The Licensee or "You": any person who uses the Software or its parts, under this Licence.';
  const right = "The Licensee or 'You', any person who uses the Work or its parts under this Licence.";
  const { comparison, changes } = changesOf(left, right);
  expect(changes.map((change) => summariseChange(comparison, change)).join()).toContain(
    ': “Software” became “Work”; ',
  );
});

test('lines of Chinese are quoted without a space between them', () => {
  const { comparison, changes } = changesOf(
    '合同终止。\n\n付款。',
    '合同终止。\n\n关于设备状\n况的报告。\n\n付款。',
    'zh',
  );
  expect(changes.map((change) => summariseChange(comparison, change))).toEqual([
    'Paragraph added: “关于设备状况的报告。”',
  ]);
});
