import { z } from 'zod';
import { Email, personName } from '#accounts.ts';
import { endpoint, Id, listOf } from '#endpoint.ts';
import { PLAN_IDS } from '#plan-ids.ts';

/** Users in one answer. */
export const USERS_PER_CALL = 100;
const USER_SEARCH_MAX_LENGTH = 200;

export const Role = z.enum(['user', 'admin']);
export type Role = z.infer<typeof Role>;

/** One of the catalogue; `none` sets no limits. */
const AnyPlan = z.enum([...PLAN_IDS, 'none']);

export const User = z
  .object({
    userId: Id,
    email: z.string(),
    name: z.string(),
    lastName: z.string(),
    role: Role,
    plan: AnyPlan.describe('The one that holds'),
    grantedPlan: AnyPlan.nullable().describe('The one that an administrator gave; null where none did'),
    disabled: z.boolean(),
    files: z.int(),
    bytes: z.int().describe('Of the original files'),
    questions: z.int().describe('Since the account was made, deleted ones too'),
    lastSeenAt: z.iso.datetime().nullable().describe('To within a few minutes'),
    temporaryPassword: z.boolean().describe('The password was given and has not been changed yet'),
    confirmed: z.boolean().describe('Whether somebody has shown that the address is theirs'),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const NewUser = z.object({
  email: Email,
  name: personName('Name', 1, 'Give the first name.'),
  lastName: personName('Last name', 1, 'Give the last name.'),
  role: Role,
});
export type NewUser = z.infer<typeof NewUser>;

const TemporaryPassword = z.object({
  temporaryPassword: z.string().describe('In this answer and nowhere else'),
});
const ofUser = z.object({ userId: Id });

export const users = {
  create: endpoint({
    method: 'POST',
    path: '/createUser',
    access: 'admin',
    status: [201],
    summary: 'Make an account with a temporary password, whatever sign-up allows',
    body: NewUser,
    result: TemporaryPassword.extend({ userId: Id }),
  }),
  changeTemporaryPassword: endpoint({
    method: 'POST',
    path: '/changeTemporaryPassword',
    access: 'admin',
    summary: 'Give a user another password, which opens nothing but its own change. Every session ends',
    body: ofUser,
    result: TemporaryPassword,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/deleteUser',
    access: 'admin',
    storageReserve: 'reserve',
    summary: 'Delete a user with everything in the account',
    body: ofUser,
  }),
  list: endpoint({
    method: 'POST',
    path: '/getAllUsers',
    access: 'admin',
    storageReserve: 'none',
    summary: 'All users, by their addresses',
    body: z.object({
      page: z.int().min(1).default(1),
      limit: z.int().min(1).max(USERS_PER_CALL).default(50),
      q: z
        .string()
        .trim()
        .max(USER_SEARCH_MAX_LENGTH)
        .default('')
        .describe('Beginnings of words of the address or the names'),
      role: Role.optional().describe('Only users of this role'),
    }),
    result: listOf(User),
  }),
  update: endpoint({
    method: 'POST',
    path: '/updateUser',
    access: 'admin',
    storageReserve: 'reserve',
    summary: 'Change role or plan, or switch the account off; the last administrator stays one',
    body: ofUser.extend({
      role: Role.optional(),
      plan: AnyPlan.nullable()
        .optional()
        .describe('Null takes it back: what is paid for holds, or what everybody has'),
      disabled: z.boolean().optional(),
    }),
    result: User,
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/signOutUser',
    access: 'admin',
    storageReserve: 'reserve',
    summary: 'End all sessions of a user',
    body: ofUser,
    result: z.object({ sessions: z.int().describe('How many there were') }),
  }),
};
