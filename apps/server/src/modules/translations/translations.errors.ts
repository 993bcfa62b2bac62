import { TRANSLATED_TEXT_MAX_LENGTH } from '@recto/contract/limits';
import { AppError } from '#kernel/errors.ts';
import type { OutsideRefusal } from '#kernel/guard-model.ts';

const inFigures = (count: number) => count.toLocaleString('en-US');

const WHY_INSIDE: Readonly<Record<OutsideRefusal, string>> = {
  operator: 'Whoever runs this installation lets no text leave it.',
  account: 'Sending text to outside services is switched off in your profile.',
  folder: 'The file lies in a folder that is marked “Never send outside”.',
};

/** Why a text does not go to a provider. */
export const describeRefusal = (reason: OutsideRefusal): string =>
  `${WHY_INSIDE[reason]} Nothing was translated.`;

export const egressRefused = (reason: OutsideRefusal) =>
  new AppError(422, 'translation.stays_inside', describeRefusal(reason));

export const fileNotComplete = () =>
  new AppError(422, 'file.not_complete', 'The file has to be Complete before it can be translated.');

export const languageUnknown = () =>
  new AppError(
    422,
    'translation.language_unknown',
    'Say which language the text is in: it is too short to tell.',
  );

export const sameLanguage = () =>
  new AppError(422, 'translation.same_language', 'Choose another language than the one it is written in.');

export const textTooLong = (used: number) =>
  new AppError(
    413,
    'translation.text_too_long',
    `A text to translate has at most ${inFigures(TRANSLATED_TEXT_MAX_LENGTH)} characters; this one has ${inFigures(used)}. Upload it as a file.`,
    { limit: { name: 'characters', used, allowed: TRANSLATED_TEXT_MAX_LENGTH, resetsAt: null } },
  );

export const noTermsInPair = () =>
  new AppError(422, 'terminology.no_terms', 'The terminology has no terms in both of these languages.');

export const notTranslatedYet = () =>
  new AppError(422, 'translation.segment_open', 'This sentence is not translated yet.');
