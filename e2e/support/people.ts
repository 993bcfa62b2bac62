import { contract } from '@recto/contract';
import type { Page } from '@playwright/test';
import * as api from '@recto/testing/api';
import type { RunningServer } from './server.ts';

export { newPerson, nextIp, type Person } from '@recto/testing/api';
type Person = api.Person;

const reach = ({ url, dataFolder }: RunningServer) => ({ api: api.connect(url), dataFolder });

/** Creates an account over HTTP that has not confirmed its address. */
export const signUp = (server: RunningServer, wanted?: Person): Promise<Person> =>
  api.signUp(api.connect(server.url), wanted);

/** Creates and confirms an account over HTTP that has never signed in: its first login begins the tour. */
export const makeNewcomer = (server: RunningServer, wanted?: Person): Promise<Person> =>
  api.makeNewcomer(reach(server), wanted);

/** Creates an account over HTTP that has been in once, so that no tour lies over what a test looks at. */
export async function makePerson(server: RunningServer, wanted?: Person): Promise<Person> {
  const { email, password, AccessToken } = await api.signInNewPerson(reach(server), wanted);
  await api.connect(server.url, AccessToken).call(contract.accounts.logout);
  return { email, password };
}

/** Signs in on the login page, which then leads to an address. */
export async function logIn(page: Page, person: Person, address = '/'): Promise<void> {
  await page.goto(address === '/' ? '/login' : `/login?next=${encodeURIComponent(address)}`);
  await fillLogin(page, person);
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Fills the login form that is shown, and sends it. */
export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Recto' }).click();
}
