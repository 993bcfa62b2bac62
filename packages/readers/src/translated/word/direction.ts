import { escapeText, type MarkupToken, readAttribute } from '#word/marking/scan-markup.ts';

/** What stands before the direction among properties, in the order that ISO 29500-1 prescribes (17.3.1.26, 17.3.2.28, 17.4.59). */
const BEFORE = {
  'w:bidi': names(
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN',
  ),
  'w:rtl': names(
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign',
  ),
  'w:bidiVisual': names('tblStyle tblpPr tblOverlap'),
};
/** Letters of scripts from right to left have switches of their own. */
const COMPLEX: Readonly<Record<string, string>> = { 'w:b': 'w:bCs', 'w:i': 'w:iCs', 'w:sz': 'w:szCs' };

function names(list: string): ReadonlySet<string> {
  return new Set(list.split(' ').map((name) => `w:${name}`));
}

export type Direction = 'rtl' | 'ltr';
type Property = keyof typeof BEFORE;

const PROPERTIES: Readonly<Record<Property, string>> = {
  'w:bidi': 'w:pPr',
  'w:rtl': 'w:rPr',
  'w:bidiVisual': 'w:tblPr',
};

const markupOf = (property: Property, direction: Direction): string =>
  direction === 'rtl' ? `<${property}/>` : `<${property} w:val="0"/>`;

/** The index behind the last token of the element that begins at one. */
export function endOf(tokens: readonly MarkupToken[], from: number): number {
  let depth = 0;
  for (let at = from; at < tokens.length; at++) {
    const kind = tokens[at]?.kind;
    if (kind === 'open') depth++;
    else if (kind === 'close') depth--;
    if (depth === 0 && kind !== 'text' && kind !== 'other') return at + 1;
  }
  return tokens.length;
}

/**
 * What is to be put before tokens, and in their place, so that a paragraph, a run or a table reads the other way.
 * @param owner index of the token that opens it
 */
export function turn(
  tokens: readonly MarkupToken[],
  owner: number,
  property: Property,
  direction: Direction,
): { readonly before: Map<number, string>; readonly instead: Map<number, string> } {
  const [before, instead] = [new Map<number, string>(), new Map<number, string>()];
  const markup = markupOf(property, direction);
  const list = findChild(tokens, owner, PROPERTIES[property]);
  if (list === undefined) {
    before.set(owner + 1, `<${PROPERTIES[property]}>${markup}</${PROPERTIES[property]}>`);
    return { before, instead };
  }
  if (tokens[list]?.kind === 'empty') {
    instead.set(list, `<${PROPERTIES[property]}>${markup}</${PROPERTIES[property]}>`);
    return { before, instead };
  }
  const children = childrenOf(tokens, list);
  const known = children.find((at) => tokens[at]?.name === property);
  const next = children.find((at) => !BEFORE[property].has(tokens[at]?.name ?? ''));
  if (known !== undefined) {
    if (tokens[known]?.kind === 'empty') instead.set(known, markup);
  } else before.set(next ?? endOf(tokens, list) - 1, markup);
  if (property === 'w:rtl' && direction === 'rtl') addComplex(tokens, children, before);
  return { before, instead };
}

/** Bold, italic and large letters are so in the other script too. */
function addComplex(
  tokens: readonly MarkupToken[],
  children: readonly number[],
  before: Map<number, string>,
): void {
  for (const at of children) {
    const token = tokens[at];
    const complex = COMPLEX[token?.name ?? ''];
    if (!token || complex === undefined || children.some((other) => tokens[other]?.name === complex))
      continue;
    const value = readAttribute(token.raw, 'val');
    const markup = `<${complex}${value === undefined ? '' : ` w:val="${escapeText(value)}"`}/>`;
    const next = endOf(tokens, at);
    before.set(next, `${markup}${before.get(next) ?? ''}`);
  }
}

function childrenOf(tokens: readonly MarkupToken[], owner: number): number[] {
  const children: number[] = [];
  const end = endOf(tokens, owner) - 1;
  for (let at = owner + 1; at < end; ) {
    const kind = tokens[at]?.kind;
    if (kind === 'open' || kind === 'empty') {
      children.push(at);
      at = endOf(tokens, at);
    } else at++;
  }
  return children;
}

/** Properties stand first in what they are of, white space apart. */
function findChild(tokens: readonly MarkupToken[], owner: number, name: string): number | undefined {
  for (let at = owner + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (token?.kind === 'text' || token?.kind === 'other') continue;
    return token?.name === name && token.kind !== 'close' ? at : undefined;
  }
  return undefined;
}
