import { z } from 'zod';
import { type RunOptions, runProgram } from '#adapters/tesseract/run-program.ts';
import { StartError } from '#kernel/errors.ts';
import type { Log } from '#kernel/log.ts';
import type { OcrProgram } from '#kernel/ocr-program.ts';

interface TesseractOptions {
  /** Folders in which `auto` looks for it. */
  readonly searchPath: string;
  readonly log: Log;
  /** Milliseconds of a core for a page. */
  readonly pageMs?: number;
}

/** What its version and its languages are told in. */
const ASK_MS = 10_000;
/** A page takes a second; the same page is left to the other engine within the limit of its task. */
const PAGE_MS = 45_000;
/** A machine with ten times more work than cores still reads it; a program that hangs is killed in the end. */
const MAX_WAIT_FACTOR = 10;

/** From 4.1 it writes boxes of characters. */
const Version = z
  .string()
  .transform((text) => /^tesseract v?(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number))
  .refine((version) => {
    const [major = 0, minor = 0] = version ?? [];
    return major > 4 || (major === 4 && minor >= 1);
  }, 'version 4.1 or later is needed');

/** A heading, then a name a line; data for single purposes (`osd`) and in folders (`script/Latin`) are no languages. */
const Languages = z
  .string()
  .transform((text) => text.split(/\r?\n/).filter((line) => /^[a-z]{3}(?:_[a-z]+)?$/.test(line)));

/**
 * The `tesseract` program under a path, or null where `where` is `off`, or `auto` and there is none that can be used (the
 * log says why). Throws a `StartError` where a path is set and what is there cannot be used.
 */
export async function openTesseract(
  where: string,
  { searchPath, log, pageMs = PAGE_MS }: TesseractOptions,
): Promise<OcrProgram | null> {
  if (where === 'off') return null;
  const path = where === 'auto' ? 'tesseract' : where;
  const ask = (question: string) => runProgram(path, [question], { timeLimit: ASK_MS, searchPath });
  try {
    Version.parse(await ask('--version'));
    const languages = new Set(Languages.parse(await ask('--list-langs')).filter((name) => name !== 'osd'));
    log.info({ languages: [...languages] }, 'scans are read by the tesseract program');
    return {
      languages,
      recognise: makeRecognise(path, {
        timeLimit: MAX_WAIT_FACTOR * pageMs,
        processorLimit: pageMs,
        searchPath,
      }),
    };
  } catch (error) {
    if (where !== 'auto') throw new StartError(`TESSERACT: ${path} cannot be used.`, error);
    const isAbsent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isAbsent)
      log.warn({ err: error }, 'the tesseract program cannot be used; scans are read more slowly');
    return null;
  }
}

const makeRecognise =
  (
    path: string,
    limits: Pick<RunOptions, 'timeLimit' | 'processorLimit' | 'searchPath'>,
  ): OcrProgram['recognise'] =>
  (picture, { languages, dpi, signal }) => {
    const settings = ['hocr_char_boxes=1', 'preserve_interword_spaces=1'].flatMap((one) => ['-c', one]);
    const args = ['stdin', 'stdout', '-l', languages.join('+'), '--dpi', String(dpi), ...settings, 'hocr'];
    return runProgram(path, args, { ...limits, input: picture, signal });
  };
