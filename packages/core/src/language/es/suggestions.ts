import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['¿Qué dice el documento sobre «@»?', '¿Qué es importante en «@»?', '¿Qué significa «@»?'],
  ofContract: ['¿Qué ley rige el contrato?', '¿Cuándo se pagan las facturas?'],
  ofLicence: ['¿Cuándo termina la licencia?', '¿Hay alguna garantía?'],
  ofReport: ['¿Cuáles fueron los ingresos en @?', '¿Cuál fue el beneficio neto en @?'],
  ofYearlyReport: ['¿Cuántos empleados hay?', '¿Cuál es el dividendo?'],
};
