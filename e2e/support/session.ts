import type { LoginResult } from '@recto/contract/accounts';
import type { Page } from '@playwright/test';
import type { Person } from './people.ts';

/** A page of ours that runs nothing of the product, so that its storage can be written before the product reads it. */
const QUIET_PAGE = '/robots.txt';

/**
 * Signs in over HTTP, from the browser itself and so as the login page would, and stores the session as the login page
 * does (specification, section 3). The page is left on one that shows nothing of the product.
 */
export async function plantSession(page: Page, { email, password }: Person): Promise<void> {
  await page.goto(QUIET_PAGE);
  const login = await page.evaluate(
    async (person) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/api/v2/auth/login', {
        method: 'POST',
        headers,
        body: JSON.stringify(person),
      });
      if (!response.ok) throw new Error(`/auth/login: ${response.status} ${await response.text()}`);
      return ((await response.json()) as { result: LoginResult }).result;
    },
    { email, password },
  );
  const session = JSON.stringify(sessionOf(login));
  await page.evaluate((stored) => localStorage.setItem('auth', stored), session);
}

/** Opens an address of the product as somebody who is signed in, without the login page. */
export async function signIn(page: Page, person: Person, address = '/'): Promise<void> {
  await plantSession(page, person);
  await page.goto(address);
}

/** What the browser stores after a login that leads into the product; `accounts.spec.ts` holds it against the login page. */
function sessionOf({ AuthenticationResult, UserAttributes, firstLogin }: LoginResult) {
  const attribute = (name: string) => UserAttributes.find(({ Name }) => Name === name)?.Value ?? '';
  return {
    loading: false,
    email: attribute('email'),
    error: null,
    firstLogin,
    goToLoginMessage: null,
    needTour: firstLogin,
    showPassword: false,
    termsAndConditionsAccepted: false,
    mfaVerified: false,
    user: {
      email: attribute('email'),
      userName: attribute('name'),
      token: AuthenticationResult.AccessToken,
      idToken: AuthenticationResult.IdToken,
      refreshToken: AuthenticationResult.RefreshToken,
      userAttributes: UserAttributes,
      userId: attribute('sub'),
      plan: 0,
    },
  };
}
