/** A piece of markup as it stands in a part: put together in their order they are the part again. */
export interface MarkupToken {
  readonly kind: 'open' | 'empty' | 'close' | 'text' | 'other';
  /** Of an element, with its prefix; '' for text and all else. */
  readonly name: string;
  readonly raw: string;
}

const MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(?:"[^"]*"|'[^']*'|[^"'<>])*>/gu;
const NAME = /^<\/?([^\s/>]+)/u;

/** The tokens of markup that is known to be well-formed. */
export function scanMarkup(xml: string): MarkupToken[] {
  const tokens: MarkupToken[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) tokens.push({ kind: 'text', name: '', raw: xml.slice(at, end) });
  };
  for (const { 0: raw, index } of xml.matchAll(MARKUP)) {
    addText(index);
    at = index + raw.length;
    tokens.push(toToken(raw));
  }
  addText(xml.length);
  return tokens;
}

function toToken(raw: string): MarkupToken {
  if (raw.startsWith('<!') || raw.startsWith('<?')) return { kind: 'other', name: '', raw };
  const name = NAME.exec(raw)?.[1] ?? '';
  if (raw.startsWith('</')) return { kind: 'close', name, raw };
  return { kind: raw.endsWith('/>') ? 'empty' : 'open', name, raw };
}

const ATTRIBUTE = /\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu;

/** The value of an attribute by its name without a prefix. */
export function readAttribute(raw: string, wanted: string): string | undefined {
  for (const [, name = '', double, single] of raw.matchAll(ATTRIBUTE))
    if (name.slice(name.indexOf(':') + 1) === wanted) return decodeText(double ?? single ?? '');
  return undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text of markup as it reads. */
export const decodeText = (raw: string): string =>
  raw
    .replace(/\r\n?/gu, '\n')
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/giu, (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? all;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    });

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML 1.0 cannot hold. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NOT_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

/** Text as it is written into markup. */
export const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"]/gu, (sign) => ESCAPES[sign] ?? sign);
