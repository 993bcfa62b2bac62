import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { Language } from '#languages.ts';

/** What the statically built web app learns of the installation at run time. */
export const PublicConfiguration = z
  .object({
    productName: z.string(),
    signup: z.enum(['open', 'domains', 'closed']),
    signupDomains: z.array(z.string()).optional(),
    sso: z.boolean(),
    chatWidgetSrc: z.string().nullable(),
    payments: z.enum(['none', 'test', 'stripe']),
    plansEnforced: z.boolean(),
    ocrLanguages: z.array(Language).describe('Those in which scans can be read here'),
    outsideAllowed: z.boolean().describe('Whether the operator lets text go to outside services at all'),
    model: z
      .string()
      .nullable()
      .describe(
        "The language model that answers too, as '<provider>/<model>'; null where answers stay on the server",
      ),
    translation: z.string().nullable().describe('The engine that translates; null where there is none'),
    notice: z.string().nullable().describe('What the operator tells everybody; null where that is nothing'),
  })
  .meta({ id: 'Configuration' });
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;

export const configuration = {
  get: endpoint({
    method: 'GET',
    path: '/config',
    access: 'public',
    summary: 'Settings of this installation',
    result: PublicConfiguration,
  }),
};
