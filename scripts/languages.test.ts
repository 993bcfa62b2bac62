import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

/*
 * What a language is like stands in its folder of packages/core/src/language, and nowhere else: no rule of the core compares
 * the code of a language, and none has a table with rows for languages. Then another language is a folder and a line.
 */

const core = path.resolve(import.meta.dirname, '../packages/core/src');
const HOME = 'language/';

const codes: ReadonlySet<unknown> = new Set(
  [...readFileSync(path.join(core, HOME, 'all-languages.ts'), 'utf8').matchAll(/ as (\w+) \}/g)].map(
    ([, code]) => code,
  ),
);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isCode = (node: unknown): boolean =>
  isNode(node) && node.type === 'Literal' && codes.has(node['value']);
const nameOf = (key: unknown): unknown => (isNode(key) ? (key['name'] ?? key['value']) : undefined);

/** What a piece of syntax does with codes of languages; undefined where it does nothing of the kind. */
function faultOf(node: Node): string | undefined {
  const few = (list: unknown, isOne: (each: unknown) => boolean) =>
    Array.isArray(list) && list.filter(isOne).length > 1;
  if (node.type === 'BinaryExpression' && (isCode(node['left']) || isCode(node['right']))) return 'compares';
  if (node.type === 'SwitchCase' && isCode(node['test'])) return 'compares';
  if (node.type === 'ArrayExpression' && few(node['elements'], isCode)) return 'lists';
  const isRow = (each: unknown) => isNode(each) && codes.has(nameOf(each['key']));
  if (node.type === 'ObjectExpression' && few(node['properties'], isRow)) return 'has a table';
  if (node.type !== 'CallExpression') return undefined;
  const { callee, arguments: given } = node;
  const isTest = isNode(callee) && /^(?:includes|has|startsWith)$/.test(String(nameOf(callee['property'])));
  return isTest && Array.isArray(given) && given.some(isCode) ? 'compares' : undefined;
}

function faultsIn(file: string, source: string): string[] {
  const lineOf = ({ start }: Node) => source.slice(0, start).split('\n').length;
  const walk = (node: Node): string[] => {
    const fault = faultOf(node);
    const own = fault === undefined ? [] : [`${file}:${lineOf(node)} ${fault}`];
    return [...own, ...childrenOf(node).flatMap(walk)];
  };
  const { program } = parseSync(file, source);
  return isNode(program) ? walk(program) : [];
}

test('there are languages to look for', () => {
  expect(codes.has('en')).toBe(true);
  expect(codes.size).toBeGreaterThan(10);
});

test('no rule of the core outside language/ knows a language by its code', () => {
  const files = globSync('**/*.ts', { cwd: core }).map((file) => file.split(path.sep).join('/'));
  const rules = files.filter(
    (file) => !(file.startsWith(HOME) || file.startsWith('testing/') || file.includes('.test.')),
  );
  expect(rules.length).toBeGreaterThan(300);
  const faults = rules.flatMap((file) => faultsIn(file, readFileSync(path.join(core, file), 'utf8')));
  expect(faults).toEqual([]);
});

test.each([
  ["if (language === 'de') shout();", 'compares'],
  ["const isIt = 'pl' !== name;", 'compares'],
  ["switch (language) { case 'ru': break; }", 'compares'],
  ["const is = LATIN.has('fr') || language.startsWith('en');", 'compares'],
  ["const LATIN = new Set(['en', 'de']);", 'lists'],
  ["const WORDS = { en: 'and', 'de': 'und' };", 'has a table'],
])('is seen: %s', (source, fault) => {
  const [found] = faultsIn('planted.ts', source);
  expect(found).toBe(`planted.ts:1 ${fault}`);
});

test.each(["const stem = stemmerOf('en');", 'const sign = { en: 1 };', "if (kind === 'date') stop();"])(
  'is none: %s',
  (source) => {
    expect(faultsIn('planted.ts', source)).toEqual([]);
  },
);
