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
const BEYOND_ASCII = /[\u0080-\u00ff]+/g;

/**
 * The reverse of `encodeUtf8`; trusts its input. Only what is beyond ASCII is decoded byte by byte, so that the first
 * question after a start does not wait for a loop that is not yet compiled.
 */
export function decodeUtf8(bytes: Uint8Array, start = 0, end = bytes.length): string {
  let text = '';
  for (let from = start; from < end; ) {
    let to = Math.min(end, from + CHUNK);
    // Not inside a character.
    while (to < end && ((bytes[to] ?? 0) & 0xc0) === 0x80) to--;
    const characters: string = Reflect.apply(String.fromCharCode, null, bytes.subarray(from, to));
    text += characters.replace(BEYOND_ASCII, decodeRun);
    from = to;
  }
  return text;
}

/** Whole characters of several bytes each, given with a unit for each byte. */
function decodeRun(run: string): string {
  let text = '';
  for (let i = 0; i < run.length; ) {
    const byte = run.charCodeAt(i);
    const size = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    let code = byte & (0xff >> (size + 1));
    for (let k = 1; k < size; k++) code = (code << 6) | (run.charCodeAt(i + k) & 0x3f);
    i += size;
    text += String.fromCodePoint(code);
  }
  return text;
}
