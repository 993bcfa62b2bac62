import type { TemplateContent } from '#templates.ts';

/** Templates that an account can take with one click; taken, they are its own. */
export const READY_TEMPLATES: readonly TemplateContent[] = [
  {
    name: 'Contract review',
    questions: [
      'Who are the parties?',
      'What is the date of the agreement?',
      'When does the agreement take effect?',
      'When does the agreement expire?',
      'Does the agreement renew automatically?',
      'How much notice is required to prevent renewal?',
      'Which law governs the agreement?',
      'May either party terminate without cause?',
      'May the agreement be assigned?',
      'What is the cap on liability?',
      'Is either party bound to exclusivity?',
      'What insurance must be maintained?',
    ],
  },
  {
    name: 'Annual report',
    questions: [
      'What was the total revenue?',
      'What was the net income?',
      'What were the diluted earnings per share?',
      'What were the total assets?',
      'How many employees does the company have?',
      'When did the fiscal year end?',
      'Who is the auditor?',
      'Where is the headquarters of the company?',
    ],
  },
];
