import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['Co mówi dokument o „@”?', 'Co to jest „@”?'],
  ofContract: ['Jakie prawo stosuje się do umowy?', 'Kiedy płatne są faktury?'],
  ofLicence: ['Kiedy licencja wygasa?', 'Czy jest gwarancja?'],
  ofReport: ['Jakie były przychody w @ roku?', 'Jaki był zysk netto w @ roku?'],
  ofYearlyReport: ['Ilu jest pracowników?', 'Jaka jest dywidenda?'],
};
