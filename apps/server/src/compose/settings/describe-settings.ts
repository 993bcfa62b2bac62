import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { ConfiguredModel } from '@recto/contract/admin-settings';
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '@recto/contract/languages';
import { type Config, paymentsOf } from '#config.ts';
import type { ClamdAddress } from '#kernel/clamd-address.ts';
import type { SettingDescription, StoredModel } from '#modules/settings/index.ts';

/** What is not known from the configuration alone. */
export interface SettingFacts {
  /** Those in which scans can be read. */
  readonly ocrLanguages: readonly Language[];
  /** Whether there is a LibreOffice that Word files are converted by. */
  readonly hasConverter: boolean;
  /** Of the disk of the data folder, in bytes. */
  readonly space: { readonly free: number; readonly total: number };
  /** The language model that was set on the screen. */
  readonly storedModel: StoredModel | null;
}

type Described = Omit<SettingDescription, 'name'>;

/**
 * What is configured here and what it lacks, with a line of advice each: for the screen of operators and for the command
 * line. Hosts are named, secrets never.
 */
export function describeSettings(config: Config, facts: SettingFacts): SettingDescription[] {
  return [
    { name: 'mail', ...describeMail(config) },
    { name: 'model', ...describeModel(config, facts) },
    { name: 'storage', ...describeStorage(config, facts) },
    { name: 'payments', ...describePayments(config) },
    { name: 'signOn', ...describeSignOn(config) },
    { name: 'ocr', ...describeOcr(config, facts) },
    { name: 'converter', ...describeConverter(config, facts) },
    { name: 'virusScan', ...describeVirusScan(config) },
  ];
}

function describeMail({ smtpUrl, mailFrom }: Config): Described {
  const variable = 'SMTP_URL';
  if (!smtpUrl)
    return {
      variable,
      state: 'off',
      source: 'default',
      detail: 'Mails are written to the outbox in the data folder and reach nobody',
      about: 'outbox',
      canTest: true,
      advice: 'Set SMTP_URL, so that codes and invitations reach people.',
    };
  const { hostname, port, protocol } = URL.canParse(smtpUrl)
    ? new URL(smtpUrl)
    : { hostname: 'an address that cannot be read', port: '', protocol: '' };
  const from = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom;
  const server = `${hostname}, port ${port || (protocol === 'smtps:' ? '465' : '587')}`;
  const detail = `${server}, from ${from}`;
  return { variable, state: 'on', source: 'environment', detail, about: detail, canTest: true };
}

/** The model of the environment, which goes before that of the screen. */
export function configuredModel(config: Config): ConfiguredModel | null {
  const { llmProvider: provider, llmModel: model, llmBaseUrl, llmApiKey, embeddingModel } = config;
  if (!provider || !model) return null;
  return {
    provider,
    model,
    baseUrl: llmBaseUrl ?? null,
    embeddingModel: embeddingModel ?? null,
    hasKey: llmApiKey !== undefined,
  };
}

function describeModel(config: Config, { storedModel }: SettingFacts): Described {
  const fromEnvironment = configuredModel(config);
  const { isKeyLost = false, ...stored } = storedModel ?? {};
  const model = fromEnvironment ?? (storedModel && (stored as ConfiguredModel));
  const isUnusable = fromEnvironment === null && isKeyLost;
  const variable = 'LLM_PROVIDER';
  if (!model)
    return {
      variable,
      state: 'off',
      source: 'default',
      detail: 'Answers are made from the documents themselves, without a language model',
      about: 'none',
      canTest: false,
    };
  const host = model.baseUrl === null ? 'api.anthropic.com' : hostOf(model.baseUrl);
  const detail = `${model.provider}/${model.model} at ${host}`;
  return {
    variable,
    state: isUnusable ? 'error' : 'on',
    source: fromEnvironment ? 'environment' : 'screen',
    detail: model.embeddingModel === null ? detail : `${detail}, embeddings by ${model.embeddingModel}`,
    about: detail,
    canTest: true,
    model,
    ...(isUnusable && {
      warning: 'Its key cannot be read: the secret of this installation (APP_SECRET) is another one now.',
      advice: "Enter the model's key again.",
    }),
    ...(config.outsideAllowed === 'off' && {
      warning: 'It is never asked: OUTSIDE is off.',
      advice: 'Set OUTSIDE=on, or remove the model.',
    }),
  };
}

function describeStorage(config: Config, { space }: SettingFacts): Described {
  const { dataFolder, databaseUrl, minFreeMb, s3Bucket, s3Endpoint } = config;
  const isFull = space.free < minFreeMb * 1_000_000;
  const database = databaseUrl ? `PostgreSQL at ${hostOf(databaseUrl)}` : 'embedded database';
  const gigabytes = `${toGb(space.free)} of ${toGb(space.total)} GB free`;
  if (s3Bucket) {
    const place = s3Endpoint ? ` at ${hostOf(s3Endpoint)}` : '';
    const detail = `Bucket ${s3Bucket}${place}; ${database}`;
    return {
      variable: 'S3_BUCKET',
      state: 'on',
      source: 'environment',
      detail,
      about: detail,
      canTest: true,
    };
  }
  return {
    variable: 'RECTO_DATA',
    state: 'on',
    source: dataFolder === resolve('./data') ? 'default' : 'environment',
    detail: `Folder on this machine, ${gigabytes}; ${database}`,
    about: dataFolder,
    canTest: true,
    ...(isFull && {
      warning: 'There is too little room: uploads are refused.',
      advice: `Make room on the disk of the data folder: less than ${minFreeMb} MB are free (MIN_FREE_MB).`,
    }),
  };
}

