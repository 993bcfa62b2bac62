import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** Paths from the root, or the name of a package. */
export type Edge = { readonly from: string; readonly to: string };

/** Every import of a file, static, dynamic and re-exported, as paths from the root or names of packages. */
export function edgesOf(from: string, source: string): Edge[] {
  const parsed = parseSync(from, source);
  if (parsed.errors.length > 0) throw new Error(`${from}: ${parsed.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value)),
    ...dynamicImports.map(
      ({ moduleRequest: { start, end } }) => source.slice(start, end).match(/^['"`](.*)['"`]$/)?.[1],
    ),
  ];
  return [...new Set(requests)]
    .filter((to) => to !== undefined)
    .map((to) => ({ from, to: resolveImport(from, to) }));
}

function resolveImport(from: string, to: string): string {
  if (to.startsWith('.')) return path.posix.join(path.posix.dirname(from), to);
  if (to.startsWith('#')) return `${from.split('/src/')[0]}/src/${to.slice(1)}`;
  const ours = to.match(/^@recto\/([^/]+)(.*)$/);
  if (!ours) return to;
  return `${['server', 'web'].includes(ours[1] ?? '') ? 'apps' : 'packages'}/${ours[1]}/src${ours[2] || '/index.ts'}`;
}
