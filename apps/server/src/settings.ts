import { configuration } from '@recto/contract/configuration';
import type { Language } from '@recto/contract/languages';
import { type Config, paymentsOf, trustedProxies } from '#config.ts';
import { makeClientIp } from '#kernel/client-ip.ts';
import { makeRoutes } from '#kernel/http.ts';
import type { ServerSettings } from '#kernel/server.ts';

/** What accounts need to know of the installation. */
export const accountSettings = (config: Config, secret: string, url: () => string) => ({
  secret,
  previousSecret: config.appSecretPrevious,
  signup: config.signup,
  signupDomains: config.signupDomains,
  productName: config.productName,
  /** Read when it is needed: which port was free is known only by then. */
  get publicUrl() {
    return config.publicUrl ?? url();
  },
  throttle: config.throttle,
  unconfirmedDays: config.unconfirmedDays,
  outboxDays: config.outboxDays,
  defaultPlan: config.defaultPlan,
});

export const serverSettings = (config: Config, webFolder: string): ServerSettings => ({
  productName: config.productName,
  trustProxy: trustedProxies(config.trustProxy),
  floodGuard: config.throttle === 'on',
  behindTls: config.publicUrl?.startsWith('https:') ?? false,
  webFolder,
  chatWidgetOrigin: config.chatWidgetSrc === undefined ? null : new URL(config.chatWidgetSrc).origin,
});

/** The socket's part of the flood guard. */
export const socketSettings = (config: Config) => ({
  clientIp: config.throttle === 'on' ? makeClientIp(trustedProxies(config.trustProxy)) : undefined,
});

/** Who translates; null where nobody does. */
function translationOf({ translationProvider: kind, llmProvider, llmModel }: Config): string | null {
  return kind === 'llm' ? `${llmProvider}/${llmModel}` : (kind ?? null);
}

/** What anybody may know of the installation. */
export const publicConfiguration = (config: Config, ocrLanguages: readonly Language[]) =>
  makeRoutes(configuration, {
    get: async () => ({
      result: {
        productName: config.productName,
        signup: config.signup,
        ...(config.signup === 'domains' ? { signupDomains: config.signupDomains } : {}),
        sso: config.oidcIssuer !== undefined,
        chatWidgetSrc: config.chatWidgetSrc ?? null,
        payments: paymentsOf(config),
        plansEnforced: config.defaultPlan !== 'none',
        ocrLanguages: [...ocrLanguages],
        outsideAllowed: config.outsideAllowed === 'on',
        translation: translationOf(config),
        notice: null,
        model: config.llmProvider && config.llmModel ? `${config.llmProvider}/${config.llmModel}` : null,
      },
    }),
  });
