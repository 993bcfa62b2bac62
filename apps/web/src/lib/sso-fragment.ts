type SsoFragment = { kind: 'code'; value: string } | { kind: 'error'; sentence: () => Promise<string> };

/**
 * What the server has put behind the # of the address when the sign-in provider sent the visitor back. It is taken out
 * of the address at once: a code works once, and neither belongs into the history.
 */
export function takeSsoFragment(): SsoFragment | null {
  const { hash, pathname, search } = window.location;
  const [, kind, value] = /^#(sso|sso-error)=([\w-]+)$/.exec(hash) ?? [];
  if (value === undefined) return null;
  window.history.replaceState(window.history.state, '', pathname + search);
  return kind === 'sso' ? { kind: 'code', value } : { kind: 'error', sentence: () => sentenceOf(value) };
}

/** The server takes a code within a minute. */
const KEPT_FOR_MS = 60_000;

/**
 * Takes it out of the address of a tab that has to wait, and gives the function that puts it back once the tab may run
 * the product: whoever comes back at once may be before the page that left has given its place up.
 */
export function setAsideSsoFragment(): () => void {
  const { href } = window.location;
  if (takeSsoFragment() === null) return () => undefined;
  const until = Date.now() + KEPT_FOR_MS;
  return () => {
    if (Date.now() < until) window.history.replaceState(window.history.state, '', href);
  };
}

/** The address holds a code only, since anybody can write a link; the sentences are ours. */
async function sentenceOf(code: string): Promise<string> {
  const { SSO_ERRORS } = await import('@recto/contract/sso');
  const known = Object.entries(SSO_ERRORS).find(([name]) => name === code);
  return known?.[1] ?? SSO_ERRORS.refused;
}