function describePayments(config: Config): Described {
  const kind = paymentsOf(config);
  const limits =
    config.defaultPlan === 'none'
      ? 'Plans are shown, limits are not enforced'
      : 'Limits of plans are enforced';
  const how = {
    none: `No payments are taken. ${limits}`,
    test: `A test checkout, which charges nothing. ${limits}`,
    stripe: `Stripe at ${hostOf(config.stripeUrl)}. ${limits}`,
  };
  return {
    variable: 'PAYMENTS',
    state: kind === 'none' ? 'off' : 'on',
    source: config.payments === 'auto' && !config.stripeSecretKey ? 'default' : 'environment',
    detail: how[kind],
    about: kind === 'stripe' ? config.stripeUrl : kind,
    canTest: kind === 'stripe',
    ...(kind === 'stripe' &&
      !config.stripeWebhookSecret && {
        warning: 'Without STRIPE_WEBHOOK_SECRET Stripe is asked now and then.',
        advice: 'Set STRIPE_WEBHOOK_SECRET, so that payments are known at once.',
      }),
  };
}

function describeSignOn({ oidcIssuer, oidcDomains, publicUrl }: Config): Described {
  const variable = 'OIDC_ISSUER';
  if (!oidcIssuer)
    return {
      variable,
      state: 'off',
      source: 'default',
      detail: 'People sign in with email and password only',
      about: 'none',
      canTest: false,
    };
  const domains = oidcDomains.map((domain) => `@${domain}`).join(', ');
  const detail = `OpenID Connect at ${hostOf(oidcIssuer)}${domains && `, for ${domains}`}`;
  return {
    variable,
    state: 'on',
    source: 'environment',
    detail,
    about: oidcIssuer,
    canTest: true,
    ...(!publicUrl && {
      warning: 'PUBLIC_URL is not set: the provider sends people back to this machine only.',
      advice: 'Set PUBLIC_URL to the address under which people reach Recto.',
    }),
  };
}

function describeOcr({ tesseract }: Config, { ocrLanguages }: SettingFacts): Described {
  const missing = LANGUAGES.filter((language) => !ocrLanguages.includes(language));
  const detail = namesOf(ocrLanguages);
  return {
    variable: 'TESSERACT',
    state: ocrLanguages.length === 0 ? 'off' : 'on',
    source: tesseract === 'auto' ? 'default' : 'environment',
    detail: detail === '' ? 'Scans are not read' : detail,
    about: detail,
    canTest: true,
    ...(missing.length > 0 && {
      warning: `${namesOf(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`,
      advice: `Install the Tesseract language data and start again, to read scans in ${namesOf(missing)}.`,
    }),
  };
}

function describeConverter({ soffice }: Config, { hasConverter }: SettingFacts): Described {
  return {
    variable: 'SOFFICE',
    state: hasConverter ? 'on' : 'off',
    source: soffice === 'off' ? 'default' : 'environment',
    detail: hasConverter
      ? 'LibreOffice. Word files show the pages it lays out'
      : 'Word files show their text, without the pages that it is printed on',
    about: soffice,
    canTest: hasConverter,
  };
}

function describeVirusScan({ clamdAddress }: Config): Described {
  const variable = 'CLAMD_ADDRESS';
  if (!clamdAddress)
    return {
      variable,
      state: 'off',
      source: 'default',
      detail: 'Uploads are not scanned',
      about: 'none',
      canTest: false,
    };
  const detail = `ClamAV at ${sayWhere(clamdAddress)}`;
  return { variable, state: 'on', source: 'environment', detail, about: detail, canTest: true };
}

const sayWhere = (clamd: ClamdAddress): string =>
  'path' in clamd ? clamd.path : `${clamd.host}, port ${clamd.port}`;

/** Without user, password or path; an IPv6 address without its brackets. */
function hostOf(url: string): string {
  if (!URL.canParse(url)) return 'an address that cannot be read';
  const { hostname, port } = new URL(url);
  if (hostname === '') return 'a socket of this machine';
  const bare = hostname.replace(/^\[|\]$/g, '');
  const host = isIP(bare) === 6 ? `[${bare}]` : bare;
  return port === '' ? host : `${host}:${port}`;
}

const namesOf = (languages: readonly Language[]): string =>
  languages.map((language) => LANGUAGE_NAMES[language]).join(', ');

const toGb = (bytes: number): string => {
  const gigabytes = bytes / 1e9;
  return gigabytes < 10 ? gigabytes.toFixed(1) : String(Math.round(gigabytes));
};
