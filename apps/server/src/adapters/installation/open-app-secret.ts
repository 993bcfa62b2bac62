import { join } from 'node:path';
import { sql } from 'kysely';
import { findAppSecret, makeAppSecret } from '#adapters/installation/app-secret.ts';
import type { Database } from '#kernel/database.ts';
import { StartError } from '#kernel/errors.ts';
import { deriveKeys } from '#kernel/keys.ts';

interface SecretSettings {
  readonly dataFolder: string;
  readonly appSecret?: string | undefined;
  readonly appSecretPrevious?: string | undefined;
}

const FINGERPRINT_LENGTH = 22;

/**
 * The secret that the database is used with: the configured one, or the file's, made at the first start. The database knows
 * its fingerprint: another one in place of a lost secret would lock out everybody with a second factor, without a word.
 * Throws `StartError`.
 */
export async function openAppSecret(database: Database, settings: SecretSettings): Promise<string> {
  const secret = settings.appSecret ?? (await openFile(database, settings.dataFolder));
  await recordFingerprint(database, fingerprintOf(secret));
  return secret;
}

async function openFile(database: Database, dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'app-secret');
  // Asked before the file is looked for: of two first starts the other one may make both meanwhile.
  const known = await findFingerprint(database);
  const found = await findAppSecret(dataFolder);
  if (found === undefined) {
    // Databases from before fingerprints have none, but only a first start that was cut has no accounts.
    if (known !== null || (await hasAccounts(database))) throw lost(`is missing: ${path} is not there`);
    return makeAppSecret(dataFolder);
  }
  if (known !== null && known !== fingerprintOf(found))
    throw lost(`in ${path} is not the one that this database was used with`);
  return found;
}

const lost = (what: string) =>
  new StartError(
    `The secret of this installation ${what}. Nothing was changed. Restore app-secret from a backup, or set APP_SECRET to ` +
      'the secret that was used. With a new one the server starts too, but everybody with a second factor has to set it up anew.',
  );

/** By what a secret can be told without giving it away. */
export const fingerprintOf = (secret: string): string =>
  deriveKeys({ secret }, 'installation.fingerprint')[0].toString('base64url').slice(0, FINGERPRINT_LENGTH);

async function findFingerprint({ root }: Database): Promise<string | null> {
  const query = sql<{ found: string | null }>`select secret_fingerprint as found from installation`;
  return (await query.execute(root)).rows[0]?.found ?? null;
}

async function hasAccounts({ root }: Database): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select from account) as found`.execute(root);
  return rows[0]?.found ?? false;
}

async function recordFingerprint({ root }: Database, fingerprint: string): Promise<void> {
  await sql`update installation set secret_fingerprint = ${fingerprint}
    where secret_fingerprint is distinct from ${fingerprint}`.execute(root);
}
