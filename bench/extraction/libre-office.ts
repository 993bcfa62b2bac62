import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const LIMIT_MS = 240_000;

/** How LibreOffice is to save a file: as plain text, or its first sheet as values set apart by commas. */
const FORMATS = { txt: 'txt:Text (encoded):UTF8', csv: 'csv:Text - txt - csv (StarCalc):44,34,76' };

/** The text of files as LibreOffice saves it, by path; null where there is no LibreOffice. What it refuses is left out. */
export function readWithLibreOffice(
  paths: readonly string[],
  format: keyof typeof FORMATS,
): Map<string, string> | null {
  const folder = mkdtempSync(join(tmpdir(), 'libre-office-'));
  try {
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const out = join(folder, 'out');
    const options = ['--headless', '--convert-to', FORMATS[format], '--outdir', out];
    const { error } = spawnSync('soffice', [profile, ...options, ...paths], {
      timeout: LIMIT_MS,
      stdio: 'ignore',
    });
    if (error) return null;
    const made = new Set(readdirSync(out));
    const texts = paths.map((path) => [path, `${basename(path).replace(/\.[^.]*$/, '')}.${format}`] as const);
    return new Map(
      texts
        .filter(([, name]) => made.has(name))
        .map(([path, name]) => [path, readFileSync(join(out, name), 'utf8')]),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
