import { contract } from '@recto/contract';
import type { FileItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import type { ApiClient, CallInput } from '#api/api-client.ts';
import { waitFor } from '#api/wait-for.ts';

export interface Upload {
  readonly name: string;
  readonly content: Blob | Uint8Array;
  readonly fields?: CallInput<typeof contract.files.upload>['body'];
}

/** Uploads a file; gives it at once, while it is still to be read. */
export function upload(api: ApiClient, { name, content, fields }: Upload): Promise<FileItem> {
  return api.call(contract.files.upload, { body: { ...fields }, file: { name, content } });
}

/** Waits until the processing of a file has ended, well or not. */
export function waitForFile(api: ApiClient, id: string, timeoutMs?: number): Promise<FileItem> {
  const look = async () => {
    const file = await api.call(contract.files.get, { params: { id } });
    return file.status === 'complete' || file.status === 'failed' ? file : undefined;
  };
  return waitFor(`the end of reading ${id}`, look, timeoutMs);
}

export async function uploadAndWait(api: ApiClient, wanted: Upload): Promise<FileItem> {
  return waitForFile(api, (await upload(api, wanted))._id);
}

/** Asks; gives the question at once, while it is still to be answered. */
export async function ask(api: ApiClient, fileId: string, question: string): Promise<Question> {
  const { questions } = await api.call(contract.questions.ask, { body: { fileId, question } });
  return first(questions);
}

export function waitForAnswer(api: ApiClient, id: string, timeoutMs?: number): Promise<Question> {
  const look = async () => {
    const { questions } = await api.call(contract.history.get, { params: { id } });
    const question = first(questions);
    return question.completed ? question : undefined;
  };
  return waitFor(`the answer to ${id}`, look, timeoutMs);
}

export async function askAndWait(api: ApiClient, fileId: string, question: string): Promise<Question> {
  return waitForAnswer(api, (await ask(api, fileId, question))._id);
}

function first(questions: readonly Question[]): Question {
  if (!questions[0]) throw new Error('the question is gone');
  return questions[0];
}
