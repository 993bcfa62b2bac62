import { SETTINGS } from '#config-table.ts';

/** Whatever is called so is nobody's business. */
const SECRET = /SECRET|KEY|TOKEN|PASSWORD/;
/** Another one wherever data are restored. */
const OF_THE_PLACE = new Set(['RECTO_DATA', 'DATABASE_URL']);

/** The settings of the product that were made, without secrets: also an address loses the name and password in it. */
export function settingsOf(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { variable } of Object.values(SETTINGS)) {
    const value = env[variable];
    if (value === undefined || value === '' || SECRET.test(variable) || OF_THE_PLACE.has(variable)) continue;
    found[variable] = withoutCredentials(value);
  }
  return found;
}

/** What may hold a password and cannot be read as an address is left out whole. */
function withoutCredentials(value: string): string {
  if (!value.includes('://')) return value;
  try {
    const url = new URL(value);
    url.username = '';
    url.password = '';
    url.search = '';
    return url.href;
  } catch {
    return '(not kept)';
  }
}
