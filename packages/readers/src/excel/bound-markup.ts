import type { RelatedPart } from '#office/relationships.ts';

/** The last column of a sheet in every program. */
const MAX_COLUMNS = 16_384;
/** Columns that a sheet describes in all: each many times over is made to burn time. */
const MAX_DESCRIBED = 100_000;
/** Excel takes formats of 255 characters, each of which may be written as a reference to it. */
const MAX_FORMAT = 3_000;
const FORMAT = Buffer.from('formatCode');
const SHEET = Buffer.from('sheet');
const COLUMN = Buffer.from('col');
const LINK = Buffer.from('hyperlink');
/** How far before a name its tag begins, with a prefix. */
const MAX_PREFIX = 64;
const MAX_TAG = 2_000;
const [SPACE, LESS, COLON, CROSSED] = [' ', '<', ':', 'x'].map((sign) => sign.charCodeAt(0));

/**
 * Changes in place what of a sheet's markup the library would follow without end: columns beyond the last one, and links,
 * for which it makes every cell that they are to cover and of which nothing is read.
 */
export function boundSheet(content: Buffer): void {
  for (const at of tagsOf(content, LINK)) content[at] = CROSSED ?? 0;
  let left = MAX_DESCRIBED;
  for (const at of tagsOf(content, COLUMN)) {
    const end = endOfTag(content, at);
    const tag = content.toString('latin1', at, end);
    const bounded = clampNumbers(tag);
    content.write(bounded, at, 'latin1');
    left -= countColumns(bounded);
    // Without its attributes it describes nothing.
    if (left < 0) content.fill(SPACE ?? 0, at + COLUMN.length, end);
  }
}

/** Blanks in place what names a sheet once more that has been named: it would be read as often. */
export function dropRepeatedSheets(content: Buffer, related: readonly RelatedPart[]): void {
  const parts = new Map(related.map(({ id, name }) => [id, name]));
  const named = new Set<string>();
  for (const at of tagsOf(content, SHEET)) {
    const end = endOfTag(content, at);
    const id = /[\s:]id\s*=\s*["']([^"']*)["']/.exec(content.toString('latin1', at, end))?.[1];
    const part = id === undefined ? undefined : parts.get(id);
    if (part === undefined) continue;
    if (named.has(part)) {
      const begin = content.lastIndexOf(LESS ?? 0, at);
      content.fill(SPACE ?? 0, begin, Math.min(content.length, end + 1));
    }
    named.add(part);
  }
}

/** Whether styles have a format that takes its time for each cell. */
export function hasLongFormat(content: Buffer): boolean {
  for (let at = content.indexOf(FORMAT); at >= 0; at = content.indexOf(FORMAT, at + FORMAT.length)) {
    const rest = content.toString('latin1', at, at + FORMAT.length + MAX_FORMAT);
    if (/^formatCode\s*=\s*(?:"[^"]*|'[^']*)$/.test(rest) && rest.length >= MAX_FORMAT) return true;
  }
  return false;
}

/** The library takes parts in two bytes a character as well, in which nothing of this would be found. */
export function asUtf8(content: Buffer): Buffer {
  const mark = content.toString('hex', 0, 2);
  if (mark === 'fffe') return Buffer.from(new TextDecoder('utf-16le').decode(content));
  return mark === 'feff' ? Buffer.from(new TextDecoder('utf-16be').decode(content)) : content;
}

/** Where the names of elements stand that are called so, whatever their prefix. */
function* tagsOf(content: Buffer, name: Buffer): Generator<number> {
  for (let at = content.indexOf(name); at >= 0; at = content.indexOf(name, at + name.length))
    if (!isWordByte(content[at + name.length]) && opensTag(content, at)) yield at;
}

function opensTag(content: Buffer, at: number): boolean {
  if (content[at - 1] === LESS) return true;
  if (content[at - 1] !== COLON) return false;
  let start = at - 2;
  while (start >= 0 && at - start < MAX_PREFIX && isWordByte(content[start])) start--;
  return content[start] === LESS || at - start >= MAX_PREFIX;
}

const isWordByte = (byte: number | undefined) => byte !== undefined && /\w/.test(String.fromCharCode(byte));

/** The library takes for a tag what stands before the next bracket; a longer one is cut off, as nobody writes it. */
function endOfTag(content: Buffer, at: number): number {
  const tag = content.toString('latin1', at, at + MAX_TAG);
  const end = tag.search(/[<>]/);
  return end < 0 ? Math.min(content.length, at + MAX_TAG) : at + end;
}

/** Whole numbers that no column has, each as long as it was. */
const clampNumbers = (tag: string): string =>
  tag.replace(/(?<![.\d])\d{5,}/g, (digits) =>
    Number(digits) <= MAX_COLUMNS ? digits : String(MAX_COLUMNS).padStart(digits.length, '0'),
  );

/** How many columns it describes; all of them where that cannot be told. */
function countColumns(tag: string): number {
  const valueOf = (name: string) => Number(new RegExp(`\\b${name}\\s*=\\s*["'](\\d+)["']`).exec(tag)?.[1]);
  const count = valueOf('max') - valueOf('min') + 1;
  return Number.isNaN(count) ? 2 * MAX_COLUMNS : Math.max(1, count);
}
