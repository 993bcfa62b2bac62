import type { InputPiece } from '#kernel/define-task.ts';
import type { Log } from '#kernel/log.ts';
import type { OcrProgram } from '#kernel/ocr-program.ts';
import type { ScanPicture, ScanReply } from '#modules/ingestion/tasks/read-scan.ts';

interface Deps {
  readonly program: OcrProgram;
  readonly log: Log;
}

/** What goes between the task in its worker and the program, which runs here: it ends with the task. */
interface ScanTraffic {
  onMessage(picture: ScanPicture): void;
  input(): Promise<InputPiece<ScanReply>>;
}

/** Runs a task that has pictures recognised by the program: each it sends is answered by the next piece of its input. */
export async function runScanProgram<T>(
  { program, log }: Deps,
  signal: AbortSignal,
  run: (traffic: ScanTraffic) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const either = AbortSignal.any([signal, ended.signal]);
  let reading: Promise<ScanReply> | undefined;
  const recognise = async ({ picture, ...options }: ScanPicture): Promise<ScanReply> => {
    try {
      return { hocr: await program.recognise(picture, { ...options, signal: either }) };
    } catch (error) {
      if (!either.aborted) log.warn({ err: error }, 'the tesseract program has failed on a page');
      return { hocr: null };
    }
  };
  try {
    return await run({
      onMessage: (picture) => void (reading = recognise(picture)),
      input: async () => ({ value: (await reading) ?? { hocr: null } }),
    });
  } finally {
    ended.abort();
  }
}
