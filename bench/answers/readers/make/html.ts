/** Turns texts into pages for a browser to print. */

const USUAL_FONT = 'DejaVu Serif';
/** Families of the languages that the usual one does not have. */
export const FONTS = {
  ar: 'Noto Sans Arabic',
  hi: 'Noto Serif Devanagari',
  ja: 'Noto Serif CJK JP',
  zh: 'Noto Serif CJK SC',
} as const;

const fontOf = (language: string) => (language in FONTS ? FONTS[language as keyof typeof FONTS] : USUAL_FONT);

/** The families that some languages are printed in and that are not among those installed. */
export function missingFonts(languages: Iterable<string>, installed: ReadonlySet<string>): string[] {
  return [...new Set(Array.from(languages, fontOf))].filter((family) => !installed.has(family));
}

/**
 * PDFium turns ligatures that Chromium prints round ("لا" becomes "ال") and parts letters from marks that are glyphs of
 * their own.
 */
const UNJOINED = ` body { font-feature-settings: "rlig" 0, "liga" 0, "ccmp" 0, "mark" 0, "mkmk" 0 }`;

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A whole page with numbered sheets. A book is printed on A5, anything else on A4. */
export function wrapHtml(body: string, language: string, paper: 'A4' | 'A5' = 'A4'): string {
  const family = `"${fontOf(language)}", serif`;
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8"><style>
@page { size: ${paper}; margin: 20mm 18mm; @bottom-center { content: counter(page); font: 9pt serif } }
body { font: 11pt/1.4 ${family}; margin: 0 }${language === 'ar' ? UNJOINED : ''}
h1 { font-size: 17pt } h2 { font-size: 14pt } h3 { font-size: 12pt } h1, h2, h3, h4 { break-after: avoid }
p { margin: 0 0 .6em } pre { white-space: pre-wrap; font-size: 9pt } img { display: none }
table { border-collapse: collapse } td, th { border: .5pt solid; padding: 2pt 6pt; text-align: start }
.indented { margin-inline-start: 2em }
</style>${body}</html>`;
}

const RULE = /^\s*[-=*~]{3,}\s*$/;
const LIST_MARK = /^\s*(?:\(?(?:[a-z]|[ivx]+|\d+)[).]|\d+(?:\.\d+)+\.?|[-—*•])\s/u;
const CLAUSE_HEAD = /^\s*\d+\s?\.\s?\p{Lu}[^.;:,]*\.?$/u;

/** Lines that were broken to a width become paragraphs again; headings stay lines of their own. */
export function textToHtml(text: string): string {
  const lines = text.replaceAll('\uFEFF', '').split('\n').map(removeFrame);
  const width = Math.min(
    120,
    Math.max(
      60,
      percentile(
        lines.map((line) => line.length),
        0.9,
      ),
    ),
  );
  const blocks: string[] = [];
  let paragraph: string[] = [];
  const flush = () => {
    if (paragraph.length > 0) blocks.push(paragraphToHtml(paragraph));
    paragraph = [];
  };
  for (const [at, line] of lines.entries()) {
    const isUnderlined = RULE.test(lines[at + 1] ?? '') && line.trim() !== '' && !RULE.test(line);
    if (isUnderlined || isHeading(lines, at)) {
      flush();
      blocks.push(`<h2>${escapeHtml(line.trim())}</h2>`);
    } else if (line.trim() === '' || RULE.test(line)) flush();
    else {
      const previous = paragraph.at(-1);
      if (previous !== undefined && (LIST_MARK.test(line) || endsEarly(previous, line, width))) flush();
      paragraph.push(line);
    }
  }
  flush();
  return blocks.join('\n');
}

/** A text that is one long line per paragraph never continues a line. */
function endsEarly(previous: string, next: string, width: number): boolean {
  if (previous.length > 130) return true;
  const firstWord = next.trim().split(' ')[0] ?? '';
  return previous.length + firstWord.length + 1 < width - 12;
}

function paragraphToHtml(lines: readonly string[]): string {
  const isIndented = lines.every((line) => /^\s{3,}/.test(line));
  const text = escapeHtml(lines.map((line) => line.trim()).join(' '));
  return isIndented ? `<p class="indented">${text}</p>` : `<p>${text}</p>`;
}

function isHeading(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  const isAlone = (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() === '';
  if (line.trim() === '' || line.trim().length > 75) return false;
  if (CLAUSE_HEAD.test(line) && (lines[at - 1] ?? '').trim() === '') return true;
  return isAlone && !/[.,;:”"]$/.test(line.trim()) && !LIST_MARK.test(line) && /^\s*[\p{Lu}\d]/u.test(line);
}

/** A box drawn with asterisks is only a frame around its text. */
function removeFrame(line: string): string {
  return line.replace(/^\*(\s.*?)\s*\*\s*$/, '$1').trimEnd();
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.filter((value) => value > 0).toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** The little of Markdown that the agreement uses. */
export function markdownToHtml(markdown: string): string {
  return markdown
    .replace(/<label>(.*?)<\/label>/g, '*$1*')
    .split(/\n{2,}/)
    .map(markdownBlock)
    .join('\n');
}

function markdownBlock(block: string): string {
  const heading = /^(#{1,4})\s+(.*)/.exec(block.trim());
  if (heading) {
    const [, marks = '', title = ''] = heading;
    const rest = block.trim().slice(heading[0].length).trim();
    const level = marks.length;
    return `<h${level}>${inline(title)}</h${level}>${rest === '' ? '' : markdownBlock(rest)}`;
  }
  const lines = block.trim().split('\n');
  if (lines.some((line) => line.startsWith('|'))) return markdownTable(lines);
  return lines
    .reduce<string[]>((joined, line) => {
      if (joined.length > 0 && !/^\s*(?:- |\d+\. )/.test(line) && !joined.at(-1)?.endsWith('*'))
        joined[joined.length - 1] += ` ${line}`;
      else joined.push(line);
      return joined;
    }, [])
    .map((line) => `<p>${inline(line.replace(/^- \[x\]\s*/, '☒ ').replace(/^- \[ \]\s*/, '☐ '))}</p>`)
    .join('\n');
}

function markdownTable(lines: readonly string[]): string {
  const rows = lines
    .filter((line) => !/^\|[\s:|-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\|/, '')
        .replace(/\|\s*$/, '')
        .split('|'),
    );
  return `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${inline(cell.trim())}</td>`).join('')}</tr>`).join('')}</table>`;
}

function inline(text: string): string {
  return text
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/\*(.+?)\*/g, '<i>$1</i>');
}
