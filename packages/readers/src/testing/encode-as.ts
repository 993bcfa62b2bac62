/** The bytes of every character that an encoding has, by what `TextDecoder` makes of them. */
function tableOf(encoding: string): Map<string, readonly number[]> {
  const table = new Map<string, readonly number[]>();
  const add = (bytes: readonly number[]) => {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(Uint8Array.from(bytes));
      if ([...text].length === 1 && !table.has(text)) table.set(text, bytes);
    } catch {
      // Not a character.
    }
  };
  for (let byte = 0; byte < 256; byte++) add([byte]);
  for (let first = 0x81; first < 0xff; first++)
    for (let second = 0x40; second < 0xff; second++) add([first, second]);
  return table;
}

const ESCAPES = { ascii: [0x1b, 0x28, 0x42], kanji: [0x1b, 0x24, 0x42] };

/** A text in an encoding, and what of it the encoding could say. */
export function encodeAs(
  encoding: string,
  text: string,
  hasMark = true,
): { bytes: Uint8Array; text: string } {
  if (encoding === 'utf-8') return { bytes: new TextEncoder().encode(text), text };
  if (encoding.startsWith('utf-16')) {
    const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf16le');
    return { bytes: encoding === 'utf-16be' ? bytes.swap16() : bytes, text };
  }
  const isEscaped = encoding === 'iso-2022-jp';
  const table = tableOf(isEscaped ? 'euc-jp' : encoding);
  const said = [...text].filter((character) => table.has(character)).join('');
  const bytes: number[] = [];
  let mode: 'ascii' | 'kanji' = 'ascii';
  for (const character of said) {
    const code = table.get(character) ?? [];
    const wanted = isEscaped && code.length > 1 ? 'kanji' : 'ascii';
    if (wanted !== mode) bytes.push(...ESCAPES[wanted]);
    bytes.push(...code.map((byte) => (wanted === 'kanji' ? byte & 0x7f : byte)));
    mode = wanted;
  }
  if (mode === 'kanji') bytes.push(...ESCAPES.ascii);
  return { bytes: Uint8Array.from(bytes), text: said };
}
