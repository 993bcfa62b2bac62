import { z } from 'zod';
import { endpoint, listOf } from '#endpoint.ts';

/** What an operator configures, in the order in which it is listed. */
export const SETTING_NAMES = [
  'mail',
  'model',
  'storage',
  'payments',
  'signOn',
  'ocr',
  'converter',
  'virusScan',
] as const;
export type SettingName = (typeof SETTING_NAMES)[number];

export const MODEL_NAME_MAX_LENGTH = 200;
const ADDRESS_MAX_LENGTH = 500;
const KEY_MAX_LENGTH = 1_000;

/** What a language model has answered when it was tried, and where that stands. */
export const ModelEvidence = z
  .object({
    question: z.string(),
    text: z.string(),
    quote: z.string(),
    page: z.int(),
    document: z.string().describe('Of the sample'),
  })
  .meta({ id: 'ModelEvidence' });
export type ModelEvidence = z.infer<typeof ModelEvidence>;

export const SettingTest = z
  .object({
    at: z.iso.datetime(),
    outcome: z.enum(['ok', 'failed']),
    text: z.string().describe('What was found, or the error, in words'),
    ms: z.int().describe('How long the test took'),
    failingSince: z.iso.datetime().optional().describe('Of a failure: since when every test has failed'),
    evidence: ModelEvidence.optional().describe('Of a language model that has answered'),
  })
  .meta({ id: 'SettingTest' });
export type SettingTest = z.infer<typeof SettingTest>;

/** A language model as it is configured. Its key is never sent. */
export const ConfiguredModel = z
  .object({
    provider: z.enum(['openai-compatible', 'anthropic']),
    baseUrl: z.string().nullable().describe('Null where it is the usual one of the provider'),
    model: z.string(),
    embeddingModel: z.string().nullable(),
    hasKey: z.boolean(),
  })
  .meta({ id: 'ConfiguredModel' });
export type ConfiguredModel = z.infer<typeof ConfiguredModel>;

export const SettingItem = z
  .object({
    name: z.enum(SETTING_NAMES),
    state: z.enum(['on', 'off', 'error']).describe('`error`: it is on, and does not work'),
    detail: z.string().describe('What is configured, in words; no secrets'),
    source: z.enum(['environment', 'screen', 'default']),
    variable: z.string().describe('The environment variable that decides'),
    canTest: z.boolean(),
    warning: z.string().optional().describe('It works, and something is missing'),
    advice: z.string().optional().describe('What to do about what it lacks'),
    lastTest: SettingTest.optional(),
    model: ConfiguredModel.optional().describe('Of the language model, where there is one'),
  })
  .meta({ id: 'Setting' });
export type SettingItem = z.infer<typeof SettingItem>;

export const FoundModel = z.object({
  name: z.string(),
  bytes: z.int().optional().describe('Of the file of the model'),
  contextTokens: z.int().optional().describe('What it reads at once'),
});
export type FoundModel = z.infer<typeof FoundModel>;

export const ModelServers = z
  .object({
    servers: z.array(z.object({ name: z.string(), baseUrl: z.string(), models: z.array(FoundModel) })),
    memory: z.object({ freeBytes: z.int(), totalBytes: z.int() }).describe('Of this machine'),
  })
  .meta({ id: 'ModelServers' });
export type ModelServers = z.infer<typeof ModelServers>;

const name = (empty: string) => z.string().trim().min(1, empty).max(MODEL_NAME_MAX_LENGTH);

export const NewModel = z
  .object({
    provider: z.enum(['openai-compatible', 'anthropic']),
    baseUrl: z
      .string()
      .trim()
      .max(ADDRESS_MAX_LENGTH)
      .optional()
      .describe('Up to `/v1`; needed for `openai-compatible`'),
    model: name('Name the model.'),
    apiKey: z
      .string()
      .trim()
      .max(KEY_MAX_LENGTH)
      .optional()
      .describe('Left out for the same provider and address, the key that is stored stays'),
    embeddingModel: name('Name the embedding model.').optional(),
  })
  .refine(({ provider, baseUrl }) => provider === 'anthropic' || !!baseUrl, {
    path: ['baseUrl'],
    error: 'Give the address of the server.',
  })
  .refine(({ provider, embeddingModel }) => provider !== 'anthropic' || !embeddingModel, {
    path: ['embeddingModel'],
    error: 'Anthropic has no embedding models.',
  });
export type NewModel = z.infer<typeof NewModel>;

export const adminSettings = {
  list: endpoint({
    method: 'GET',
    path: '/admin/settings',
    access: 'admin',
    summary: 'What is configured here, and how its last tests went',
    result: listOf(SettingItem),
  }),
  test: endpoint({
    method: 'POST',
    path: '/admin/settings/:name/test',
    access: 'admin',
    // It takes up next to nothing, and is wanted most where something is wrong.
    storageReserve: 'none',
    summary: 'Test what is configured. A failure is no error of this call: see `lastTest`',
    params: z.object({ name: z.enum(SETTING_NAMES) }),
    result: SettingItem,
  }),
  modelServers: endpoint({
    method: 'GET',
    path: '/admin/model-servers',
    access: 'admin',
    summary: 'Servers of language models that answer on this machine. They are asked for their models only',
    result: ModelServers,
  }),
  useModel: endpoint({
    method: 'PUT',
    path: '/admin/settings/model',
    access: 'admin',
    summary: 'Try a language model with a question on the sample, and use it from now on where it answers',
    body: NewModel,
    result: SettingItem,
  }),
  removeModel: endpoint({
    method: 'DELETE',
    path: '/admin/settings/model',
    access: 'admin',
    summary: 'Do without the language model that was set on the screen',
    result: SettingItem,
  }),
};
