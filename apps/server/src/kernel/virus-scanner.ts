import type { Readable } from 'node:stream';

/** What a scanner says of a content. */
export type ScanVerdict =
  | { readonly kind: 'clean' }
  /** `signature`: what the scanner calls what it found. */
  | { readonly kind: 'infected'; readonly signature: string }
  /** Larger than the scanner is set to take; it has not been looked at whole. */
  | { readonly kind: 'too-large' };

export interface VirusScanner {
  /** Has a content looked at, which is read to its end or destroyed. Throws a `ScannerUnavailableError`. */
  scan(content: Readable): Promise<ScanVerdict>;
  /** Whether the scanner answers at all. Throws a `ScannerUnavailableError`. */
  ping(): Promise<void>;
}

/** The scanner cannot be reached, is too slow, or says what nobody understands: nothing is known of the content. */
export class ScannerUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The virus scanner has given no usable answer.', { cause });
    this.name = 'ScannerUnavailableError';
  }
}
