import { z } from 'zod';
import { endpoint, Id, listOf, paging } from '#endpoint.ts';

/** Entries in one answer. */
export const AUDIT_ENTRIES_PER_CALL = 500;

export const AuditEntry = z
  .object({
    _id: Id,
    at: z.iso.datetime(),
    actor: z.string().describe('The address of the administrator, or "command line"'),
    action: z.string().describe('What was done, dotted: `user.create`, `settings.change`'),
    subject: z.string().describe('The address of the user, or the name of what it was done to'),
    details: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .describe('Never text of documents, never a secret'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/audit-log',
    access: 'admin',
    summary: 'What administrators have done, the last first. Entries are never changed or deleted',
    query: z.object({
      subject: z.string().trim().max(320).default('').describe('Only what was done to this user or thing'),
      actor: z.string().trim().max(320).default('').describe('Only what was done by this administrator'),
      ...paging(AUDIT_ENTRIES_PER_CALL, 50),
    }),
    result: listOf(AuditEntry),
  }),
};
