import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: ['Was steht im Dokument über „@“?', 'Was ist wichtig bei „@“?', 'Was ist mit „@“ gemeint?'],
  ofContract: ['Welches Recht gilt für den Vertrag?', 'Wann sind Rechnungen zu bezahlen?'],
  ofLicence: ['Wann endet die Lizenz?', 'Gibt es eine Gewährleistung?'],
  ofReport: ['Wie hoch war der Umsatz @?', 'Wie hoch war der Gewinn @?'],
  ofYearlyReport: ['Wie viele Mitarbeiter gibt es?', 'Wie hoch ist die Dividende?'],
};
