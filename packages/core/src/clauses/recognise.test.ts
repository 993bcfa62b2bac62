import { describe, expect, test } from 'vitest';
import { findClauses, isContract, isNda } from './find-clauses.ts';
import { CLAUSE_KINDS, KIND_KEYS, subjectOf } from './clause-kinds.ts';
import {
  decodeClauseModel,
  encodeClauseModel,
  type KindWeight,
  makeClauseModel,
  UnknownClauseModelError,
} from './model.ts';
import { hasNdaKinds, unpackKind } from './pack-clauses.ts';
import { makeClauseRecogniser } from './recognise.ts';
import { splitPassages } from './split-passages.ts';
import { termsOf } from './passage-terms.ts';
import { combine, hashWords } from './hash-words.ts';

const LAW = CLAUSE_KINDS.findIndex(({ key }) => key === 'governingLaw');

/** Weights by which "governed" speaks for governing law, "law" before it a little, and "salary" against it. */
function makeSmallModel() {
  const word = (text: string) => hashWords(text)[0] ?? 0;
  const weights = new Map<number, KindWeight[]>([
    [word('governed'), [{ kind: LAW, weight: 100 }]],
    [combine(0x2001, word('law')), [{ kind: LAW, weight: 20 }]],
    [word('salary'), [{ kind: LAW, weight: -100 }]],
  ]);
  const kinds = KIND_KEYS.map(() => ({
    scale: 0.5,
    bias: -2,
    passage: { slope: 2, constant: 0 },
    presence: { slope: 2, constant: 0 },
    sure: 0.5,
  }));
  return makeClauseModel(kinds, weights);
}

const PAGES = [
  {
    number: 1,
    text: 'This Agreement is made between Fern Ltd and Oak Inc on the first of May.\nThis Agreement ends after two years from that day.',
  },
  {
    number: 2,
    text: 'This Agreement shall be governed by the laws of Portugal.\nNotices are sent to the address above by post.',
  },
];

