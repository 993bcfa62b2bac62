import { readFileSync } from 'node:fs';
import { AppError } from '#kernel/errors.ts';
import { normalisePassword } from '#modules/accounts/hashing/passwords.ts';

/** The 5,000 most common passwords that are long enough, and a few more; the licence beside the list says whose it is. */
const COMMON = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

const MESSAGE = 'This password is among the first that are tried. Please choose another one.';

export interface NewPasswordOf {
  readonly email: string;
  readonly productName: string;
  /** Where the form shows what is wrong. */
  readonly field: 'password' | 'proposedPassword';
}

/**
 * Refuses what is guessed first: the most common passwords, and the address or the product's name with some digits
 * after it. Decided by what was typed alone, so the answer tells nothing about any account.
 */
export function refuseGuessablePassword(password: string, { email, productName, field }: NewPasswordOf) {
  const plain = normalisePassword(password).toLowerCase();
  const word = plain.replace(/[\d\W_]+$/u, '');
  const names = [email, email.slice(0, email.indexOf('@')), productName.toLowerCase()];
  const isName = names.some((name) => name !== '' && (name === plain || name === word));
  if (!isName && !COMMON.has(plain)) return;
  throw new AppError(400, 'auth.password_common', MESSAGE, { fields: { [field]: MESSAGE } });
}
