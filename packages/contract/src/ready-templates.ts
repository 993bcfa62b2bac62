import type { TemplateContent } from '#templates.ts';

/** Templates that an account can take with one click; taken, they are its own. */
export const READY_TEMPLATES: readonly TemplateContent[] = [
  {
    name: 'Contract review',
    questions: [
      'Who are the parties?',
      'When does it take effect?',
      'When does it end?',
      'Does it renew automatically?',
      'How long is the notice period?',
      'What are the fees?',
      'When are invoices payable?',
      'What is the cap on liability?',
      'Which law applies?',
    ],
  },
  {
    name: 'Annual report',
    questions: [
      'What was the total revenue?',
      'What was the net income?',
      'What were the earnings per share?',
      'How many employees does the company have?',
      'What are the main risks?',
      'How much was spent on research and development?',
      'What dividends were paid?',
      'Who is the auditor?',
    ],
  },
  {
    name: 'Invoice',
    questions: [
      'What is the invoice number?',
      'What is the date of the invoice?',
      'Who issued the invoice?',
      'Who is billed?',
      'What is the total amount?',
      'How much is the tax?',
      'When is it due?',
      'What is the bank account?',
    ],
  },
];
