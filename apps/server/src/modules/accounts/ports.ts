/** What the provider has to be asked with, and what its answer is checked against. Kept until the browser is back. */
export interface SignInChecks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE: shows that whoever exchanges the code has begun the sign-in. */
  readonly verifier: string;
}

/** Whom the provider says the browser belongs to, after every check. */
export interface Identity {
  readonly issuer: string;
  /** Stays for ever, unlike an e-mail address. */
  readonly subject: string;
  readonly email: string | null;
  /** Only where the provider says so in as many words. */
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** The OpenID provider of the installation. */
export interface IdentityProvider {
  /** Whether its description can be had and used. Throws `ProviderFailure`. */
  check(): Promise<void>;
  /** The address of the provider's sign-in page. Rejects with ProviderFailure. */
  begin(redirectUri: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Checks what the browser has brought back and exchanges it. Rejects with ProviderFailure. */
  finish(callback: URL, checks: SignInChecks): Promise<Identity>;
}

/** `away`: later it may work. `denied`: the person, or the provider on purpose. `refused`: an answer not to be trusted. */
export type ProviderFailureReason = 'away' | 'denied' | 'refused';

/** The message names the fault for operators and holds nothing of the answer itself. */
export class ProviderFailure extends Error {
  readonly reason: ProviderFailureReason;

  constructor(reason: ProviderFailureReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ProviderFailure';
    this.reason = reason;
  }
}
