import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The calls of the query builder that take tables, by name, as `name as other` or as a list of these. */
const TABLE_CALLS =
  /^(selectFrom|insertInto|replaceInto|mergeInto|updateTable|deleteFrom|from|using|table|(inner|left|right|full|cross)Join(Lateral)?)$/;

/** What SQL writes before the names of tables; several stand beside each other behind commas. */
const BEFORE_TABLES =
  /\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+)?([\w".]+(?:[^(),;]*,\s*[\w".]+)*)/gi;

function walk(file: string, source: string, visit: (node: Node) => void): void {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const step = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(step);
    else if (isNode(value)) {
      visit(value);
      Object.values(value).forEach(step);
    }
  };
  step(parsed.program);
}

/** The tables that a file declares, by its addition to `Tables` of the kernel. */
export function tablesDeclaredIn(file: string, source: string): string[] {
  const found: string[] = [];
  walk(file, source, ({ type, id, body }) => {
    if (type !== 'TSInterfaceDeclaration' || nameOf(id) !== 'Tables' || !isNode(body)) return;
    for (const member of Array.isArray(body['body']) ? body['body'] : [])
      if (isNode(member) && member.type === 'TSPropertySignature') found.push(nameOf(member['key']) ?? '');
  });
  return found;
}

/** The tables that a file's SQL names, in calls of the query builder and in `sql` templates; names of subqueries too. */
export function tablesNamedIn(file: string, source: string): string[] {
  const found: string[] = [];
  walk(file, source, (node) => {
    if (node.type === 'CallExpression') found.push(...namesInCall(node));
    if (node.type === 'TaggedTemplateExpression' && nameOf(node['tag']) === 'sql')
      found.push(...namesInSql(templateText(node['quasi'])));
  });
  return [...new Set(found)];
}

function namesInCall({ callee, arguments: given }: Node): string[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  // `Buffer.from`, `Array.from` and the like.
  if (/^[A-Z]/.test(nameOf(callee['object']) ?? '')) return [];
  if (!TABLE_CALLS.test(nameOf(callee['property']) ?? '') || !Array.isArray(given)) return [];
  const [first] = given as unknown[];
  const listed = isNode(first) && first.type === 'ArrayExpression' ? first['elements'] : [first];
  return (Array.isArray(listed) ? listed : []).flatMap((value: unknown) =>
    isNode(value) && typeof value['value'] === 'string' ? [tableOf(value['value'])] : [],
  );
}

const namesInSql = (text: string): string[] =>
  [...text.matchAll(BEFORE_TABLES)].flatMap(([, names = '']) => names.split(',').map(tableOf));

/** `public."file" as other` is `file`. */
const tableOf = (text: string): string =>
  (text.trim().split(/\s/)[0] ?? '').replaceAll('"', '').split('.').at(-1) ?? '';

function templateText(quasi: unknown): string {
  const parts = isNode(quasi) && Array.isArray(quasi['quasis']) ? quasi['quasis'] : [];
  return parts.map(({ value }: { value: { raw: string } }) => value.raw).join(' ? ');
}

const nameOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : undefined;
