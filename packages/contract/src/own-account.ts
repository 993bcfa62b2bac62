import { z } from 'zod';
import { UserAttribute } from '#accounts.ts';
import { BatchMeta } from '#batches.ts';
import { Comparison } from '#comparisons.ts';
import { CallerToken, endpoint, Id, listOf } from '#endpoint.ts';
import { Export } from '#exports.ts';
import { Language } from '#languages.ts';
import { FileItem, FolderItem } from '#library.ts';
import { ModelCallItem } from '#model-calls.ts';
import { SubscriptionItem } from '#plans.ts';
import { Question } from '#questions.ts';
import { Proof } from '#second-factor.ts';
import { Template } from '#templates.ts';
import { Term, Terminology } from '#terminology.ts';
import { TokenItem } from '#tokens.ts';
import { Translation, TranslationSegment } from '#translations.ts';

export const SessionItem = z
  .object({
    _id: Id,
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    /** The session that asks. */
    current: z.boolean(),
    remembered: z.boolean(),
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
  })
  .meta({ id: 'Session' });
export type SessionItem = z.infer<typeof SessionItem>;

/** What capabilities add to the export, each its own parts. One that this contract does not name is passed on as it is. */
export const ExportParts = z.looseObject({
  folders: z.array(FolderItem).default([]),
  files: z.array(FileItem).default([]),
  questions: z.array(Question).default([]).describe('Those of batches too'),
  templates: z.array(Template).default([]),
  batches: z.array(BatchMeta).default([]),
  comparisons: z.array(Comparison).default([]).describe('With every change, and what was said of it'),
  terminologies: z.array(Terminology.omit({ terms: true }).extend({ terms: z.array(Term) })).default([]),
  translations: z
    .array(Translation.extend({ segments: z.array(TranslationSegment) }))
    .default([])
    .describe('With every segment'),
  corrections: z
    .array(
      z.object({
        from: Language,
        to: Language,
        source: z.string(),
        target: z.string(),
        updatedAt: z.iso.datetime(),
      }),
    )
    .default([])
    .describe('Sentences as they were corrected, for later translations'),
  exports: z.array(Export).default([]).describe('Without the files, which are made of what is here'),
  modelCalls: z.array(ModelCallItem).default([]).describe('Calls of language models, and what they used'),
  subscriptions: z.array(SubscriptionItem).default([]).describe('What is paid for'),
  feedback: z
    .array(z.object({ text: z.string(), page: z.string().nullable(), createdAt: z.iso.datetime() }))
    .default([]),
});

export const AccountExport = z
  .looseObject({
    exportedAt: z.iso.datetime(),
    account: z.object({
      userId: z.string(),
      email: z.string(),
      name: z.string(),
      lastName: z.string(),
      createdAt: z.iso.datetime(),
      termsAcceptedAt: z.iso.datetime().nullable(),
      mfaEnabled: z.boolean(),
      sendOutside: z.boolean(),
      identities: z.array(z.object({ issuer: z.string(), linkedAt: z.iso.datetime() })),
    }),
    sessions: z.array(SessionItem),
    tokens: z.array(TokenItem).default([]).describe('Access tokens, without the tokens themselves'),
    ...ExportParts.shape,
    /** A zip of all this and of the files as they were uploaded; a signed address, good for five minutes. */
    archive: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
  })
  .meta({ id: 'AccountExport' });
export type AccountExport = z.infer<typeof AccountExport>;

const ChangedSettings = z.object({
  sendOutside: z
    .boolean()
    .describe('Text of files and questions may go to the language model and other outside services'),
});

const AccountSettings = ChangedSettings.extend({
  hasAdmin: z.boolean().describe('Of the installation: whether there is an administrator at all'),
}).meta({ id: 'AccountSettings' });

export const ownAccount = {
  settings: endpoint({
    method: 'GET',
    path: '/auth/account/settings',
    tokenScope: null,
    summary: 'What the account allows',
    result: AccountSettings,
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: '/auth/account/settings',
    tokenScope: null,
    storageReserve: 'none',
    summary: 'Change what the account allows',
    body: ChangedSettings,
    result: AccountSettings,
  }),
  updateAttributes: endpoint({
    method: 'POST',
    path: '/auth/update-user-full-name',
    tokenScope: null,
    summary: 'Change the first name (name) and the last name (custom:lastName); other attributes are 403',
    body: z.object({
      attributes: z.array(UserAttribute).min(1).max(20),
      token: CallerToken,
      accessToken: CallerToken,
    }),
    result: z.object({ UserAttributes: z.array(UserAttribute) }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    tokenScope: null,
    summary: 'Where the account is signed in, the session used last first',
    result: listOf(SessionItem),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    tokenScope: null,
    summary: 'Sign out one session',
    params: z.object({ id: Id }),
  }),
  endAllSessions: endpoint({
    method: 'DELETE',
    path: '/auth/sessions',
    tokenScope: null,
    summary: 'Sign out everywhere, here too',
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/auth/account/export',
    tokenScope: null,
    summary: 'Everything that is kept about the account',
    result: AccountExport,
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/auth/account',
    tokenScope: null,
    summary: 'Delete the account with everything in it. Needs the password, or a code of the authenticator',
    body: Proof,
  }),
};
