import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../../../e2e/support/browser.ts';

/** How pages are set. */
export interface Setting {
  readonly paper: 'A4' | 'letter';
  /** Size of the type, in points. */
  readonly type: number;
  /** Repeated on every page; its number stands at the foot. */
  readonly head: string;
  readonly lang: string;
}

const LIMIT_MS = 60_000;
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar']);
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text of paragraphs as a PDF with heads, feet and justified, hyphenated lines, printed by Chromium. */
export function printText(paragraphs: readonly string[], { paper, type, head, lang }: Setting): Buffer {
  const escape = (text: string) => text.replace(/[&<>]/gu, (mark) => ENTITIES[mark] ?? mark);
  const html = `<!doctype html><html lang="${lang}" dir="${RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
@page { size: ${paper}; margin: 22mm; @top-center { content: "${head}" } @bottom-center { content: counter(page) } }
body { font: ${type}pt/1.4 "DejaVu Serif", "DejaVu Sans"; text-align: justify; hyphens: auto; margin: 0 }
p { margin: 0 0 .7em; orphans: 1; widows: 1 }
</style>${paragraphs.map((text) => `<p>${escape(text)}</p>`).join('\n')}`;
  const folder = mkdtempSync(join(tmpdir(), 'recto-pairs-'));
  try {
    const [page, printed] = [join(folder, 'text.html'), join(folder, 'text.pdf')];
    writeFileSync(page, html);
    const { error, status, stderr } = spawnSync(
      launchOptions.executablePath ?? 'chromium',
      [
        ...(launchOptions.args ?? []),
        '--headless',
        '--no-pdf-header-footer',
        `--user-data-dir=${join(folder, 'browser')}`,
        `--print-to-pdf=${printed}`,
        page,
      ],
      { cwd: folder, encoding: 'utf8', timeout: LIMIT_MS },
    );
    if (error) throw error;
    if (status !== 0) throw new Error(`Chromium ended with ${status}: ${stderr}`);
    return readFileSync(printed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
