import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { readCode } from '@recto/testing/api';
import type { RunningServer } from './server.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

let lastAddress = 0;
/** An address of its own for every test, so that throttles stay on without getting in the way. */
export const nextAddress = () => `10.9.${++lastAddress >> 8}.${lastAddress & 255}`;

export const newPerson = (): Person => ({
  email: `${randomUUID()}@people.example`,
  password: 'a long enough password',
});

/** Creates an account over HTTP that has not confirmed its address. */
export async function signUp(
  server: RunningServer,
  request: APIRequestContext,
  person = newPerson(),
): Promise<Person> {
  const account = { ...person, name: 'Adaline', lastName: 'Lovelace', termsAndConditionsAccepted: '1' };
  await post(server, request, '/auth/signup', account);
  return person;
}

/** Creates and confirms an account over HTTP that has never signed in: its first login begins the tour. */
export async function makeNewcomer(
  server: RunningServer,
  request: APIRequestContext,
  wanted?: Person,
): Promise<Person> {
  const person = await signUp(server, request, wanted);
  const code = await readCode(server.dataFolder, person.email);
  await post(server, request, '/auth/verify-email', { email: person.email, code });
  return person;
}

/** Creates an account over HTTP that has been in once, so that no tour lies over what a test looks at. */
export async function makePerson(
  server: RunningServer,
  request: APIRequestContext,
  wanted?: Person,
): Promise<Person> {
  const person = await makeNewcomer(server, request, wanted);
  type Login = { AuthenticationResult: { AccessToken: string } };
  const { AuthenticationResult } = await post<Login>(server, request, '/auth/login', person);
  await post(server, request, '/auth/logout', {}, AuthenticationResult.AccessToken);
  return person;
}

async function post<T>(
  server: RunningServer,
  request: APIRequestContext,
  path: string,
  data: object,
  token?: string,
): Promise<T> {
  const headers = { 'x-forwarded-for': nextAddress(), ...(token && { authorization: `Bearer ${token}` }) };
  const response = await request.post(`${server.url}/api/v2${path}`, { data, headers });
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { result: T }).result;
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
