import type { ReachedLimit } from '@recto/contract/endpoint';
import type { Language } from '@recto/contract/languages';
import { FILE_TYPES, type FileType } from '@recto/contract/file-types';
import { describeMissingData, type UnreadReason } from '#modules/ingestion/unread-pages.ts';

export const READING_FAILURES = [
  'damaged',
  'doubled-parts',
  'password-needed',
  'password-wrong',
  'protected',
  'too-many-pages',
  'too-large',
  'too-many-characters',
  'timeout',
  'memory',
  'engine-failed',
  'crashed',
  'process-crashed',
  'original-missing',
  'no-text',
  'no-text-language-data',
] as const;
export type ReadingFailureCode = (typeof READING_FAILURES)[number];

/** What the customer can do about a file that could not be read; by what such a file is called. */
const TEXTS: Readonly<Record<ReadingFailureCode, (noun: string) => string>> = {
  damaged: (noun) =>
    `This ${noun} is damaged and cannot be read. Save it again in the program it comes from, then upload it anew.`,
  'doubled-parts': (noun) =>
    `This ${noun} holds two different parts of the same name, so programs do not agree on what it shows. Save it again in the program it comes from, then upload it anew.`,
  'password-needed': (noun) =>
    `This ${noun} is protected with a password. Enter it to have the file read; it is kept nowhere.`,
  'password-wrong': () => 'This password does not open the file.',
  protected: (noun) => `This ${noun} uses a protection that cannot be opened here. Upload a copy without it.`,
  'too-many-pages': (noun) => `This ${noun} has more pages than can be read. Split it and upload the parts.`,
  'too-many-characters': (noun) =>
    `This ${noun} holds more text than can be read. Split it and upload the parts.`,
  'too-large': (noun) =>
    `This ${noun} is too large to be read. Split it, or save it with smaller pictures, and upload that.`,
  timeout: (noun) =>
    `Reading this ${noun} took too long, so it was stopped. Try again, or save the ${noun} anew and upload that.`,
  memory: (noun) =>
    `This ${noun} needs more memory than reading a file may take. Save it with smaller pictures, then upload it anew.`,
  'engine-failed': (noun) =>
    `Reading this ${noun} failed. Save it again in the program it comes from, then upload it anew.`,
  crashed: (noun) => `Reading this ${noun} failed. Try again, or save the ${noun} anew and upload that.`,
  'process-crashed': (noun) =>
    `Reading this ${noun} has crashed the reader several times, so it was stopped. Save it again in the program it comes from, then upload it anew.`,
  'original-missing': () => 'The original of this file is no longer on the server. Upload it again.',
  'no-text': (noun) =>
    `No page of this ${noun} holds text that can be read, in its pictures neither. Upload a version with text.`,
  'no-text-language-data': (noun) =>
    `No page of this ${noun} holds text but in pictures, which cannot be read in its language.`,
};

export const describeFailure = (code: ReadingFailureCode, type: FileType): string =>
  TEXTS[code](FILE_TYPES[type].noun);

/** The same of what was thrown, with the languages that are missing. */
export const describeError = (error: unknown, code: ReadingFailureCode, type: FileType): string =>
  error instanceof NoTextError && error.missing.length > 0
    ? `${describeFailure(code, type)} ${describeMissingData(error.missing)}`
    : describeFailure(code, type);

/** What the customer can do about a file with more pages than the plan allows. */
export const describePlanPages = ({ used, allowed }: ReachedLimit, type: FileType): string =>
  `This ${FILE_TYPES[type].noun} has ${used.toLocaleString('en')} pages, and your plan allows ${allowed.toLocaleString('en')} in one file. Split it, or choose a larger plan and try again.`;

/** The code of a failure that a file has to answer for; undefined for anything else, which may pass. */
export function failureCodeOf(error: unknown): ReadingFailureCode | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code in TEXTS ? (code as ReadingFailureCode) : undefined;
}

/** A file whose password is not at hand (any more). */
export class PasswordNeededError extends Error {
  readonly code = 'password-needed';

  constructor() {
    super('the password is not at hand');
    this.name = 'PasswordNeededError';
  }
}

/** A file whose original is not where it was stored. */
export class OriginalMissingError extends Error {
  readonly code = 'original-missing';

  constructor(cause: unknown) {
    super('the original is not in the store', { cause });
    this.name = 'OriginalMissingError';
  }
}

/** A file of which no page has text, and what kept its pictures from being read. */
export class NoTextError extends Error {
  readonly code: ReadingFailureCode;
  readonly missing: readonly Language[];

  constructor(reason?: Exclude<UnreadReason, 'plan'>) {
    super('no page with text');
    this.name = 'NoTextError';
    this.code = reason === undefined ? 'no-text' : 'no-text-language-data';
    this.missing = reason?.missing ?? [];
  }
}
