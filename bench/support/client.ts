import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import * as testing from '@recto/testing/api';
import type { RunningServer } from '../../e2e/support/server.ts';

/** An account of the running product: its calls, and where its events are to be heard. */
export interface Client {
  readonly url: string;
  readonly api: testing.ApiClient;
}

export const connect = (url: string, token: string): Client => ({ url, api: testing.connect(url, token) });

/** A new account of the running product, signed in. */
export async function signIn({ url, dataFolder }: RunningServer): Promise<Client> {
  const { AccessToken } = await testing.signInNewPerson({ api: testing.connect(url), dataFolder });
  return connect(url, AccessToken);
}

/** Uploads a file and waits until it is Complete; gives its id. */
export async function upload({ api }: Client, file: string): Promise<string> {
  const content = new Blob([await readFile(file)]);
  const { _id } = await testing.upload(api, { name: basename(file), content });
  await untilComplete(api, _id);
  return _id;
}

export async function untilComplete(api: testing.ApiClient, id: string, timeoutMs?: number): Promise<void> {
  const { name, status, error_msg_customer } = await testing.waitForFile(api, id, timeoutMs);
  if (status === 'failed') throw new Error(`${name}: ${error_msg_customer}`);
}
