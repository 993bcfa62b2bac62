import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['Que dit le document sur « @ » ?', 'Que faut-il savoir sur « @ » ?', 'Que signifie « @ » ?'],
  ofContract: ['Quel droit régit le contrat ?', 'Quand les factures sont-elles payables ?'],
  ofLicence: ['Quand la licence prend-elle fin ?', 'Y a-t-il une garantie ?'],
  ofReport: ['Quel est le chiffre d’affaires en @ ?', 'Quel est le résultat net en @ ?'],
  ofYearlyReport: ['Combien y a-t-il de salariés ?', 'Quel est le dividende ?'],
};
