/**
 * UTF-8 without `TextEncoder`, which is no part of the language itself. Lone surrogates are kept as three bytes each
 * (as in WTF-8), so that every string comes back exactly as it was and offsets stay valid.
 */
export function encodeUtf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3);
  let at = 0;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code < 0x80) {
      bytes[at++] = code;
      continue;
    }
    if (code >= 0xd800 && code < 0xdc00 && i + 1 < text.length) {
      const low = text.charCodeAt(i + 1);
      if (low >= 0xdc00 && low < 0xe000) {
        code = 0x10000 + ((code - 0xd800) << 10) + (low - 0xdc00);
        i++;
      }
    }
    if (code < 0x800) {
      bytes[at++] = 0xc0 | (code >> 6);
    } else if (code < 0x10000) {
      bytes[at++] = 0xe0 | (code >> 12);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
    } else {
      bytes[at++] = 0xf0 | (code >> 18);
      bytes[at++] = 0x80 | ((code >> 12) & 0x3f);
      bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
    }
    bytes[at++] = 0x80 | (code & 0x3f);
  }
  return bytes.slice(0, at);
}

/** Below the number of arguments that every engine accepts in one call. */
const CHUNK = 4096;

/** The reverse of `encodeUtf8`; trusts its input. */
export function decodeUtf8(bytes: Uint8Array, start = 0, end = bytes.length): string {
  const units = new Uint16Array(Math.min(end - start, CHUNK) + 2);
  let text = '';
  let filled = 0;
  for (let i = start; i < end; ) {
    const lead = bytes[i] ?? 0;
    const size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    let code = size === 1 ? lead : lead & (0xff >> (size + 1));
    for (let k = 1; k < size; k++) code = (code << 6) | ((bytes[i + k] ?? 0) & 0x3f);
    i += size;
    if (code < 0x10000) {
      units[filled++] = code;
    } else {
      units[filled++] = 0xd800 + ((code - 0x10000) >> 10);
      units[filled++] = 0xdc00 + ((code - 0x10000) & 0x3ff);
    }
    if (filled >= CHUNK) {
      text += String.fromCharCode(...units.subarray(0, filled));
      filled = 0;
    }
  }
  return text + String.fromCharCode(...units.subarray(0, filled));
}
