import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['O que diz o documento sobre “@”?', 'O que é importante em “@”?', 'O que significa “@”?'],
  ofContract: ['Que lei rege o contrato?', 'Quando são pagas as faturas?'],
  ofLicence: ['Quando termina a licença?', 'Há alguma garantia?'],
  ofReport: ['Qual foi a receita em @?', 'Qual foi o lucro líquido em @?'],
  ofYearlyReport: ['Quantos empregados há?', 'Qual é o dividendo?'],
};
