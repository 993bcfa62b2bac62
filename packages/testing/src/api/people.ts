import { randomUUID } from 'node:crypto';
import { contract } from '@recto/contract';
import type { ApiClient } from '#api/api-client.ts';
import { readCode } from '#api/outbox.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** Somebody with a full session. */
export interface SignedInPerson extends Person {
  readonly accountId: string;
  readonly AccessToken: string;
  readonly RefreshToken: string;
}

/** A server, and the data folder in which it leaves its mails. */
export interface ReachedServer {
  readonly api: ApiClient;
  readonly dataFolder: string;
}

export const newPerson = (email = `${randomUUID()}@people.example`): Person => ({
  email,
  password: 'a long enough password',
});

/** Creates an account that has not confirmed its address. */
export async function signUp(api: ApiClient, person = newPerson()): Promise<Person> {
  const names = { name: 'Adaline', lastName: 'Lovelace' };
  await api.call(contract.accounts.signUp, {
    body: { ...person, ...names, termsAndConditionsAccepted: '1' },
  });
  return person;
}

/** Creates and confirms an account that has never signed in: its first login begins the tour. */
export async function makeNewcomer({ api, dataFolder }: ReachedServer, wanted?: Person): Promise<Person> {
  const person = await signUp(api, wanted);
  const code = await readCode(dataFolder, person.email);
  await api.call(contract.accounts.verifyEmail, { body: { email: person.email, code } });
  return person;
}

export async function logIn(api: ApiClient, { email, password }: Person): Promise<SignedInPerson> {
  const login = await api.call(contract.accounts.login, { body: { email, password } });
  const accountId = login.UserAttributes.find(({ Name }) => Name === 'sub')?.Value ?? '';
  return { email, password, accountId, ...login.AuthenticationResult };
}

/** Creates, confirms and signs in. */
export async function signInNewPerson(server: ReachedServer, wanted?: Person): Promise<SignedInPerson> {
  return logIn(server.api, await makeNewcomer(server, wanted));
}
