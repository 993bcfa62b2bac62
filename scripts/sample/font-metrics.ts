// The widths of the standard fonts that every PDF reader has, in thousandths of the type size (Adobe's font metrics).

export type FontName = 'Helvetica' | 'Helvetica-Bold' | 'Times-Roman' | 'Times-Bold' | 'Times-Italic';

/** Characters outside ASCII that the documents use, with their code in WinAnsiEncoding. */
export const extraCodes: Record<string, number> = {
  '–': 0x96,
  '—': 0x97,
  '’': 0x92,
  '‘': 0x91,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '§': 0xa7,
  '€': 0x80,
  '£': 0xa3,
  é: 0xe9,
  ü: 0xfc,
};

/** For each font: the widths of the characters from space to tilde, then those of `extraCodes` in their order. */
const widths: Record<FontName, string> = {
  Helvetica:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584 ' +
    '556 1000 222 222 333 333 350 556 556 556 556 556',
  'Helvetica-Bold':
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584 ' +
    '556 1000 278 278 500 500 350 556 556 556 556 611',
  'Times-Roman':
    '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541 ' +
    '500 1000 333 333 444 444 350 500 500 500 444 500',
  'Times-Bold':
    '250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520 ' +
    '500 1000 333 333 500 500 350 500 500 500 444 556',
  'Times-Italic':
    '250 333 420 500 500 833 778 214 333 333 500 675 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 675 675 675 500 920 611 611 667 722 611 611 722 722 333 444 667 556 833 667 722 611 722 611 500 556 722 611 833 611 556 556 389 278 389 422 500 333 500 500 444 500 444 278 500 500 278 278 444 278 722 500 500 500 500 389 389 278 500 444 667 444 444 389 400 275 400 541 ' +
    '500 889 333 333 556 556 350 500 500 500 444 500',
};

const tables = Object.fromEntries(
  Object.entries(widths).map(([name, list]) => [name, list.split(' ').map(Number)]),
) as Record<FontName, number[]>;
const extras = Object.keys(extraCodes);

/** How wide a text is at a type size, in points. */
export function textWidth(text: string, font: FontName, size: number): number {
  let total = 0;
  for (const character of text) {
    const code = character.charCodeAt(0);
    const index = code >= 32 && code < 127 ? code - 32 : 95 + extras.indexOf(character);
    const width = index < 95 && code >= 127 ? undefined : tables[font][index];
    if (width === undefined) throw new Error(`${font} has no width for "${character}" in "${text}".`);
    total += width;
  }
  return (total * size) / 1000;
}
