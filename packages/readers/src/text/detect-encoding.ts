import { detect } from 'jschardet';
import { utf16WithoutMark } from '#text/utf16.ts';

/** Where text differs from ASCII its encoding shows within a few lines; more only takes time. */
const SAMPLE_BYTES = 65_536;
/** The encoding that says something for every byte. */
const FALLBACK = 'windows-1252';

/** The names of encodings as browsers know them, where the detector has others. */
const NAMES: Readonly<Record<string, string>> = {
  ascii: 'utf-8',
  'utf-8-sig': 'utf-8',
  'utf-16': 'utf-16le',
  gb2312: 'gb18030',
  cp949: 'euc-kr',
  johab: 'euc-kr',
  cp932: 'shift_jis',
  'tis-620': 'windows-874',
  maccyrillic: 'x-mac-cyrillic',
  macroman: 'macintosh',
};

/**
 * The encoding of a text, by a name that `TextDecoder` knows: what a byte order mark or switches between character sets
 * say, UTF-16 and UTF-8 where everything fits them, else what the bytes look most like.
 */
export function detectEncoding(bytes: Uint8Array): string {
  return (
    byMark(bytes) ??
    bySwitches(bytes) ??
    utf16WithoutMark(bytes) ??
    (isUtf8(bytes) ? 'utf-8' : byStatistics(bytes))
  );
}

/** Null where there is no such encoding. */
export function encodingNamed(name: string): string | null {
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return null;
  }
}

function byMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** ISO-2022-JP goes to Japanese characters by an escape sequence, and is ASCII otherwise. */
function bySwitches(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SAMPLE_BYTES));
  return start.includes('\u001b$B', 0, 'latin1') || start.includes('\u001b$@', 0, 'latin1')
    ? 'iso-2022-jp'
    : undefined;
}

/** A character may be cut off at the end of a sample, so the whole is looked at: some milliseconds a megabyte. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function byStatistics(bytes: Uint8Array): string {
  const start = Math.max(0, bytes.findIndex((byte) => byte > 127) - SAMPLE_BYTES / 4);
  const { encoding } = detect(bytes.subarray(start, start + SAMPLE_BYTES));
  const name = encoding?.toLowerCase() ?? FALLBACK;
  return encodingNamed(NAMES[name] ?? name) ?? FALLBACK;
}
