/** Why a document could not be converted. */
export type ConversionFailure = 'failed' | 'timeout';

/** Raised for a document that another program did not convert; trying again is of no use. */
export class ConversionError extends Error {
  readonly reason: ConversionFailure;

  constructor(reason: ConversionFailure, message: string) {
    super(message);
    this.name = 'ConversionError';
    this.reason = reason;
  }
}

export interface ConversionRequest {
  /**
   * The document, as a file of this machine, which is not changed; or what writes it to a path, in the folder that is deleted
   * after the conversion, and after a while where that was killed.
   */
  readonly source: string | ((path: string) => Promise<void>);
  /** Of its type, without the dot. */
  readonly extension: string;
  readonly importFilter: string;
  /** Of the type to be made, without the dot. */
  readonly to: string;
  readonly signal: AbortSignal;
}

export interface DocumentConverter {
  /**
   * Converts a document once those before it are done, and hands on the path of the result, which is gone afterwards. Throws
   * a `ConversionError`, and what the signal was aborted with.
   */
  convert<T>(request: ConversionRequest, use: (path: string) => Promise<T>): Promise<T>;
  /** The version of the program, as it names itself. */
  readVersion(): Promise<string>;
  /** Ends what is under way. */
  close(): Promise<void>;
}
