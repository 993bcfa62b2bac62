import type { SuggestedQuestions } from '../parts/suggestions.ts';

export const suggestions: SuggestedQuestions = {
  ofSection: [
    'What does the document say about @?',
    'What is important about @?',
    'What are the rules on @?',
    'What is meant by @?',
  ],
  ofContract: ['Which law governs the agreement?', 'When are invoices payable?', 'How is liability limited?'],
  ofLicence: ['When does the license terminate?', 'Is there a warranty?'],
  ofReport: ['What was the revenue in @?', 'What was the net income in @?', 'What are total assets?'],
  ofYearlyReport: ['How many employees are there?', 'What dividend was declared?'],
  lowersTitles: true,
};
