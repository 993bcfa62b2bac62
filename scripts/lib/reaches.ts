import { parseSync } from 'oxc-parser';

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** How one reaches inside a dependency: by what a text says, by what is imported, or by a member. */
interface Reach {
  /** The folder in `patches/` where it is done. */
  readonly dependency: string;
  readonly text?: RegExp;
  readonly module?: RegExp;
  readonly member?: RegExp;
}

const REACHES: readonly Reach[] = [
  { dependency: 'pg-boss', text: /\bpgboss"?\./, member: /^getDb$/ },
  {
    dependency: 'pglite',
    text: /^(pglite|initdb)\.wasm$/,
    module: /^@electric-sql\/pglite\/nodefs$/,
    member: /^(filesystems|stream_ops|_Postgres\w*|defaultStartParams)$/,
  },
  { dependency: 'pg', text: /^Query read timeout$/ },
  { dependency: 'pdfium', module: /^@embedpdf\/pdfium/, text: /pdfium\.wasm/, member: /^wasmExports$/ },
  { dependency: 'xlsx', member: /^parse_(zip|xlsxcfb|wb)$/, text: /^parse_zip$/ },
  { dependency: 'tesseract', module: /^tesseract\.js/, text: /^tesseract\.js-core/ },
  { dependency: 'pdfjs-worker', text: /pdf\.worker\.min/ },
];

/** A way into any package beside its public ones. */
const INSIDE_PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*\/(?:dist|lib|src|build|esm|cjs)\//;
/** What a package marks as its own; ids and words of the wire begin so too. */
const PRIVATE_MEMBER = /^_(?!_|id$|count$)[a-z]/i;

/** What a file has that reaches inside anything; parsing all others would take long and find nothing. */
const WORTH_PARSING =
  /pgboss|getDb|_Postgres|(pglite|initdb|pdfium)\.wasm|nodefs|filesystems|stream_ops|defaultStartParams|Query read timeout|@embedpdf|wasmExports|parse_(zip|xlsxcfb|wb)|tesseract\.js|pdf\.worker\.min|\._[a-z]|\[['"`]_[a-z]|\/(dist|lib|src|build|esm|cjs)\//i;

/** Every reach of a file inside a dependency, as `dependency: what`; those that its own place in `patches/` is for are left out. */
export function reachesIn(file: string, source: string): string[] {
  if (!WORTH_PARSING.test(source)) return [];
  const own = file.match(/\/patches\/([^/.]+)/)?.[1];
  const found = new Set<string>();
  const look = (kind: 'text' | 'module' | 'member', what: string) => {
    for (const { dependency, [kind]: pattern } of REACHES)
      if (dependency !== own && pattern?.test(what)) found.add(`${dependency}: ${what.trim()}`);
  };
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const step = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(step);
    else if (isNode(value)) {
      visit(value);
      Object.values(value).forEach(step);
    }
  };
  const visit = (node: Node) => {
    if (isNode(node['source']) && typeof node['source']['value'] === 'string') {
      const name = node['source']['value'];
      look('module', name);
      if (INSIDE_PACKAGE.test(name)) found.add(`inside of a package: ${name}`);
    }
    if (node.type === 'Literal' && typeof node['value'] === 'string') look('text', node['value']);
    if (node.type === 'TemplateElement') look('text', (node['value'] as { raw: string }).raw);
    if (node.type === 'MemberExpression' || node.type === 'Property') {
      const name = nameOf(node[node.type === 'Property' ? 'key' : 'property']);
      if (name === undefined) return;
      look('member', name);
      const isRead = node.type === 'MemberExpression' && !(isNode(node['object']) && isThis(node['object']));
      const isKnown = REACHES.some(({ member }) => member?.test(name));
      if (isRead && own === undefined && !isKnown && PRIVATE_MEMBER.test(name))
        found.add(`private member: ${name}`);
    }
  };
  step(parsed.program);
  return [...found];
}

const isThis = ({ type }: Node): boolean => type === 'ThisExpression';

function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (typeof value['name'] === 'string') return value['name'];
  return typeof value['value'] === 'string' ? value['value'] : undefined;
}
