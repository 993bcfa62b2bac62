import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { API_BASE, contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import { readCode } from '../../e2e/support/outbox.ts';
import type { RunningServer } from '../../e2e/support/server.ts';

/** So long may one file or answer take before the run is given up, in milliseconds. */
const GIVE_UP_MS = 120_000;

/** Where the product is reached. */
type Reached = Pick<RunningServer, 'url'>;

export interface Client {
  readonly server: Reached;
  readonly token: string;
  send<T>(method: 'GET' | 'POST', path: string, body?: object | FormData): Promise<T>;
}

/** Speaks to the running product, for the account of the token if there is one. */
export function connect(server: Reached, token = ''): Client {
  return {
    server,
    token,
    async send<T>(method: 'GET' | 'POST', path: string, body?: object | FormData): Promise<T> {
      const isForm = body instanceof FormData;
      const response = await fetch(`${server.url}${API_BASE}${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      });
      const answer = (await response.json()) as { ok: boolean; message: string; result: T };
      if (!answer.ok) throw new Error(`${path}: ${answer.message}`);
      return answer.result;
    },
  };
}

/** A new account of the running product, signed in. */
export async function signIn(server: RunningServer): Promise<Client> {
  const client = connect(server);
  const [email, password] = [`${randomUUID()}@bench.example`, randomUUID()];
  const person = { email, password, name: 'Benchmark', lastName: 'Account', termsAndConditionsAccepted: '1' };
  await client.send('POST', contract.accounts.signUp.path, person);
  await client.send('POST', contract.accounts.verifyEmail.path, {
    email,
    code: await readCode(server.dataFolder, email),
  });
  const login = await client.send<{ AuthenticationResult: { AccessToken: string } }>(
    'POST',
    contract.accounts.login.path,
    { email, password },
  );
  return connect(server, login.AuthenticationResult.AccessToken);
}

/** Uploads a file and waits until it is Complete; gives its id. */
export async function upload(client: Client, file: string): Promise<string> {
  const { _id } = await send(client, basename(file), await readFile(file));
  await untilComplete(client, _id);
  return _id;
}

/** Uploads a file; gives it at once, while it is still to be read. */
export function send(
  client: Client,
  name: string,
  content: Uint8Array<ArrayBuffer> | Blob,
): Promise<FileItem> {
  const form = new FormData();
  form.set('lang', 'en');
  form.set('file', content instanceof Blob ? content : new Blob([content]), name);
  return client.send<FileItem>('POST', contract.files.upload.path, form);
}

export async function untilComplete(client: Client, fileId: string, giveUpMs = GIVE_UP_MS): Promise<void> {
  await until(async () => {
    const { name, status, error_msg_customer } = await client.send<FileItem>('GET', `/files/${fileId}`);
    if (status === 'failed') throw new Error(`${name}: ${error_msg_customer}`);
    return status === 'complete' ? true : null;
  }, giveUpMs);
}

/** Asks and waits for the answer. */
export async function ask(client: Client, fileId: string, question: string): Promise<Question> {
  const { questions } = await client.send<{ questions: Question[] }>('POST', contract.questions.ask.path, {
    fileId,
    question,
  });
  return until(async () => {
    const {
      questions: [answer],
    } = await client.send<{ questions: Question[] }>('GET', `/history/id/${questions[0]?._id}`);
    return answer?.completed ? answer : null;
  });
}

async function until<T>(attempt: () => Promise<T | null>, giveUpMs = GIVE_UP_MS): Promise<T> {
  const end = Date.now() + giveUpMs;
  while (Date.now() < end) {
    const value = await attempt();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  throw new Error('gave up waiting');
}