describe('clauses', () => {
  test('the passage with the weightiest words comes first, with where it stands', () => {
    const found = makeClauseRecogniser(makeSmallModel())(splitPassages(PAGES, 'en'));
    const law = found[LAW];
    expect(law?.isSure).toBe(true);
    expect(law?.presence).toBeGreaterThan(0.5);
    const [first] = law?.passages ?? [];
    expect(PAGES[1]?.text.slice(first?.start, first?.end)).toBe(
      'This Agreement shall be governed by the laws of Portugal.',
    );
    expect(first?.page).toBe(2);
    expect(found.find(({ key }) => key === 'insurance')?.isSure).toBe(false);
  });

  test('one in plain English may have what its words say less surely', () => {
    const recognise = makeClauseRecogniser(makeSmallModel());
    const presenceOf = (text: string) =>
      recognise(splitPassages([...PAGES, { number: 3, text }], 'en')).find(({ key }) => key === 'insurance')
        ?.presence ?? 0;
    expect(presenceOf('This agreement is kept by each of the two parties.')).toBeGreaterThan(
      presenceOf('The foregoing is kept by each of the parties hereto.'),
    );
  });

  test('a document keeps its clauses packed, and only what is a contract in English has any', () => {
    const recognise = makeClauseRecogniser(makeSmallModel());
    const packed = findClauses(PAGES, 'en', recognise);
    const law = unpackKind(packed, 'governingLaw');
    expect(law).toMatchObject({
      key: 'governingLaw',
      isSure: true,
      passages: [{ page: 2, start: 0 }, {}, {}, {}],
    });
    expect(unpackKind(findClauses(PAGES, 'de', recognise), 'governingLaw')).toBeUndefined();
    const report = PAGES.map(({ number, text }) => ({
      number,
      text: text.replaceAll('Agreement', 'Report'),
    }));
    expect(unpackKind(findClauses(report, 'en', recognise), 'governingLaw')).toBeUndefined();
    expect(unpackKind(findClauses(PAGES, 'en', undefined), 'governingLaw')).toBeUndefined();
  });

  test('a licence to all, or a document that speaks of an agreement here and there, is no contract', () => {
    const filler = Array.from({ length: 30 }, (_, at) => ({
      number: at + 3,
      text: 'Sales rose in the year.',
    }));
    expect(isContract(PAGES)).toBe(true);
    const license = PAGES.map(({ number, text }) => ({
      number,
      text: text.replaceAll('Agreement', 'License'),
    }));
    expect(isContract(license)).toBe(false);
    const titled = PAGES.map((page, at) =>
      at === 0 ? { ...page, text: `Fern Public License\n${page.text}` } : page,
    );
    expect(isContract(titled)).toBe(false);
    expect(isContract([...PAGES, ...filler])).toBe(false);
  });

  test('one that calls itself "the Agreement" and says who shall do what is one, a report that has it as an exhibit is not', () => {
    const clauses = [
      'The Agreement is made between Fern Ltd and Oak Inc, the parties hereto.',
      'The Agreement ends when the parties shall have paid.',
      'Each party shall keep the Agreement secret.',
    ].map((text, at) => ({ number: at + 1, text }));
    expect(isContract(clauses)).toBe(true);
    const told = clauses.map(({ number }) => ({
      number,
      text: 'The Agreement of Paris was signed by many.',
    }));
    expect(isContract(told)).toBe(false);
    const front = 'FORM 10-Q\nQUARTERLY REPORT PURSUANT TO SECTION 13 OF THE SECURITIES EXCHANGE ACT';
    expect(isContract([{ number: 1, text: front }, ...PAGES])).toBe(false);
  });

  test('only what is on confidential information is read for what such agreements say, even where they hardly name themselves', () => {
    const recognise = makeClauseRecogniser(makeSmallModel());
    const secret = PAGES.map(({ number, text }) => ({
      number,
      text: `${text}\nConfidential Information is what is marked as confidential.`,
    }));
    const letter = [
      {
        number: 1,
        text: 'Confidentiality Agreement\nBy this agreement you keep what we send you to yourself. The agreement ends in May.',
      },
    ];
    expect([isNda(PAGES), isNda(secret), isNda(letter), isContract(letter)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(hasNdaKinds(findClauses(PAGES, 'en', recognise))).toBe(false);
    expect(unpackKind(findClauses(PAGES, 'en', recognise), 'ndaReturn')).toBeUndefined();
    expect(hasNdaKinds(findClauses(secret, 'en', recognise))).toBe(true);
    expect(unpackKind(findClauses(letter, 'en', recognise), 'ndaReturn')?.passages.length).toBeGreaterThan(0);
  });

  test('a report with an agreement behind it is no contract', () => {
    const report = Array.from({ length: 12 }, (_, at) => ({
      number: at + 1,
      text: 'Sales rose in the year.',
    }));
    const behind = Array.from({ length: 10 }, (_, at) => ({ number: at + 13, text: PAGES[0]?.text ?? '' }));
    expect(isContract(behind)).toBe(true);
    expect(isContract([...report, ...behind])).toBe(false);
  });

  test('weights come back from their bytes as they were, and no others are taken for them', () => {
    const model = makeSmallModel();
    expect(decodeClauseModel(encodeClauseModel(model)).terms).toEqual(model.terms);
    const recognise = makeClauseRecogniser(decodeClauseModel(encodeClauseModel(model)));
    expect(recognise(splitPassages(PAGES, 'en'))[LAW]?.isSure).toBe(true);
    expect(() => decodeClauseModel(new Uint8Array(64))).toThrow(UnknownClauseModelError);
  });

  test('words are compared without case, division at the end of a line, and the value of figures', () => {
    expect(hashWords('Govern-\ned BY 1999')).toEqual(hashWords('governed, by 2004'));
    expect(hashWords('30 days')).not.toEqual(hashWords('300 days'));
  });

  test('what stands beside a passage is told apart from what it says itself', () => {
    const text = splitPassages(PAGES, 'en');
    const [first, second] = text.passages;
    if (first === undefined || second === undefined) throw new Error('no passages');
    const own = new Set(termsOf(text, second));
    const between = hashWords('between')[0] ?? 0;
    expect(termsOf(text, first)).toContain(between);
    expect(own.has(between)).toBe(false);
    expect(own.has(combine(0x2001, hashWords('may')[0] ?? 0))).toBe(true);
  });

  test('every kind says what it is on', () => {
    expect(subjectOf('governingLaw')).toBe('governing law');
    expect(subjectOf('nonCompete')).toBe('competition');
    expect(subjectOf('ndaCopies')).toBe('copies of the information');
  });
});
