import { parseSync } from 'oxc-parser';

/** Every identifier of a file; comments, strings and the texts of elements are none. */
export function identifiersOf(file: string, source: string): Set<string> {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file}: ${parsed.errors[0]?.message}`);
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, name } = node as { type?: unknown; name?: unknown };
    if (typeof type === 'string' && type.endsWith('Identifier') && typeof name === 'string') found.add(name);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parsed.program);
  return found;
}
