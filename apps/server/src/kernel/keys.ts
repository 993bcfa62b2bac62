import { hkdfSync } from 'node:crypto';

const KEY_BYTES = 32;

/** What keys are derived from: the installation's secret, and for a while the one that it has replaced. */
export interface Secrets {
  readonly secret: string;
  readonly previousSecret?: string | undefined;
}

/**
 * The keys of a purpose. The first is today's and makes everything new; the others only recognise what was made before
 * the secret was changed.
 */
export function deriveKeys(
  { secret, previousSecret }: Secrets,
  purpose: string,
): readonly [Buffer, ...Buffer[]] {
  const derive = (from: string) => Buffer.from(hkdfSync('sha256', from, '', purpose, KEY_BYTES));
  return previousSecret === undefined ? [derive(secret)] : [derive(secret), derive(previousSecret)];
}
