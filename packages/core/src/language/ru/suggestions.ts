import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['Что сказано в документе о «@»?', 'Что такое «@»?'],
  ofContract: ['Какое право применяется к договору?', 'Когда оплачиваются счета?'],
  ofLicence: ['Когда прекращается действие лицензии?', 'Есть ли гарантия?'],
  ofReport: ['Какова выручка за @ год?', 'Какова чистая прибыль за @ год?'],
  ofYearlyReport: ['Сколько сотрудников?', 'Какой дивиденд объявлен?'],
};
