import { contract } from '@recto/contract';
import type { Language } from '@recto/contract/languages';
import type { FileItem, FolderItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import type { Page } from '@playwright/test';
import { askAndWait, connect, logIn, type Person, upload, waitForFile } from '@recto/testing/api';
import type { RunningServer } from './server.ts';

/** What a test puts into an account before it looks at the screen, over HTTP. */
export interface Library {
  addFolder(name: string, parentFolderId?: string): Promise<FolderItem>;
  addSample(): Promise<readonly FileItem[]>;
  /** Uploads a file; gives it at once, while it is still being read. */
  send(name: string, content: Uint8Array, folderId?: string, lang?: Language): Promise<FileItem>;
  /** Waits until a file is Complete or has failed. */
  settled(file: FileItem): Promise<FileItem>;
  /** Asks, and waits for the answer. */
  ask(file: FileItem, question: string): Promise<Question>;
}

export async function openLibrary({ url }: RunningServer, person: Person): Promise<Library> {
  const { AccessToken } = await logIn(connect(url), person);
  const api = connect(url, AccessToken);
  return {
    addFolder: (name, parentFolderId) =>
      api.call(contract.folders.create, { body: { name, ...(parentFolderId && { parentFolderId }) } }),
    addSample: async () => (await api.call(contract.files.sample)).items,
    send: (name, content, folderId = '', lang = 'en') =>
      upload(api, { name, content, fields: { folderId, lang } }),
    settled: (file) => waitForFile(api, file._id),
    ask: (file, question) => askAndWait(api, file._id, question),
  };
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
