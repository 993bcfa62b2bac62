import { join, resolve } from 'node:path';
import { type Setting, SETTINGS } from '#config-table.ts';
import {
  findHalfModel,
  findHalfOidc,
  findHalfPayments,
  findHalfStorage,
  findHalfTranslation,
} from '#config-rules.ts';

type Values = { [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends Setting<infer T> ? T : never };
export interface Config extends Values {
  readonly production: boolean;
  /** Folders in which programs are looked for. */
  readonly searchPath: string;
}

/** Raised with every problem of the environment at once, so that it can be put right in one go. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Reads the environment; the only place that does. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [key, { variable, schema }] of Object.entries(SETTINGS)) {
    const parsed = schema.safeParse(env[variable] === '' ? undefined : env[variable]);
    if (parsed.success) values[key] = parsed.data;
    else problems.push(`${variable}: ${parsed.error.issues[0]?.message ?? 'not valid'}`);
  }
  const config = {
    ...(values as unknown as Values),
    production: env['NODE_ENV'] === 'production',
    searchPath: env['PATH'] ?? '',
  };
  if (config.production && !env['APP_SECRET']) problems.push('APP_SECRET: required when NODE_ENV=production');
  if (config.production && config.throttle === 'off')
    problems.push('THROTTLE: off is refused when NODE_ENV=production');
  if (config.role !== 'all' && !config.databaseUrl)
    problems.push(`RECTO_ROLE: ${config.role} needs DATABASE_URL, the embedded database has one process`);
  if (config.signup === 'domains' && config.signupDomains?.length === 0) {
    problems.push('SIGNUP_DOMAINS: name at least one domain when SIGNUP=domains');
  }
  problems.push(
    ...findHalfOidc(config),
    ...findHalfModel(config),
    ...findHalfTranslation(config),
    ...findHalfPayments(config),
    ...findHalfStorage(config),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return { ...config, dataFolder: resolve(config.dataFolder) };
}

/** Which provider takes payments. A checkout that charges nothing is not opened in production unless somebody says so. */
export function paymentsOf({
  payments,
  stripeSecretKey,
  production,
}: Pick<Config, 'payments' | 'stripeSecretKey' | 'production'>): 'stripe' | 'test' | 'none' {
  if (payments !== 'auto') return payments;
  if (stripeSecretKey) return 'stripe';
  return production ? 'none' : 'test';
}

export const outboxFolder = (config: Config) => join(config.dataFolder, 'outbox');
