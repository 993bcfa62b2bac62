/** Where a clamd listens: TCP, or a socket in the file system. */
export type ClamdAddress = { readonly host: string; readonly port: number } | { readonly path: string };

const HOST_AND_PORT = /^(?:\[([\da-f:.]+)\]|([^\s:/[\]]+)):(\d{1,5})$/i;
const MAX_PORT = 65_535;

/** Reads `host:port`, `[::1]:port` or an absolute path, with or without `unix:`; null for anything else. */
export function parseClamdAddress(text: string): ClamdAddress | null {
  const path = text.replace(/^unix:/, '');
  if (path.startsWith('/')) return { path };
  const [, ipv6, name, digits] = HOST_AND_PORT.exec(text) ?? [];
  const host = ipv6 ?? name;
  const port = Number(digits);
  return host !== undefined && port >= 1 && port <= MAX_PORT ? { host, port } : null;
}
