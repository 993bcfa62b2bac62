import { type InputField, inputFieldsOf } from '@recto/contract/caller-fields';
import type { Endpoint } from '@recto/contract/endpoint';
import { notAllowed } from '#kernel/errors.ts';

/** The fields of a call that repeat who is calling. One in a list or a union cannot be checked, so it may not be there. */
export function callerFieldsOf(endpoint: Endpoint): InputField[] {
  const fields = inputFieldsOf(endpoint).filter(({ kind }) => kind !== null);
  const unchecked = fields.find(({ path }) => path.length === 0 || path.includes('*'));
  if (unchecked) {
    const field = [unchecked.part, ...unchecked.path].join('.');
    throw new Error(`${endpoint.method} ${endpoint.path}: the caller cannot be checked in ${field}`);
  }
  return fields;
}

/** Identity comes from the token: where the caller's id, e-mail or token may be repeated, another one is refused. */
export function refuseForeignReferences(
  caller: { readonly accountId: string; readonly email: string },
  token: string | undefined,
  fields: readonly InputField[],
  input: { params: object; query: object; body: unknown },
) {
  for (const { part, path, kind } of fields) {
    const value = valueAt(input[part], path);
    if (value === undefined || value === null || value === '') continue;
    const isOwn =
      kind === 'token'
        ? value === token
        : value === caller.accountId || String(value).toLowerCase() === caller.email;
    if (!isOwn) throw notAllowed('auth.foreign_account', 'This belongs to another account.');
  }
}

function valueAt(part: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | null | undefined)?.[key],
    part,
  );
}
