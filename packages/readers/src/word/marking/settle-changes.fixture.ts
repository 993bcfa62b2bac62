import { SaxesParser } from 'saxes';

export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Node | string)[];
}

/** A tree of markup; throws where it is not well-formed. */
export function parseTree(xml: string): Node {
  const parser = new SaxesParser();
  const root: Node = { name: '', attributes: {}, children: [] };
  const open = [root];
  parser.on('opentag', ({ name, attributes }) => {
    const node = { name, attributes: attributes as Record<string, string>, children: [] };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return root;
}

export const nodesOf = ({ children }: Node): Node[] => children.filter((child) => typeof child !== 'string');
export const descendants = (node: Node): Node[] =>
  nodesOf(node).flatMap((child) => [child, ...descendants(child)]);

const GONE = { accept: ['w:del', 'w:moveFrom'], reject: ['w:ins', 'w:moveTo'] } as const;

/**
 * The paragraphs of a part once all of its changes are accepted or rejected, by ISO 29500-1, 17.13.5, text boxes behind the
 * paragraph on which they hang; empty ones are left out.
 *
 * @param by whose changes are settled so; those of others are accepted
 */
export function settle(xml: string, how: 'accept' | 'reject', by?: string): string[] {
  const paragraphs: string[] = [];
  let boxes: string[] = [];
  let open = '';
  const goes = ({ name, attributes }: Node): boolean => {
    const isSettled = by === undefined || attributes['w:author'] === by;
    return (GONE[isSettled ? how : 'accept'] as readonly string[]).includes(name);
  };
  const isGone = (properties: Node | undefined) => nodesOf(properties ?? NOTHING).some(goes);
  const childOf = (node: Node | undefined, name: string) =>
    nodesOf(node ?? NOTHING).find((child) => child.name === name);
  const walk = (node: Node | string, isInBox: boolean): void => {
    if (typeof node === 'string') {
      open += node;
      return;
    }
    if (node.name === 'w:tr' && isGone(childOf(node, 'w:trPr'))) return;
    if (goes(node) || node.name.endsWith('Pr') || node.name === 'mc:Fallback') return;
    if (node.name === 'w:tab' || node.name === 'w:br') open += ' ';
    const around = open;
    if (node.name === 'w:txbxContent') open = '';
    for (const child of node.children) walk(child, isInBox || node.name === 'w:txbxContent');
    if (node.name === 'w:txbxContent') open = around;
    if (node.name !== 'w:p' || isGone(childOf(childOf(node, 'w:pPr'), 'w:rPr'))) return;
    if (isInBox) boxes.push(open);
    else {
      paragraphs.push(open, ...boxes);
      boxes = [];
    }
    open = '';
  };
  walk(parseTree(xml), false);
  return [...paragraphs, open].map((text) => text.replace(/\s+/gu, ' ').trim()).filter((text) => text !== '');
}
const NOTHING: Node = { name: '', attributes: {}, children: [] };

/** Words inside insertions and deletions; those that several runs divide are one. */
export function countMarkedWords(xml: string): number {
  let text = '';
  let last = '';
  const walk = (node: Node | string, mark: string): void => {
    if (typeof node === 'string') {
      if (mark !== last) text += ' ';
      last = mark;
      if (mark !== '') text += node;
      return;
    }
    if (node.name === 'w:p') last = '';
    const own = /^w:(?:ins|del|moveFrom|moveTo)$/u.test(node.name) ? node.name : mark;
    for (const child of node.children) walk(child, own);
  };
  walk(parseTree(xml), '');
  return text.split(/\s+/u).filter((word) => word !== '').length;
}
