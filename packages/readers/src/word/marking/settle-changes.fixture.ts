import { SaxesParser } from 'saxes';

interface Node {
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

const nodesOf = ({ children }: Node): Node[] => children.filter((child) => typeof child !== 'string');
export const descendants = (node: Node): Node[] =>
  nodesOf(node).flatMap((child) => [child, ...descendants(child)]);

const GONE = { accept: ['w:del', 'w:moveFrom'], reject: ['w:ins', 'w:moveTo'] } as const;

/** The paragraphs of a document once all of its changes are accepted or rejected, by ISO 29500-1, 17.13.5; empty ones are left out. */
export function settle(xml: string, how: 'accept' | 'reject'): string[] {
  const gone: ReadonlySet<string> = new Set(GONE[how]);
  const paragraphs: string[] = [];
  let open = '';
  const isGone = (properties: Node | undefined) =>
    nodesOf(properties ?? NOTHING).some(({ name }) => gone.has(name));
  const childOf = (node: Node | undefined, name: string) =>
    nodesOf(node ?? NOTHING).find((child) => child.name === name);
  const walk = (node: Node | string): void => {
    if (typeof node === 'string') {
      open += node;
      return;
    }
    if (node.name === 'w:tr' && isGone(childOf(node, 'w:trPr'))) return;
    if (gone.has(node.name) || node.name.endsWith('Pr')) return;
    if (node.name === 'w:tab' || node.name === 'w:br') open += ' ';
    for (const child of node.children) walk(child);
    if (node.name !== 'w:p' || isGone(childOf(childOf(node, 'w:pPr'), 'w:rPr'))) return;
    paragraphs.push(open);
    open = '';
  };
  walk(parseTree(xml));
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
