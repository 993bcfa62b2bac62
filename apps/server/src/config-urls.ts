/** Over TLS, or within this machine. */
export function isSecure(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}

/** Names without a dot are those of a container's or an office's own network. */
export function isPrivateOrSecure(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isPrivate =
    /^(?:(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[(?:::1|f[cd][\da-f:]+)\])$/.test(hostname) ||
    /^(?:[^.[\]]+|.+\.(?:internal|local|lan|home\.arpa))$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isPrivate);
}
