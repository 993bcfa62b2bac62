import type { ArtStory } from './auth-art.tsx';

export const NOTICE_STORY: ArtStory = {
  question: 'What is the notice period, and where does it say so?',
  answer: 'Sixty days, in writing, ending with a calendar month.',
  pages: [4, 13],
  claim: ['Every answer, traced back', 'to the line it came from.'],
};

export const INVOICE_STORY: ArtStory = {
  question: 'When do invoices fall due?',
  answer: 'Thirty days after receipt; then interest accrues daily.',
  pages: [7, 10],
  claim: ['Long documents, short answers,', 'and the page to prove it.'],
};
