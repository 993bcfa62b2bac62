import type { LanguageData } from '#language/language.ts';
import { opensClause, opensSentence } from '#language/patterns.ts';
import { asks, questions } from './questions.ts';
import { document, duties, evidence, NEVER, people } from './words.ts';

/** Takes the ending of the plural and of verbs off. */
const stem = (word: string): string => (word.length < 5 ? word : word.replace(/(?:or|in|i)$/u, ''));

/** A language that nobody speaks, as a stranger would add one: `vel` is "the", `zin` "is", `qan` "when". */
export const ruvan: LanguageData = {
  document,
  people,
  questions,
  asks,
  evidence,
  duties,
  makers: {
    author: 'qiv skripat @$',
    signer: NEVER,
    translator: NEVER,
    rights: NEVER,
    date: NEVER,
    contact: NEVER,
  },
  followUps: {
    joining: 'ti',
    bare: 'qan|qes|qer|qiv',
    persons: 'lom',
    things: 'lum',
    yearBefore: '(?:vel )?anno prior',
    yearAfter: '(?:vel )?anno poster',
    preposition: 'dran|ko|vor',
  },
  sentences: {
    refersBack: opensSentence('lom lum', 'vel firmo'),
    aside: opensClause('sik', 'dran kaso'),
    verbs: 'zin devok povok',
    verbEndings: /^\p{Ll}{2,}(?:ti|tin)$/u,
    usualWords: 4,
    stopWords: 'vel ko ti dran vor zin devok povok nul qe qan qol qes qiv qer lom lum rakso',
  },
  figures: {
    months: 'primen|dumen|trimen|karmen|pemen|semen|sepmen|okmen|nomen|demen|elmen|zomen',
    numberWords: {
      units: '2 du|3 tri|4 kar|10 dek',
      multipliers: '100 sent|1000 milo',
      scales: '1e6 milion',
      weak: '1 un',
      counted: 'mens anno diur',
    },
    referenceBefore: 'artiko|pagin',
    scales: [
      ['milo', 3],
      ['milion', 6],
    ],
    decimal: ',',
    dateOrder: 'day first',
  },
  writing: { scripts: ['Latin'], ownLetters: /[ŵẏ]/u, hasCapitals: true, isUnspaced: false },
  forms: { stem, bases: (word) => (stem(word) === word ? [] : [stem(word)]) },
  terms: ['price | kosto\nsupplier | vendar\ndelivered | luprati, luprat\ncontract | pakto'],
  suggestions: {
    ofSection: ['Qe zin dran „@“?'],
    ofContract: ['Qan vel pakto finatin?'],
    ofLicence: [],
    ofReport: [],
    ofYearlyReport: [],
  },
};
