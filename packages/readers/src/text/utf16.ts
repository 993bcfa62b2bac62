const SAMPLE_BYTES = 65_536;
const ORDERS = ['utf-16le', 'utf-16be'] as const;
type Utf16 = (typeof ORDERS)[number];

/** Fewer than these may be anything. */
const LEAST_CHARACTERS = 20;

/** What sets words, sentences and lines apart in every script that we read. */
const SEPARATORS: ReadonlySet<number> = new Set(
  [...' \n\r\t\u3001\u3002\u0964'].map((one) => one.charCodeAt(0)),
);
const UNREADABLE = /[^\p{L}\p{M}\p{N}\p{P}\p{S}\p{Z}\n\r\t]/gu;

/** Which UTF-16 a text without a byte order mark is in, if it is. */
export function utf16WithoutMark(bytes: Uint8Array): Utf16 | undefined {
  const sample = bytes.subarray(0, Math.min(bytes.length - (bytes.length % 2), SAMPLE_BYTES));
  return byZeros(sample) ?? ORDERS.find((order) => isReadable(new TextDecoder(order).decode(sample)));
}

/** Western text has a zero in nearly every second byte, on one side only. */
function byZeros(sample: Uint8Array): Utf16 | undefined {
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample.length; index++) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  const half = sample.length / 2;
  if (Math.max(even, odd) <= 0.7 * half || Math.min(even, odd) >= 0.02 * half) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * Other text is nothing but characters that exist, with spaces or full stops among them. Both hold a control character as
 * a byte, so that text of one byte or two a character, read by mistake as UTF-16, has none. Every file that is uploaded
 * comes by here: what is quickly counted comes first, and the rest ends where it is settled.
 */
function isReadable(text: string): boolean {
  if (text.length < LEAST_CHARACTERS) return false;
  let separators = 0;
  for (let at = 0; at < text.length; at++) if (SEPARATORS.has(text.charCodeAt(at))) separators++;
  if (separators < 0.02 * text.length) return false;
  let unreadable = 0;
  for (const _ of text.matchAll(UNREADABLE)) if (++unreadable > 0.02 * text.length) return false;
  return true;
}
