import type { AskedFor } from '#language/parts/asks.ts';
import type { QuestionWords } from '#language/parts/questions.ts';

export const questions: QuestionWords = {
  meaning: 'qe signatin',
  ofAKind: 'qe zin un \\S+$',
  several: 'qei \\p{L}+or',
  namedBehind: 'qe signatin',
  placeOfTerm: 'dran',
  forWords: 'qom (?:zin|devok)',
  asking: /\bq(?:e|ei|an|ol|om|es|iv|er)\b/u,
  forDay: 'qe diur|qan',
  open: '^$',
};

export const asks: AskedFor = {
  about: 'ko qe zin|somar*',
  count: 'qol plo',
  date: 'qan|dato',
  definition: 'qe signatin|qe zin \\S+$',
  howTo: 'qom',
  list: 'qei|listo',
  measure: 'qol gran',
  money: 'qol (?:kosto|pela|devok)*|kosto',
  organisation: 'qe firmo',
  people: 'qol personor',
  percentage: 'prosento',
  period: 'qol lung',
  person: 'qiv',
  place: 'qer',
  country: 'qe lando',
  reason: 'qes',
  yesNo: '^(?:zin|devok|povok)',
};
