import { join, resolve } from 'node:path';
import { configuration } from '@recto/contract/configuration';
import type { Language } from '@recto/contract/languages';
import { type Config, paymentsOf } from '#config.ts';
import { makeClientIp, trustedProxies } from '#kernel/client-ip.ts';
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

/** Where blog campaigns lie. */
export const contentFolderOf = ({ contentFolder, dataFolder }: Config): string =>
  resolve(contentFolder ?? join(dataFolder, 'content'));

/** The socket's part of the flood guard. */
export const socketSettings = (config: Config) => ({
  clientIp: config.throttle === 'on' ? makeClientIp(trustedProxies(config.trustProxy)) : undefined,
});

/** What is in force, and may be another one a moment later. */
interface CurrentModels {
  findModel(): Promise<{ readonly name: string } | null>;
  findTranslation(): Promise<{ readonly name: string } | null>;
}

/** What operators tell everybody; null where that is nothing. */
export type FindNotice = () => Promise<string | null>;

/** What anybody may know of the installation. */
export const publicConfiguration = (
  config: Config,
  {
    ocrLanguages,
    models,
    findNotice = async () => null,
  }: {
    readonly ocrLanguages: readonly Language[];
    readonly models: CurrentModels;
    readonly findNotice: FindNotice | undefined;
  },
) =>
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
        translation: (await models.findTranslation())?.name ?? null,
        notice: await findNotice(),
        model: (await models.findModel())?.name ?? null,
      },
    }),
  });
