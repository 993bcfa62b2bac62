import { randomUUID } from 'node:crypto';
import { API_BASE, contract } from '@recto/contract';
import type { TokenScope } from '@recto/contract/endpoint';
import { FileItem } from '@recto/contract/library';
import {
  askAndWait,
  logIn,
  makeApiClient,
  makeTemplate,
  newPerson,
  nextIp,
  readCode,
  type SignedInPerson,
  signInNewPerson,
  waitForBatch,
  waitForFile,
} from '@recto/testing/api';
import { tinyPdf } from '@recto/testing/pdf';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import type { Installation } from '#compose/server.ts';
import type { SessionLevel } from '#modules/accounts/index.ts';

/** Two files of a few pages; one of them may have to be read again before. */
const COMPARED_WITHIN_MS = 45_000;

/** Without a provider. */
const TRANSLATED_WITHIN_MS = 20_000;

export type Person = SignedInPerson;

export interface UploadFields {
  readonly folderId?: string;
  readonly name?: string;
  readonly lang?: string;
  readonly bytes?: Buffer;
  readonly previousFileId?: string;
}

/** What tests do to a server as clients do, and a few things that only the server itself can. */
export function makeTestClient(
  { app, accounts, database }: Pick<Installation, 'app' | 'accounts' | 'database'>,
  dataFolder: string,
) {
  const inject = (options: InjectOptions): Promise<LightMyRequestResponse> => app.inject(options);
  const headers = (person: Person) => ({ authorization: `Bearer ${person.AccessToken}` });
  const api = makeApiClient(async ({ method, path, headers: sent, body }) => {
    const response = await inject({
      method,
      url: path,
      headers: sent,
      ...(body !== undefined && { payload: body }),
    });
    return { status: response.statusCode, json: response.json() };
  });
  const apiOf = (person: Person) => api.withToken(person.AccessToken);

  const request = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    person: Person | null,
    payload?: object,
  ) => {
    const forwarded = { 'x-forwarded-for': nextIp() };
    return inject({
      method,
      url: API_BASE + path,
      headers: person ? { ...headers(person), ...forwarded } : forwarded,
      ...(payload ? { payload } : {}),
    });
  };

  const signUp = ({ email }: { readonly email?: string } = {}): Promise<Person> =>
    signInNewPerson({ api, dataFolder }, newPerson(email));

  /** A personal access token. */
  const makeToken = async (person: Person, scopes: TokenScope[]): Promise<string> =>
    (await apiOf(person).call(contract.tokens.create, { body: { name: 'A program', scopes } })).token;

  /** Lets an account's texts go to outside services. */
  const sendOutside = (person: Person, isOn = true) =>
    request('PUT', '/auth/account/settings', person, { sendOutside: isOn });

  const upload = (
    person: Person,
    {
      name = 'tiny.pdf',
      bytes = tinyPdf([['A tiny document.']], randomUUID()),
      ...fields
    }: UploadFields = {},
  ) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), name);
    return inject({ method: 'POST', url: `${API_BASE}/files`, headers: headers(person), payload: form });
  };

  const getFile = (person: Person, id: string) => apiOf(person).call(contract.files.get, { params: { id } });

  /** Compares two files, the earlier one first, and waits for the end of it, well or not. */
  const compareAndWait = async (person: Person, fileIds: readonly string[]): Promise<string> => {
    const { comparisonId: id } = await apiOf(person).call(contract.comparisons.start, {
      body: { fileIds: [...fileIds] },
    });
    await vi.waitFor(async () => {
      const { status } = await apiOf(person).call(contract.comparisons.get, { params: { id } });
      expect(status).not.toBe('running');
    }, COMPARED_WITHIN_MS);
    return id;
  };

  /** Uploads a file and waits until its processing has ended, well or not. */
  const uploadAndWait = async (person: Person, fields?: UploadFields): Promise<FileItem> => {
    const { _id } = FileItem.parse((await upload(person, fields)).json().result);
    return waitForFile(apiOf(person), _id);
  };

  return {
    inject,
    headers,
    request,
    readCode: (email: string) => readCode(dataFolder, email),
    signUp,
    sendOutside,
    makeToken,
    upload,
    uploadAndWait,
    compareAndWait,
    waitForFile: (person: Person, fileId: string) => waitForFile(apiOf(person), fileId),
    askAndWait: (person: Person, fileId: string, question: string) =>
      askAndWait(apiOf(person), fileId, question),
    getFile,
    apiOf,
    /** A session of any level, as only the server itself can start one; gives its access token. */
    startSession: async (person: Person, level: SessionLevel): Promise<string> =>
      (await database.transaction((trx) => accounts.startSession(trx, person.accountId, level))).accessToken,
    /** Compares a file of a person with another one of theirs. */
    async makeComparison(person: Person, fileId: string) {
      const other = await uploadAndWait(person, {
        bytes: tinyPdf([['The keeper of this page is Ada.']], randomUUID()),
      });
      return { otherFileId: other._id, comparisonId: await compareAndWait(person, [fileId, other._id]) };
    },
    /** Translates a file of a person, as far as that goes without a provider, by a terminology. */
    async makeTranslation(person: Person, fileId: string) {
      const texts = { en: 'owner', de: 'Eigentümer', fr: 'propriétaire' } as const;
      const { _id: terminologyId } = await apiOf(person).call(contract.terminologies.create, {
        body: { name: 'Owners', terms: [{ texts }] },
      });
      const { lang } = await getFile(person, fileId);
      const { _id: id } = await apiOf(person).call(contract.translations.start, {
        body: {
          fileId,
          target: lang === 'de' ? 'fr' : 'de',
          source: lang === 'de' ? 'de' : 'en',
          terminologyId,
        },
      });
      await vi.waitFor(async () => {
        const { status } = await apiOf(person).call(contract.translations.get, { params: { id } });
        expect(status).toBe('complete');
      }, TRANSLATED_WITHIN_MS);
      return { terminologyId, translationId: id };
    },
    /** Writes the answers of a batch into a file. */
    async makeExport(person: Person, batchId: string) {
      const { exportId } = await apiOf(person).call(contract.exports.batch, {
        params: { id: batchId },
        body: { format: 'csv' },
      });
      return { exportId };
    },
    /** One of everything that an account can own but a comparison, for which it takes two files. */
    async makeThings(person: Person) {
      const folder = (await request('POST', '/folders', person, { name: 'Private' })).json().result;
      const file = await uploadAndWait(person, {
        bytes: tinyPdf([['The owner of this page is Ada.']], randomUUID()),
      });
      const question = await askAndWait(apiOf(person), file._id, 'Who is the owner of this page?');
      const template = await makeTemplate(apiOf(person), {
        name: 'Owners',
        questions: ['Who is the owner?'],
      });
      const { batchId } = await apiOf(person).call(contract.batches.start, {
        body: { fileIds: [file._id], templateId: template._id },
      });
      await waitForBatch(apiOf(person), batchId);
      const [item] = (await apiOf(person).call(contract.history.allBatchItems, { query: { batchId } })).items;
      // Linking one takes an OpenID provider; there is none here.
      const identityId = randomUUID();
      await database.root
        .insertInto('sso_identity')
        .values({
          id: identityId,
          account_id: person.accountId,
          issuer: `https://${identityId}.example`,
          subject: identityId,
          linked_at: new Date(),
        })
        .execute();
      const token = await apiOf(person).call(contract.tokens.create, {
        body: { name: 'Import', scopes: ['read'] },
      });
      // Another session of the same person.
      const { AccessToken } = await logIn(api, person);
      const { items } = await api.withToken(AccessToken).call(contract.ownAccount.sessions);
      const sessionId = items.find(({ current }) => current)?._id ?? '';
      return {
        folderId: folder._id as string,
        fileId: file._id,
        questionId: question._id,
        templateId: template._id,
        batchId,
        itemId: item?._id ?? '',
        identityId,
        sessionId,
        tokenId: token._id,
        tokenText: token.token,
      };
    },
  };
}
