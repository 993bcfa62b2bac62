import { z } from 'zod';
import { isPrivateOrSecure, isSecure } from '#config-urls.ts';
import { type ClamdAddress, parseClamdAddress } from '#kernel/clamd-address.ts';

/* How the texts of settings are read. */

export const text = (fallback: string) => z.string().default(fallback);
export const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined);
export const wholeNumber = (fallback: number, least: number, most: number) =>
  z
    .string()
    .default(String(fallback))
    .transform(Number)
    .pipe(z.int(`a whole number from ${least} to ${most}`).min(least).max(most));
export const oneOf = <const T extends readonly [string, ...string[]]>(options: T, fallback: T[number]) =>
  z.string().default(fallback).pipe(z.enum(options));
/** An address with one of these protocols, such as `smtp:`. */
export const addressOf = (protocols: readonly string[], wording: string) =>
  z
    .string()
    .refine((value) => value === '' || protocols.includes(URL.parse(value)?.protocol ?? ''), wording)
    .optional()
    .transform((value) => value || undefined);
const isPostgresAddress = (value: string) =>
  value.startsWith('/') ||
  ['postgres:', 'postgresql:', 'socket:'].includes(
    URL.parse(value.replace('@/', '@localhost/'))?.protocol ?? '',
  );
/** Where PostgreSQL is, as its driver reads it: a socket may stand in place of the host. */
export const postgresAddress = z
  .string()
  .refine(
    (value) => value === '' || isPostgresAddress(value),
    'an address such as postgres://user:password@db.example:5432/recto',
  )
  .optional()
  .transform((value) => value || undefined);
/** An address that is only safe to use over TLS, or within this machine. */
export const secureUrl = z
  .string()
  .refine(isSecure, 'an https address; http only on this machine (localhost, 127.0.0.1)')
  .optional();
/** Text of documents goes there: in the clear only where nobody else listens. */
export const providerUrl = z
  .string()
  .refine(isPrivateOrSecure, 'an https address; http only on this machine or in a private network')
  .transform((url) => url.replace(/\/+$/, ''))
  .optional();
/** Whole files go there in the clear, so it should be this machine or a network of its own. */
export const clamdAddress = z
  .string()
  .transform((value, context): ClamdAddress => {
    const address = parseClamdAddress(value);
    if (address) return address;
    context.addIssue('host:port, or the absolute path of a socket');
    return z.NEVER;
  })
  .optional();
export const PLANS = ['FREE', 'PRICE_ID_10', 'PRICE_ID_75', 'PRICE_ID_150', 'none'] as const;
export const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((entry) => entry.toLowerCase()),
  );
