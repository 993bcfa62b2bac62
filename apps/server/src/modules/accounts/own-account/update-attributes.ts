import { FirstName, LastName, type UserAttribute } from '@recto/contract/accounts';
import { AppError, invalidRequest, notAllowed, notSignedIn } from '#kernel/errors.ts';
import type { Caller } from '#kernel/http.ts';
import type { Database } from '#kernel/database.ts';
import type { Log } from '#kernel/log.ts';
import { setNames } from '#modules/accounts/account.store.ts';
import { userAttributesOf } from '#modules/accounts/sessions/authentication-result.ts';

const CHANGEABLE = {
  name: { column: 'name', rule: FirstName },
  'custom:lastName': { column: 'last_name', rule: LastName },
} as const;
const isChangeable = (name: string): name is keyof typeof CHANGEABLE => Object.hasOwn(CHANGEABLE, name);

/** Each has a call of its own, or is what the payment provider or an administrator says. */
const PROTECTED = new Set([
  'custom:mfaEnabled',
  'custom:mfaRegistered',
  'custom:passwordSet',
  'custom:subscribed',
  'custom:customerid',
  'custom:role',
]);

export interface UpdateAttributesDeps {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
}

/** Changes the first and the last name; all or nothing. Gives all attributes as they are then. */
export function makeUpdateAttributes({ database, now, log }: UpdateAttributesDeps) {
  return async ({ accountId }: Caller, attributes: readonly UserAttribute[]): Promise<UserAttribute[]> => {
    const account = await setNames(database.root, accountId, readNames(attributes), now());
    if (!account) throw notSignedIn();
    log.info({ event: 'account.renamed', accountId });
    return userAttributesOf(account);
  };
}

function readNames(attributes: readonly UserAttribute[]) {
  const names: { name?: string; last_name?: string } = {};
  const fields: Record<string, string> = {};
  for (const { Name, Value } of attributes) {
    if (PROTECTED.has(Name))
      throw notAllowed('attribute.protected', 'This attribute cannot be changed here.');
    if (!isChangeable(Name))
      throw new AppError(400, 'attribute.unknown', 'There is no such attribute to change.');
    const { column, rule } = CHANGEABLE[Name];
    const parsed = rule.safeParse(Value);
    if (parsed.success) names[column] = parsed.data;
    else fields[Name] = parsed.error.issues[0]?.message ?? 'This name is not valid.';
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw invalidRequest(first, fields);
  return names;
}
