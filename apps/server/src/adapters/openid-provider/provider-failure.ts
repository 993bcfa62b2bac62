import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ProviderFailure, type ProviderFailureReason } from '#modules/accounts/ports.ts';

/** Errors of the authorization response (RFC 6749, section 4.1.2.1) that pass by themselves. */
const PASSING = ['server_error', 'temporarily_unavailable'];

/** What went wrong, without anything of the answer itself but the standard's own words. */
export function failureOf(error: unknown): ProviderFailure {
  return new ProviderFailure(reasonOf(error), describe(error), error);
}

function reasonOf(error: unknown): ProviderFailureReason {
  if (error instanceof AuthorizationResponseError) return PASSING.includes(error.error) ? 'away' : 'denied';
  if (error instanceof ResponseBodyError) return error.status >= 500 ? 'away' : 'refused';
  if (error instanceof ClientError) return isNoAnswer(error) ? 'away' : 'refused';
  // Node's fetch: no connection, or one that broke.
  return error instanceof TypeError && error.cause instanceof Error ? 'away' : 'refused';
}

function isNoAnswer({ code, cause }: ClientError): boolean {
  if (code === 'OAUTH_TIMEOUT') return true;
  return code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' && cause instanceof Response && cause.status >= 500;
}

function describe(error: unknown): string {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return `the provider answered ${JSON.stringify(error.error.slice(0, 80))}`;
  const code = error instanceof ClientError ? ` (${error.code})` : '';
  return error instanceof Error ? error.message + code : String(error);
}
