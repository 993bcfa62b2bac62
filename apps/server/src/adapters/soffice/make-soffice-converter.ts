import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { writeProfile } from '#adapters/soffice/profile.ts';
import { runLimited } from '#adapters/soffice/run-limited.ts';
import {
  ConversionError,
  type ConversionRequest,
  type DocumentConverter,
} from '#kernel/document-converter.ts';

interface SofficeSettings {
  readonly program: string;
  /** What starts the program: with arguments of its own, such as those that cut it off from the network. */
  readonly prefix?: readonly string[];
  /** Folders in which it looks for programs. */
  readonly searchPath: string;
  /** For the files of a run; what killed processes left here is deleted. */
  readonly folder: string;
  readonly limitMs?: number;
  readonly maxFileBytes?: number;
}

const LIMIT_MS = 120_000;
/** It answers within a second; a machine under load takes longer. */
const VERSION_MS = 30_000;
const MAX_FILE_BYTES = 100_000_000;
/** Of addresses, not of memory in use: LibreOffice maps its libraries and fonts. */
const MAX_MEMORY_BYTES = 4_000_000_000;
/** No window, no question, nothing of an earlier run, and no lock beside the document. */
const OPTIONS = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nofirststartwizard'];
/** Older than any run: nobody writes there any more. */
const LEFT_BEHIND_MS = 60 * 60_000;

/** Converts documents by LibreOffice, each in a process with a profile of its own, one after the other. */
export async function makeSofficeConverter({
  program,
  searchPath,
  prefix = [],
  folder,
  limitMs = LIMIT_MS,
  maxFileBytes = MAX_FILE_BYTES,
}: SofficeSettings): Promise<DocumentConverter> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await deleteLeftBehind(folder);
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  const convert = async <T>(request: ConversionRequest, use: (path: string) => Promise<T>): Promise<T> => {
    const { source: given, extension, importFilter, to } = request;
    const signal = AbortSignal.any([request.signal, closing.signal]);
    signal.throwIfAborted();
    const place = await mkdtemp(join(folder, 'run-'));
    try {
      const source = join(place, `document.${extension}`);
      const result = join(place, 'out', `document.${to}`);
      await (typeof given === 'string' ? copyFile(given, source) : given(source));
      await writeProfile(join(place, 'profile'));
      const profile = pathToFileURL(join(place, 'profile')).href;
      const conversion = [`--infilter=${importFilter}`, '--convert-to', to, '--outdir', join(place, 'out')];
      const command = [
        ...prefix,
        program,
        `-env:UserInstallation=${profile}`,
        ...OPTIONS,
        ...conversion,
        source,
      ];
      const run = { command, folder: place, searchPath, limitMs, maxFileBytes, signal };
      const { isTimeout, code, complaint } = await runLimited({ ...run, maxMemoryBytes: MAX_MEMORY_BYTES });
      if (isTimeout) throw new ConversionError('timeout', `not converted within ${limitMs} ms`);
      // It ends well also where it has made nothing.
      const made = await stat(result).catch(() => null);
      if (code !== 0 || !made?.isFile() || made.size === 0)
        throw new ConversionError('failed', `nothing was made (exit code ${code}): ${complaint}`);
      return await use(result);
    } finally {
      await rm(place, { recursive: true, force: true, maxRetries: 3 });
    }
  };

  return {
    convert(request, use) {
      const running = last.then(() => convert(request, use));
      last = running.catch(() => undefined);
      return running;
    },
    async readVersion() {
      const { stdout } = await promisify(execFile)(program, ['--version'], {
        timeout: VERSION_MS,
        // Nothing of the server's environment, which holds secrets.
        env: { PATH: searchPath, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
      });
      return /^[\x20-\x7e]{1,80}/.exec(stdout.trim())?.[0] ?? 'a program that names no version';
    },
    async close() {
      closing.abort();
      await last;
    },
  };
}

async function deleteLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs >= LEFT_BEHIND_MS)
      await rm(path, { recursive: true, force: true });
  }
}
