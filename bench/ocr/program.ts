import { spawn } from 'node:child_process';
import type { Picture } from './degrade.ts';

const TIME_LIMIT_MS = 120_000;

/** What the `tesseract` program reads in a picture, in one thread; null where it is not installed. */
export function readByProgram({ width, height, pixels }: Picture, languages: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const program = spawn('tesseract', ['stdin', 'stdout', '-l', languages, '--dpi', '200'], {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIME_LIMIT_MS,
    });
    let text = '';
    program.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    program.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' ? resolve(null) : reject(error),
    );
    program.on('close', (code) =>
      code === 0 ? resolve(text) : reject(new Error(`tesseract ended with ${code}`)),
    );
    program.stdin.on('error', () => undefined);
    program.stdin.end(Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  });
}
