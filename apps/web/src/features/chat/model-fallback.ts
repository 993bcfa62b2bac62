import type { AnswerFallback } from '@recto/contract/questions';

/** Why no language model answered, as a person would say it. */
export const FALLBACK_REASONS: Readonly<Record<AnswerFallback, string>> = {
  operator: 'The operator of this installation lets no text leave it. Ask the operator to change that.',
  account: 'Your account sends no text to outside services.',
  folder:
    'This file is in a folder that is never sent outside. The menu of that folder under Files changes it.',
  stopped: 'You stopped the model.',
  busy: 'The model was too busy to answer.',
  unavailable: 'The model could not be reached.',
  slow: 'The model took too long.',
  cut: 'The reply of the model broke off.',
  'too-long': 'The reply of the model was too long.',
  invalid: 'The reply of the model could not be read.',
  declined: 'The model declined to answer.',
  unproven: 'No quote in the document supports what the model wrote.',
  interrupted: 'The server was restarted while the model was working.',
  failed: 'Something went wrong on the server while the model was working.',
};

export const FALLBACK_STANDS = 'This is the answer found on this machine.';

export const droppedText = (count: number): string =>
  count === 1
    ? '1 statement was left out: no quote supports it'
    : `${count.toLocaleString('en-US')} statements were left out: no quote supports them`;
