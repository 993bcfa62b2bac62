import { type Node, nodesOf, parseTree } from '#word/marking/settle-changes.fixture.ts';

const REVISION = /^w:(?:ins|del|moveFrom|moveTo)$/u;
const SPLIT = new Set(['w:r', 'w:ins', 'w:moveTo', 'w:t', 'w:delText']);
const PROPERTIES = /^w:(?:pPr|rPr|trPr)$/u;

type Child = Node | string;

/** A part without the changes of one author, in a form in which it does not count where runs and insertions were divided. */
export function withoutMarks(xml: string, author: string): Node {
  const root = parseTree(xml);
  const ranges = new Set<string>();
  collectRanges(root, author, ranges);
  return clean(root, { author, ranges });
}

function collectRanges(node: Node, author: string, ranges: Set<string>): void {
  for (const child of nodesOf(node)) {
    const isRange = child.name.endsWith('RangeStart') && child.attributes['w:author'] === author;
    if (isRange) ranges.add(child.attributes['w:id'] ?? '');
    collectRanges(child, author, ranges);
  }
}

interface Own {
  readonly author: string;
  readonly ranges: ReadonlySet<string>;
}

function clean(node: Node, own: Own): Node {
  const children: Child[] = [];
  for (const child of node.children) for (const each of settled(child, own)) join(children, each);
  return { ...node, children };
}

/** What stands for a child once the author's changes are rejected. */
function settled(child: Child, own: Own): Child[] {
  if (typeof child === 'string') return [child];
  const { name, attributes } = child;
  if (/Range(?:Start|End)$/u.test(name) && own.ranges.has(attributes['w:id'] ?? '')) return [];
  if (isInserted(child, own)) return [];
  if (REVISION.test(name) && attributes['w:author'] === own.author) {
    if (name === 'w:ins' || name === 'w:moveTo') return [];
    return clean(asText(child), own).children as Child[];
  }
  const cleaned = clean(child, own);
  return PROPERTIES.test(name) && cleaned.children.length === 0 ? [] : [withoutTraces(cleaned)];
}

/** A paragraph or row that the author has inserted. */
function isInserted(node: Node, { author }: Own): boolean {
  const path = node.name === 'w:p' ? ['w:pPr', 'w:rPr'] : node.name === 'w:tr' ? ['w:trPr'] : null;
  if (!path) return false;
  let at: Node | undefined = node;
  for (const name of path) at = at && nodesOf(at).find((child) => child.name === name);
  return (
    at !== undefined &&
    nodesOf(at).some(({ name, attributes }) => name === 'w:ins' && attributes['w:author'] === author)
  );
}

const asText = (node: Node): Node => ({
  ...node,
  name: node.name === 'w:delText' ? 'w:t' : node.name,
  children: node.children.map((child) => (typeof child === 'string' ? child : asText(child))),
});

/** Ids and the keeping of white space come with dividing. */
function withoutTraces(node: Node): Node {
  if (!SPLIT.has(node.name) && node.name !== 'w:rPrChange') return node;
  const { 'xml:space': _space, 'w:id': _id, ...attributes } = node.attributes;
  return { ...node, attributes };
}

/** Joins what is alike with what stands before it. */
function join(children: Child[], child: Child): void {
  const last = children.at(-1);
  if (typeof child === 'string') {
    if (typeof last === 'string') children[children.length - 1] = last + child;
    else children.push(child);
    return;
  }
  if (typeof last !== 'object' || !isAlike(last, child)) {
    children.push(child);
    return;
  }
  const joined: Child[] = [...last.children];
  for (const each of child.children)
    if (typeof each === 'string' || each.name !== 'w:rPr' || child.name !== 'w:r') join(joined, each);
  children[children.length - 1] = { ...last, children: joined };
}

function isAlike(one: Node, other: Node): boolean {
  if (one.name !== other.name || !SPLIT.has(one.name)) return false;
  const traits = ({ attributes, children, name }: Node) =>
    JSON.stringify([
      attributes,
      name === 'w:r' ? children.filter((child) => typeof child === 'object' && child.name === 'w:rPr') : [],
    ]);
  return traits(one) === traits(other);
}
