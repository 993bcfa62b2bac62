import { isAbsolute } from 'node:path';
import { z } from 'zod';
import {
  addressOf,
  clamdAddress,
  list,
  oneOf,
  optionalText,
  PLANS,
  postgresAddress,
  providerUrl,
  secureUrl,
  text,
  wholeNumber,
} from '#config-schemas.ts';

/** One setting of the installation: its variable, what it means, and how its text is read. */
export interface Setting<T> {
  readonly variable: string;
  readonly doc: string;
  readonly schema: z.ZodType<T, string | undefined>;
}
const setting = <T>(variable: string, doc: string, schema: z.ZodType<T, string | undefined>): Setting<T> => ({
  variable,
  doc,
  schema,
});

/** Every setting, in the order of `docs/configuration.md`, which is written from this table. */
export const SETTINGS = {
  port: setting('PORT', 'Port of the server; 0 takes a free one.', wholeNumber(3000, 0, 65_535)),
  host: setting('HOST', 'Address to listen on.', text('127.0.0.1')),
  publicUrl: setting(
    'PUBLIC_URL',
    'Address under which people reach the server, for links in mails.',
    addressOf(['http:', 'https:'], 'an address such as https://recto.example'),
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'Proxies whose forwarding headers are believed: `true`, a number of hops, or addresses. Empty: none.',
    text(''),
  ),
  dataFolder: setting('RECTO_DATA', 'Folder for the embedded database, files and outbox.', text('./data')),
  databaseUrl: setting(
    'DATABASE_URL',
    'PostgreSQL to use instead of the embedded database.',
    postgresAddress,
  ),
  s3Bucket: setting(
    'S3_BUCKET',
    'Bucket of an S3-compatible store for the files, in place of the data folder: needed where several servers on several machines share a database. Each server still has a data folder, for copies while they are read. See `docs/operations.md`.',
    optionalText,
  ),
  s3Endpoint: setting('S3_ENDPOINT', 'Where the store is, unless it is Amazon S3.', providerUrl),
  s3Region: setting('S3_REGION', 'Region of the bucket.', text('us-east-1')),
  s3AccessKeyId: setting(
    'S3_ACCESS_KEY_ID',
    "Key of the store; without one the role of the machine is asked for, as Amazon's own tools do.",
    optionalText,
  ),
  s3SecretAccessKey: setting('S3_SECRET_ACCESS_KEY', 'Secret of that key.', optionalText),
  role: setting(
    'RECTO_ROLE',
    'What this process does: `all`, `api` (serves people and works on no background jobs) or `worker` (works on them, and serves no more than `/healthz` and `/readyz`). Both need `DATABASE_URL`.',
    oneOf(['all', 'api', 'worker'], 'all'),
  ),
  appSecret: setting(
    'APP_SECRET',
    'Secret of at least 32 characters from which keys are derived. Made and kept in the data folder when absent; required in production.',
    z.string().min(32, 'at least 32 characters').optional(),
  ),
  appSecretPrevious: setting(
    'APP_SECRET_PREVIOUS',
    'The secret that `APP_SECRET` has replaced: authenticators and recovery codes from before the change go on working. See `docs/security.md`.',
    z.string().min(32, 'at least 32 characters').optional(),
  ),
  productName: setting('PRODUCT_NAME', 'Name shown to people.', text('Recto')),
  signup: setting(
    'SIGNUP',
    'Who may sign up: `open`, `domains` or `closed`.',
    oneOf(['open', 'domains', 'closed'], 'open'),
  ),
  signupDomains: setting('SIGNUP_DOMAINS', 'Domains that may sign up when `SIGNUP=domains`.', list),
  unconfirmedDays: setting(
    'UNCONFIRMED_DAYS',
    'Days after which an account is deleted whose address was never confirmed; signing up again begins them anew.',
    wholeNumber(30, 1, 3_650),
  ),
  defaultPlan: setting(
    'DEFAULT_PLAN',
    'Plan of an account without a subscription; `none` sets no limits, as teams want it that host it for themselves. See `docs/plans.md`.',
    oneOf(PLANS, 'FREE'),
  ),
  payments: setting(
    'PAYMENTS',
    'How plans are paid for: `stripe`, `test` (a checkout that charges nothing and says so), `none`, or `auto`: Stripe where `STRIPE_SECRET_KEY` is set, else the test checkout, in production none.',
    oneOf(['auto', 'stripe', 'test', 'none'], 'auto'),
  ),
  stripeSecretKey: setting('STRIPE_SECRET_KEY', 'Secret key at Stripe.', optionalText),
  stripeWebhookSecret: setting(
    'STRIPE_WEBHOOK_SECRET',
    "Signing secret of Stripe's webhook to `/webhooks/stripe`. Without one Stripe is asked now and then, and after each checkout.",
    optionalText,
  ),
  stripePriceAscend: setting('STRIPE_PRICE_ID_10', 'Price of Ascend at Stripe: $10 a month.', optionalText),
  stripePriceVatnage: setting('STRIPE_PRICE_ID_75', 'Price of Vatnage at Stripe: $75 a month.', optionalText),
  stripePriceSummit: setting('STRIPE_PRICE_ID_150', 'Price of Summit at Stripe: $150 a month.', optionalText),
  stripeUrl: setting(
    'STRIPE_URL',
    "Where Stripe's API is.",
    secureUrl.transform((url = 'https://api.stripe.com') => url.replace(/\/+$/, '')),
  ),
  oidcIssuer: setting(
    'OIDC_ISSUER',
    'OpenID provider for single sign-on. Its redirect address is `/api/v2/auth/sso/callback` under `PUBLIC_URL`.',
    secureUrl,
  ),
  oidcClientId: setting('OIDC_CLIENT_ID', 'Client id at the OpenID provider.', optionalText),
  oidcClientSecret: setting('OIDC_CLIENT_SECRET', 'Client secret at the OpenID provider.', optionalText),
  oidcDomains: setting(
    'OIDC_DOMAINS',
    'Domains whose addresses the OpenID provider is trusted with: it opens the account of such an address, or makes one, whatever `SIGNUP` says. The provider has to send `email_verified`. Identities of other domains sign in only where they were linked before.',
    list,
  ),
  oidcPlan: setting(
    'OIDC_PLAN',
    'Plan of accounts of `OIDC_DOMAINS` that came through the OpenID provider.',
    oneOf(PLANS, 'PRICE_ID_150'),
  ),
  throttle: setting(
    'THROTTLE',
    '`off` switches every limiter off, for benchmarks; refused in production.',
    oneOf(['on', 'off'], 'on'),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    'Mail server. Without it mails are written to the outbox in the data folder.',
    addressOf(['smtp:', 'smtps:'], 'an address such as smtps://user:password@mail.example:465'),
  ),
  outboxDays: setting(
    'OUTBOX_DAYS',
    'Days after which mails in the outbox are deleted.',
    wholeNumber(30, 1, 3_650),
  ),
  mailFrom: setting('MAIL_FROM', 'Sender of mails.', text('Recto <no-reply@localhost>')),
  feedbackMail: setting(
    'FEEDBACK_MAIL',
    'Address to which what people write by "Send feedback" is mailed. Administrators read it on their screen too; without an address only there.',
    z.email('an e-mail address').optional(),
  ),
  contentFolder: setting(
    'CONTENT_FOLDER',
    'Folder of blog campaigns, `<id>.md` each; `content` in the data folder when absent. See `docs/administration.md`.',
    optionalText,
  ),
  outsideAllowed: setting(
    'OUTSIDE',
    'Whether text may go to providers such as a language model, wherever they run: `on` or `off`. With `on` each person still decides in the profile, and each folder can be kept inside.',
    oneOf(['on', 'off'], 'on'),
  ),
  llmProvider: setting(
    'LLM_PROVIDER',
    'Language model that answers beside the file itself: `openai-compatible` (also Ollama, vLLM, llama.cpp, LM Studio) or `anthropic`. Without one an administrator can set a model on the screen; without either nothing leaves the machine. See `docs/models.md`.',
    z.enum(['openai-compatible', 'anthropic']).optional(),
  ),
  llmBaseUrl: setting(
    'LLM_BASE_URL',
    'Where the model is asked, up to `/v1`. Needed for `openai-compatible`.',
    providerUrl,
  ),
  llmApiKey: setting('LLM_API_KEY', 'Key at the provider. Needed for `anthropic`.', optionalText),
  llmModel: setting('LLM_MODEL', 'Name of the model, as its provider calls it.', optionalText),
  embeddingModel: setting(
    'EMBEDDING_MODEL',
    'Embedding model at `LLM_BASE_URL` with `LLM_API_KEY`, as its provider calls it: passages that say in other words what a question asks are then found for the language model too. Only with `LLM_PROVIDER=openai-compatible`; without one they are found by words alone.',
    optionalText,
  ),
  llmTimeoutS: setting(
    'LLM_TIMEOUT_S',
    'Seconds that a model may take for an answer from when it is asked, waiting for a busy provider included, waiting for earlier questions not. After that the answer of the file itself stands.',
    wholeNumber(120, 1, 280),
  ),
  llmMaxTokens: setting(
    'LLM_MAX_TOKENS',
    'Tokens that a model may write for one answer.',
    wholeNumber(2000, 100, 32_000),
  ),
  translationProvider: setting(
    'TRANSLATION_PROVIDER',
    'Who translates texts and files: `llm` (the language model, of `LLM_PROVIDER` or set by an administrator), `deepl` or `libretranslate`. Without one nothing is translated by a machine. See `docs/translation.md`.',
    z.enum(['llm', 'deepl', 'libretranslate']).optional(),
  ),
  translationBaseUrl: setting(
    'TRANSLATION_BASE_URL',
    'Where LibreTranslate is; for DeepL only where it is not at its usual address.',
    providerUrl,
  ),
  translationApiKey: setting(
    'TRANSLATION_API_KEY',
    'Key at DeepL; at LibreTranslate only where it asks for one.',
    optionalText,
  ),
  clamdAddress: setting(
    'CLAMD_ADDRESS',
    'The clamd that looks for viruses in every upload: `host:port`, or the path of its socket. While it does not answer nothing is taken in. Its `StreamMaxLength` has to be 100 MB, the size of the largest file. Empty: uploads are not scanned.',
    clamdAddress,
  ),
  soffice: setting(
    'SOFFICE',
    'LibreOffice, by which Word files are converted to PDF and shown as they print: the path of the program, `on` (the `soffice` on the path of programs), `auto` (the same, where there is one) or `off`. Macros never run and nothing is fetched.',
    text('off').refine(
      (value) => ['on', 'auto', 'off'].includes(value) || isAbsolute(value),
      'on, auto, off or an absolute path',
    ),
  ),
  tesseract: setting(
    'TESSERACT',
    'The `tesseract` program (4.1 or later), which reads scans about twice as fast as the engine that comes with the product, in the languages whose data it has: its path, `auto` for the one on the path of programs where there is one, or `off`.',
    text('auto'),
  ),
  chatWidgetSrc: setting(
    'CHAT_WIDGET_SRC',
    'Script of a chat assistant for the profile page; its origin is then allowed by the Content-Security-Policy.',
    secureUrl,
  ),
  minFreeMb: setting(
    'MIN_FREE_MB',
    'Uploads are refused while the disk of the data folder has less than so many megabytes free. Below half of it everything that adds something is refused and background work waits; below a tenth also signing in and deleting.',
    wholeNumber(1000, 0, 10_000_000),
  ),
  metricsToken: setting(
    'METRICS_TOKEN',
    'Token of at least 16 characters that opens `/metrics` from other machines, as `Authorization: Bearer …`. On this machine it is open without one, through a proxy it is not. See `docs/operations.md`.',
    z.string().min(16, 'at least 16 characters').optional(),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'Least severe entries to log.',
    oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'info'),
  ),
} as const;

/** What is read beside the settings, and belongs to the machine rather than to Recto. */
export const SURROUNDING_VARIABLES = {
  NODE_ENV:
    '`production` refuses what is for trying out: no `APP_SECRET`, `THROTTLE=off`, a checkout that charges nothing, mails shown at `/dev/outbox`.',
  PATH: 'Where the programs `tesseract` and `soffice` are looked for.',
} as const;
