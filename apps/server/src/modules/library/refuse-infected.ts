import type { BlobStore } from '#kernel/blobs.ts';
import type { Log } from '#kernel/log.ts';
import { ScannerUnavailableError, type VirusScanner } from '#kernel/virus-scanner.ts';
import * as errors from '#modules/library/library.errors.ts';

interface ScanDeps {
  readonly blobs: Pick<BlobStore, 'stream'>;
  readonly virusScanner: VirusScanner;
  readonly log: Pick<Log, 'warn'>;
}

/** Has a stored blob scanned, and throws unless it is found clean: a file that nobody could look at is not taken either. */
export async function refuseInfected({ blobs, virusScanner, log }: ScanDeps, key: string): Promise<void> {
  const verdict = await virusScanner.scan(await blobs.stream(key)).catch((err: unknown) => {
    if (!(err instanceof ScannerUnavailableError)) throw err;
    log.warn({ err }, 'an upload was refused since the virus scanner did not answer');
    throw errors.scannerUnavailable(err);
  });
  if (verdict.kind === 'clean') return;
  if (verdict.kind === 'infected') {
    log.warn({ signature: verdict.signature }, 'an infected upload was refused');
    throw errors.fileInfected(verdict.signature);
  }
  log.warn('an upload is larger than the virus scanner takes: raise StreamMaxLength in its configuration');
  throw errors.fileNotScannable();
}
