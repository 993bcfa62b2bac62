/** Settings that only make sense together. */
type Text = string | undefined;
interface Settings {
  readonly oidcIssuer: Text;
  readonly oidcClientId: Text;
  readonly oidcClientSecret: Text;
  readonly oidcDomains: readonly string[];
  readonly llmProvider: Text;
  readonly llmBaseUrl: Text;
  readonly llmApiKey: Text;
  readonly llmModel: Text;
  readonly embeddingModel: Text;
  readonly translationProvider: Text;
  readonly translationBaseUrl: Text;
  readonly translationApiKey: Text;
  readonly s3Bucket: Text;
  readonly s3Endpoint: Text;
  readonly s3AccessKeyId: Text;
  readonly s3SecretAccessKey: Text;
  readonly payments: string;
  readonly stripeSecretKey: Text;
  readonly stripeWebhookSecret: Text;
  readonly stripePriceAscend: Text;
  readonly stripePriceVatnage: Text;
  readonly stripePriceSummit: Text;
}

/** Single sign-on needs all of its settings or none of them. */
export function findHalfOidc(config: Settings): string[] {
  const needed = {
    OIDC_ISSUER: config.oidcIssuer,
    OIDC_CLIENT_ID: config.oidcClientId,
    OIDC_CLIENT_SECRET: config.oidcClientSecret,
  };
  const missing = Object.entries(needed).flatMap(([variable, value]) => (value ? [] : [variable]));
  const isOff = missing.length === 3 && config.oidcDomains?.length === 0;
  return isOff ? [] : missing.map((variable) => `${variable}: needed for single sign-on`);
}

/** A language model needs to be named whole; settings of one without `LLM_PROVIDER` would do nothing. */
export function findHalfModel({
  llmProvider,
  llmBaseUrl,
  llmApiKey,
  llmModel,
  embeddingModel,
}: Settings): string[] {
  if (!llmProvider)
    return llmBaseUrl || llmApiKey || llmModel || embeddingModel
      ? ['LLM_PROVIDER: needed for a language model (openai-compatible or anthropic)']
      : [];
  const problems: string[] = [];
  if (!llmModel) problems.push(`LLM_MODEL: needed when LLM_PROVIDER=${llmProvider}`);
  if (llmProvider === 'openai-compatible' && !llmBaseUrl)
    problems.push('LLM_BASE_URL: needed when LLM_PROVIDER=openai-compatible');
  if (llmProvider === 'anthropic' && !llmApiKey)
    problems.push('LLM_API_KEY: needed when LLM_PROVIDER=anthropic');
  if (llmProvider === 'anthropic' && embeddingModel)
    problems.push('EMBEDDING_MODEL: needs LLM_PROVIDER=openai-compatible, Anthropic has no embedding models');
  return problems;
}

/** A translation provider needs to be named whole, too. */
export function findHalfTranslation({
  translationProvider: provider,
  translationBaseUrl: baseUrl,
  translationApiKey: apiKey,
}: Settings): string[] {
  if (!provider)
    return baseUrl || apiKey
      ? ['TRANSLATION_PROVIDER: needed to translate (llm, deepl or libretranslate)']
      : [];
  if (provider === 'llm')
    return baseUrl || apiKey ? ['TRANSLATION_PROVIDER: llm is set up by LLM_BASE_URL and LLM_API_KEY'] : [];
  if (provider === 'deepl')
    return apiKey ? [] : ['TRANSLATION_API_KEY: needed when TRANSLATION_PROVIDER=deepl'];
  return baseUrl ? [] : ['TRANSLATION_BASE_URL: needed when TRANSLATION_PROVIDER=libretranslate'];
}

/** Stripe needs all of its settings; prices without a key would sell nothing. */
export function findHalfPayments(config: Settings): string[] {
  const needed = {
    STRIPE_SECRET_KEY: config.stripeSecretKey,
    STRIPE_PRICE_ID_10: config.stripePriceAscend,
    STRIPE_PRICE_ID_75: config.stripePriceVatnage,
    STRIPE_PRICE_ID_150: config.stripePriceSummit,
  };
  const missing = Object.entries(needed).flatMap(([variable, value]) => (value ? [] : [variable]));
  const isWanted =
    config.payments === 'stripe' || missing.length < 4 || config.stripeWebhookSecret !== undefined;
  return isWanted && config.payments !== 'none' && config.payments !== 'test'
    ? missing.map((variable) => `${variable}: needed for payments by Stripe`)
    : [];
}

/** A store needs its bucket, and a key its secret. */
export function findHalfStorage({
  s3Bucket: bucket,
  s3Endpoint: endpoint,
  s3AccessKeyId: keyId,
  s3SecretAccessKey: secret,
}: Settings): string[] {
  const problems: string[] = [];
  if (!bucket && (endpoint || keyId || secret))
    problems.push('S3_BUCKET: needed to keep files in an S3-compatible store');
  if (keyId && !secret) problems.push('S3_SECRET_ACCESS_KEY: needed with S3_ACCESS_KEY_ID');
  if (secret && !keyId) problems.push('S3_ACCESS_KEY_ID: needed with S3_SECRET_ACCESS_KEY');
  return problems;
}
