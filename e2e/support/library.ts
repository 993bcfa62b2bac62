import type { FileItem, FolderItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import type { APIRequestContext, Page } from '@playwright/test';
import { nextAddress, type Person } from './people.ts';
import type { RunningServer } from './server.ts';

const DONE_WITHIN_MS = 120_000;
const LOOK_EVERY_MS = 50;

/** What a test puts into an account before it looks at the screen, over HTTP. */
export interface Library {
  addFolder(name: string, parentFolderId?: string): Promise<FolderItem>;
  addSample(): Promise<FileItem[]>;
  /** Uploads a file; gives it at once, while it is still being read. */
  send(name: string, bytes: Buffer, folderId?: string): Promise<FileItem>;
  /** Waits until a file is Complete or has failed. */
  settled(file: FileItem): Promise<FileItem>;
  /** Asks, and waits for the answer. */
  ask(file: FileItem, question: string): Promise<Question>;
}

export async function openLibrary(
  server: RunningServer,
  request: APIRequestContext,
  { email, password }: Person,
): Promise<Library> {
  const send = async <T>(method: string, path: string, options: object = {}, token?: string): Promise<T> => {
    const headers = {
      'x-forwarded-for': nextAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const url = `${server.url}/api/v2${path}`;
    const response = await request.fetch(url, { method, headers, ...options });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    return ((await response.json()) as { result: T }).result;
  };
  type Login = { AuthenticationResult: { AccessToken: string } };
  const login = await send<Login>('POST', '/auth/login', { data: { email, password } });
  const token = login.AuthenticationResult.AccessToken;
  const call = <T>(method: string, path: string, options?: object) => send<T>(method, path, options, token);

  return {
    addFolder: (name, parentFolderId) => call('POST', '/folders', { data: { name, parentFolderId } }),
    addSample: async () => (await call<{ items: FileItem[] }>('POST', '/files/sample')).items,
    send: (name, buffer, folderId = '') =>
      call('POST', '/files', {
        multipart: { folderId, name, lang: 'en', file: { name, mimeType: 'application/pdf', buffer } },
      }),
    settled: (file) =>
      poll(
        () => call<FileItem>('GET', `/files/${file._id}`),
        ({ status }) => status === 'complete' || status === 'failed',
      ),
    async ask(file, question) {
      const data = { fileId: file._id, question };
      const asked = await call<{ questions: Question[] }>('POST', '/qna/ask', { data });
      const path = `/history/id/${asked.questions[0]?._id}`;
      const { questions } = await poll(
        () => call<{ questions: Question[] }>('GET', path),
        (answer) => Boolean(answer.questions[0]?.completed),
      );
      if (!questions[0]) throw new Error('the question is gone');
      return questions[0];
    },
  };
}

async function poll<T>(look: () => Promise<T>, isDone: (seen: T) => boolean): Promise<T> {
  const until = Date.now() + DONE_WITHIN_MS;
  while (Date.now() < until) {
    const seen = await look();
    if (isDone(seen)) return seen;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('it took too long');
}

/** Has the top of the library list its failed files as if they had failed by chance, so that they can be tried again. */
export async function offerRetry(page: Page): Promise<void> {
  await page.route('**/api/v2/folders/root*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { items: { error_code?: string | null }[] } };
    for (const item of answer.result.items) if (item.error_code === 'file.no_text') item.error_code = null;
    await route.fulfill({ response, json: answer });
  });
}
