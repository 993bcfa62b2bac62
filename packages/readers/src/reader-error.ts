export type ReaderErrorCode =
  | 'damaged'
  | 'doubled-parts'
  | 'password-needed'
  | 'password-wrong'
  | 'protected'
  | 'too-many-pages'
  | 'too-large'
  | 'labels-failed'
  | 'engine-failed';

const MESSAGES: Readonly<Record<ReaderErrorCode, string>> = {
  damaged: 'The file is damaged or is not what its name says',
  'doubled-parts': 'The file holds two different parts of the same name',
  'password-needed': 'The file is protected by a password',
  'password-wrong': 'This password does not open the file',
  protected: 'The file is protected in a way that cannot be opened',
  'too-many-pages': 'The file has too many pages',
  'too-large': 'The file is too large to be read in the memory allowed',
  'labels-failed': 'The page labels of the file cannot be read',
  'engine-failed': 'Reading the file failed',
};

/** Why a document cannot be read. The message is fit for customers; `cause` is for the log. */
export class ReaderError extends Error {
  readonly code: ReaderErrorCode;

  constructor(code: ReaderErrorCode, cause?: unknown) {
    super(MESSAGES[code], cause === undefined ? undefined : { cause });
    this.name = 'ReaderError';
    this.code = code;
  }
}
