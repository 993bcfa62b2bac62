import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Yardstick programs hang on hostile files: none runs longer than this. */
export const YARDSTICK_LIMIT_MS = 20_000;

export interface YardstickWord {
  readonly text: string;
  /** Left, top, right, bottom in points. */
  readonly box: readonly [number, number, number, number];
}

export interface YardstickPage {
  readonly words: YardstickWord[];
}

/** What `pdftotext -bbox` reads, page by page; a sentence when it reads nothing. */
export async function readWithPoppler(path: string): Promise<YardstickPage[] | string> {
  try {
    const { stdout } = await run('pdftotext', ['-cropbox', '-bbox', path, '-'], limits());
    return parseWords(stdout);
  } catch (error) {
    return describe(error);
  }
}

/** How many pages qpdf counts and what it thinks of the file. */
export async function checkWithQpdf(path: string): Promise<{ pages: number | null; verdict: string }> {
  const pages = await run('qpdf', ['--show-npages', path], limits()).then(
    ({ stdout }) => Number(stdout),
    // Warnings make it end with 3, the count still stands on the output.
    (error: { stdout?: string }) => (error.stdout ? Number(error.stdout) : null),
  );
  const verdict = await run('qpdf', ['--check', path], limits()).then(() => 'sound', describe);
  return { pages, verdict };
}

const limits = () => ({
  timeout: YARDSTICK_LIMIT_MS,
  killSignal: 'SIGKILL' as const,
  maxBuffer: 512 * 2 ** 20,
});

function describe(error: unknown): string {
  const { killed, code, stderr } = error as { killed?: boolean; code?: number | string; stderr?: string };
  if (killed) return `hangs (ended after ${YARDSTICK_LIMIT_MS / 1000} s)`;
  if (/password/i.test(stderr ?? '')) return 'wants a password';
  return code === 3 ? 'warns' : 'refuses';
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function parseWords(xml: string): YardstickPage[] {
  return xml
    .split('<page ')
    .slice(1)
    .map((page) => ({
      words: Array.from(
        page.matchAll(/<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)<\/word>/gs),
        ([, left, top, right, bottom, text = '']) => ({
          text: text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? ''),
          box: [Number(left), Number(top), Number(right), Number(bottom)] as const,
        }),
      ),
    }));
}
