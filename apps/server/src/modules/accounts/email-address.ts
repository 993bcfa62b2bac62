import { invalidRequest } from '#kernel/errors.ts';

/** The one form in which addresses are stored and compared. */
export const normaliseEmail = (email: string) => email.trim().normalize('NFC').toLowerCase();

export const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** What has a meaning of its own in a mail header (RFC 5322's specials), and control characters. */
const UNSAFE_IN_HEADERS = /[\p{C}\s,;:<>()[\]\\"]/u;

/** Such addresses exist in theory only; in practice they are attempts to reach a second recipient. */
export function refuseUnsafeEmail(email: string): void {
  if (UNSAFE_IN_HEADERS.test(email)) throw invalidRequest('Email is invalid', { email: 'Email is invalid' });
}
