/** Characters of the fonts whose letters are symbols, from a code on: Adobe's encoding of Symbol, and Wingdings as far as Unicode has them. */
const FONTS: Readonly<Record<string, readonly (readonly [from: number, characters: string])[]>> = {
  symbol: [
    [0x20, ' !∀#∃%&∋()∗+,−./0123456789:;<=>?≅ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_‾αβχδεφγηιϕκλμνοπθρστυϖωξψζ{|}∼'],
    [0xa0, '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…⏐⎯↵ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪'],
    [0xf1, '〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭'],
  ],
  wingdings: [
    [0x21, '✏✂'],
    [0x28, '☎'],
    [0x2a, '✉'],
    [0x36, '⌛'],
    [0x45, '☜☞☝☟'],
    [0x4a, '☺'],
    [0x4c, '☹'],
    [0x4e, '☠'],
    [0x52, '☼'],
    [0x54, '❄'],
    [0x58, '✠✡☪'],
    [0x6c, '●❍■□'],
    [0x71, '❑❒⬧⧫◆❖⬥⌧'],
    [0x7a, '⌘❀✿❝❞'],
    [0x80, '⓪①②③④⑤⑥⑦⑧⑨⑩⓿❶❷❸❹❺❻❼❽❾❿'],
    [0x9e, '·•▪○'],
    [0xa4, '◉◎'],
    [0xa7, '▪◻'],
    [0xaa, '✦★✶✴✹✵'],
    [0xd5, '⌫⌦'],
    [0xd8, '➢'],
    [0xdc, '➲'],
    [0xdf, '←→↑↓↖↗↙↘'],
    [0xe8, '➔'],
    [0xef, '⇦⇨⇧⇩⬄⇳'],
    [0xfb, '✗✓☒☑'],
  ],
  'wingdings 2': [
    [0x4f, '✗✓☒☑'],
    [0xa3, '□'],
  ],
};
const REPLACEMENT = '\ufffd';
/** Where Word puts the codes of such fonts. */
const PRIVATE = 0xf000;

/** The character that a symbol of a font shows; the replacement character where Unicode has none, or it is not known. */
export function readSymbol(font = '', code = ''): string {
  const value = /^[0-9a-f]{1,4}$/i.test(code) ? Number.parseInt(code, 16) : 0;
  const at = value >= PRIVATE ? value - PRIVATE : value;
  const pieces = FONTS[font.trim().toLowerCase()];
  for (const [from, characters] of pieces ?? []) {
    const found = characters[at - from];
    if (found !== undefined) return found;
  }
  const isOwn = pieces === undefined && value >= 0x20 && (value < 0xd800 || value > 0xf8ff);
  return isOwn ? String.fromCharCode(value) : REPLACEMENT;
}

/** What stands in a run as markup of its own. */
export const SIGNS: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
};
