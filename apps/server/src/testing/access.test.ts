import { contract, API_BASE } from '@recto/contract';
import type { Endpoint, TokenScope } from '@recto/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, openTestApp, type Person } from '#testing/test-app.ts';

/**
 * Walks the whole contract with every kind of stranger. A new endpoint is covered the moment it is in the table: one
 * that takes an id needs somebody else's id here, or the test says so.
 */
const endpoints: [name: string, endpoint: Endpoint][] = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]): [string, Endpoint] => [
    `${group}.${name}`,
    endpoint,
  ]),
);
const closed = endpoints.filter(([, { access }]) => access !== 'public');

let testApp: TestApp;
let owner: Person;
let stranger: Person;
/** Personal access tokens of a third person, each with one scope. */
let tokens: Map<TokenScope, string>;
let foreign: Awaited<ReturnType<typeof makeAll>>;

async function makeAll(person: Person) {
  const things = await testApp.makeThings(person);
  const exported = await testApp.makeExport(person, things.batchId);
  const translated = await testApp.makeTranslation(person, things.fileId);
  return { ...things, ...exported, ...translated, ...(await testApp.makeComparison(person, things.fileId)) };
}

beforeAll(async () => {
  testApp = await openTestApp();
  [owner, stranger] = [await testApp.signUp(), await testApp.signUp()];
  foreign = await makeAll(owner);
  const caller = await testApp.signUp();
  tokens = new Map();
  for (const scope of ['read', 'ask', 'write'] as const)
    tokens.set(scope, await testApp.makeToken(caller, [scope]));
});
afterAll(() => testApp.close());

interface Target {
  readonly id?: string;
  readonly userId?: string;
  readonly body?: unknown;
  readonly query?: string;
}

const send = (endpoint: Endpoint, token: string | null, given: Target = {}) =>
  testApp.inject({
    method: endpoint.method,
    // Where a path repeats the caller's id, leaving it empty is no way out: it is given as it must be.
    url:
      API_BASE +
      endpoint.path
        .replace(':userId', given.userId ?? ':id')
        .replace(/:page|:changeId/, '1')
        .replace(':index', '0')
        .replace(/:\w+/g, given.id ?? 'unknown') +
      (given.query ?? ''),
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(endpoint.method === 'GET' ? {} : { payload: given.body ?? {} }),
  });

describe.each(closed)('%s', (_name, endpoint) => {
  test.each([null, 'rubbish', '', `${'x'.repeat(5_000)}`])(
    'refuses a request without a live token (%#)',
    async (token) => {
      const response = await send(endpoint, token);
      expect(response.statusCode).toBe(401);
      expect(response.json()).toMatchObject({
        ok: false,
        result: { code: 'auth.not_signed_in' },
        status: 401,
      });
    },
  );

  test('looks for the token in the header alone, so that no other page can act for its visitor', async () => {
    const response = await testApp.inject({
      method: endpoint.method,
      url: `${API_BASE}${endpoint.path}?access_token=${stranger.AccessToken}`,
      headers: {
        cookie: `token=${stranger.AccessToken}; AccessToken=${stranger.AccessToken}`,
        origin: 'https://evil.example',
      },
      ...(endpoint.method === 'GET' ? {} : { payload: { accessToken: stranger.AccessToken } }),
    });
    expect(response.statusCode).toBe(401);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('refuses a session that waits for its second factor, unless it is meant for one', async () => {
    const response = await send(endpoint, await testApp.startSession(stranger, 'mfa_pending'));
    if (endpoint.access === 'any-session' || endpoint.access === 'pending')
      return expect(response.statusCode).not.toBe(401);
    expect([response.statusCode, response.json().result.code]).toEqual([403, 'auth.mfa_required']);
  });

  test('refuses a session with a temporary password, unless it is meant for one', async () => {
    const response = await send(endpoint, await testApp.startSession(stranger, 'password_change'));
    if (endpoint.access === 'any-session' || endpoint.access === 'password-change') {
      return expect(response.statusCode).not.toBe(401);
    }
    const allowed = endpoint.access === 'pending' ? 'auth.not_pending' : 'auth.password_change_required';
    expect([response.statusCode, response.json().result.code]).toEqual([403, allowed]);
  });

  test('takes a personal access token of its scope, and no other', async () => {
    for (const [scope, token] of tokens) {
      const response = await send(endpoint, token);
      const { code } = response.json().result ?? {};
      if (scope === endpoint.tokenScope)
        expect([response.statusCode, code]).not.toContain('auth.token_scope');
      else expect([response.statusCode, code]).toEqual([403, 'auth.token_scope']);
    }
  });
});

test('every call says whether personal access tokens may make it, and none of accounts may', () => {
  const opened = closed.filter(([, { tokenScope }]) => tokenScope !== null);
  expect(opened.length).toBeGreaterThan(50);
  const never =
    /^\/(auth|tokens|subscription|admin|createUser|updateUser|deleteUser|getAllUsers|signOutUser)/;
  expect(opened.filter(([, { path, access }]) => access !== 'signed-in' || never.test(path))).toEqual([]);
  const changing = opened.filter(([, { method, tokenScope }]) => method !== 'GET' && tokenScope === 'read');
  expect(changing.map(([name]) => name)).toEqual([
    'files.findByHash',
    'files.perFolder',
    'files.originalUrl',
    'files.selectedUrl',
    'documents.extractedUrl',
    'history.questionCounts',
    'history.deletionPreview',
    'exports.batch',
    'exports.conversation',
    'exports.keyTerms',
    'exports.comparison',
    'exports.cancel',
    'translationExports.start',
  ]);
});

/** For each call that names a thing by its id: the thing of another account that it is tried with. */
const FOREIGN_TARGETS: Record<string, (things: typeof foreign, caller: Person) => Target> = {
  'folders.create': ({ folderId }) => ({ body: { name: 'Mine', parentFolderId: folderId } }),
  'folders.root': ({ folderId }) => ({ query: `?rootId=${folderId}` }),
  'folders.items': ({ folderId }) => ({ query: `?folderId=${folderId}` }),
  'folders.meta': ({ folderId }) => ({ id: folderId }),
  'folders.rename': ({ folderId }) => ({ id: folderId, body: { name: 'Mine' } }),
  'folders.move': ({ folderId }) => ({ id: folderId, body: { parentFolderId: null } }),
  'folders.settings': ({ folderId }) => ({ id: folderId, body: { neverSendOutside: true } }),
  'folders.delete': ({ folderId }, { accountId }) => ({ id: folderId, userId: accountId }),
  'files.rename': ({ fileId }) => ({ id: fileId, body: { name: 'mine' } }),
  'files.move': ({ fileId }) => ({ body: { fileId, folderId: null } }),
  'files.delete': ({ fileId }) => ({ id: fileId }),
  'files.deleteDocument': ({ fileId }) => ({ id: fileId }),
  'files.get': ({ fileId }) => ({ id: fileId }),
  'files.getDocument': ({ fileId }) => ({ id: fileId }),
  'files.inFolder': ({ folderId }) => ({ id: folderId }),
  'files.perFolder': ({ folderId }) => ({ body: { folderId } }),
  'files.retry': ({ fileId }) => ({ id: fileId }),
  'files.originalUrl': ({ fileId }) => ({ body: { fileId } }),
  'files.selectedUrl': ({ fileId, folderId }) => ({ body: { fileIds: [fileId], folderIds: [folderId] } }),
  'documents.detail': ({ fileId }) => ({ id: fileId }),
  'documents.search': ({ fileId }) => ({ id: fileId, query: '?q=words' }),
  'documents.page': ({ fileId }) => ({ id: fileId }),
  'documents.tables': ({ fileId }) => ({ id: fileId }),
  'documents.reprocess': ({ fileId }) => ({ id: fileId, body: { lang: 'de' } }),
  'documents.unlock': ({ fileId }) => ({ id: fileId, body: { password: 'guess' } }),
  'documents.extractedUrl': ({ fileId }) => ({ body: { fileId } }),
  'search.library': ({ folderId }) => ({ query: `?q=words&folderId=${folderId}` }),
  'search.pages': ({ fileId }) => ({ id: fileId, query: '?q=words' }),
  'outline.get': ({ fileId }) => ({ id: fileId }),
  'keyTerms.get': ({ fileId }) => ({ id: fileId }),
  'templates.get': ({ templateId }) => ({ id: templateId }),
  'templates.update': ({ templateId }) => ({ id: templateId, body: { name: 'Mine', questions: ['Whose?'] } }),
  'templates.duplicate': ({ templateId }) => ({ id: templateId }),
  'templates.delete': ({ templateId }) => ({ id: templateId }),
  'batches.start': ({ fileId, templateId }) => ({ body: { fileIds: [fileId], templateId } }),
  'batches.get': ({ batchId }) => ({ id: batchId }),
  'batches.cells': ({ batchId }) => ({ id: batchId }),
  'batches.cancel': ({ batchId }) => ({ id: batchId }),
  'batches.retry': ({ batchId }) => ({ id: batchId }),
  'batches.runAgain': ({ batchId }) => ({ id: batchId }),
  'batches.changes': ({ batchId }) => ({ id: batchId }),
  'batches.ofVersion': ({ fileId }) => ({ id: fileId }),
  'questions.ask': ({ fileId }) => ({ body: { fileId, question: 'Whose is this?' } }),
  'questions.stop': ({ questionId }) => ({ id: questionId }),
  'questions.review': ({ questionId }) => ({ id: questionId, body: { mark: 'check' } }),
  'questions.context': ({ questionId }) => ({ id: questionId }),
  'history.delete': ({ questionId }) => ({ id: questionId }),
  'history.batchItems': ({ batchId }) => ({ query: `?batchId=${batchId}` }),
  'history.allBatchItems': ({ batchId }) => ({ query: `?batchId=${batchId}` }),
  'history.deleteBatch': ({ batchId }) => ({ id: batchId }),
  'history.onComparison': ({ comparisonId }) => ({ id: comparisonId }),
  'history.get': ({ questionId }) => ({ id: questionId }),
  'comparisons.start': ({ fileId, otherFileId }) => ({ body: { fileIds: [fileId, otherFileId] } }),
  'comparisons.startDocument': ({ fileId, otherFileId }) => ({ body: { fileIds: [fileId, otherFileId] } }),
  'comparisons.get': ({ comparisonId }) => ({ id: comparisonId }),
  'comparisons.rows': ({ comparisonId }) => ({ id: comparisonId }),
  'comparisons.changes': ({ comparisonId }) => ({ id: comparisonId }),
  'comparisons.search': ({ comparisonId }) => ({ id: comparisonId, query: '?q=fee' }),
  'comparisons.pages': ({ comparisonId }) => ({ id: comparisonId }),
  'comparisons.marks': ({ comparisonId }) => ({ id: comparisonId, query: '?side=left&page=1' }),
  'comparisons.review': ({ comparisonId }) => ({ id: comparisonId, body: { mark: 'check' } }),
  'comparisons.update': ({ comparisonId }) => ({ id: comparisonId, body: { swap: true } }),
  'comparisons.cancel': ({ comparisonId }) => ({ id: comparisonId }),
  'comparisons.delete': ({ comparisonId }) => ({ id: comparisonId }),
  'terminologies.terms': ({ terminologyId }) => ({ id: terminologyId }),
  'terminologies.update': ({ terminologyId }) => ({ id: terminologyId, body: { name: 'Other', terms: [] } }),
  'terminologies.delete': ({ terminologyId }) => ({ id: terminologyId }),
  'translations.start': ({ fileId }) => ({ body: { fileId, source: 'en', target: 'de' } }),
  'translations.get': ({ translationId }) => ({ id: translationId }),
  'translations.segments': ({ translationId }) => ({ id: translationId }),
  'translations.correct': ({ translationId }) => ({ id: translationId, body: { confirmed: true } }),
  'translations.cancel': ({ translationId }) => ({ id: translationId }),
  'translations.delete': ({ translationId }) => ({ id: translationId }),
  'exports.batch': ({ batchId }) => ({ id: batchId, body: { format: 'csv' } }),
  'exports.conversation': ({ fileId }) => ({ id: fileId, body: { format: 'csv' } }),
  'exports.keyTerms': ({ fileId }) => ({ id: fileId, body: { format: 'csv' } }),
  'exports.comparison': ({ comparisonId }) => ({ body: { comparisonId, format: 'csv' } }),
  'translationExports.start': ({ translationId }) => ({ id: translationId, body: { format: 'txt' } }),
  'exports.get': ({ exportId }) => ({ id: exportId }),
  'exports.cancel': ({ exportId }) => ({ id: exportId }),
  'ownAccount.endSession': ({ sessionId }) => ({ id: sessionId }),
  'tokens.delete': ({ tokenId }) => ({ id: tokenId }),
  'sso.unlink': ({ identityId }) => ({ id: identityId }),
};

/** Calls that name something at the payment provider: somebody else's is 403. */
const AT_PROVIDER: Record<string, (ids: { customerId: string; subscriptionId: string }) => object> = {
  'plans.subscribe': ({ customerId }) => ({ customerId, plan: 'PRICE_ID_75' }),
  'plans.customerInfo': ({ customerId }) => ({ customerId }),
  'plans.cancel': ({ subscriptionId }) => ({ subscriptionId, comment: '' }),
};

/** What the owner can do only once. */
const isDestructive = (endpoint: Endpoint) => endpoint.method === 'DELETE';

/** Calls that take a list, and name as failed or leave out what is not the caller’s. */
const LISTS = new Set(['files.deleteMany', 'history.questionCounts', 'history.deletionPreview']);

/** Calls that name nothing, or show only what is the caller's own. */
const NAMELESS = new Set([
  'accounts.logout',
  'passwords.changePassword',
  'secondFactor.getQrCode',
  'secondFactor.registerMfa',
  'secondFactor.verifyMfa',
  'secondFactor.changeMfaSetup',
  'ownAccount.updateAttributes',
  'ownAccount.settings',
  'ownAccount.changeSettings',
  'ownAccount.sessions',
  'ownAccount.endAllSessions',
  'folders.all',
  'files.upload',
  'files.findByHash',
  'files.byName',
  'files.sample',
  'templates.list',
  'templates.all',
  'templates.create',
  'batches.estimate',
  'history.list',
  'history.conversations',
  'history.totalDocuments',
  'history.totalQuestions',
  'history.totalTranslatedText',
  'ownAccount.exportData',
  'ownAccount.deleteAccount',
  'tokens.create',
  'tokens.list',
  'sso.identities',
  'sso.startLinking',
  'feedback.send',
  'plans.createCustomer',
  'plans.updateInfo',
  'plans.usage',
  'plans.statistics',
  'comparisons.simple',
  'comparisons.list',
  'terminologies.create',
  'terminologies.list',
  'translations.list',
  'audit.list',
  'adminSettings.list',
  'adminSettings.test',
  'adminSettings.modelServers',
  'adminSettings.useModel',
  'adminSettings.removeModel',
]);

test('every call that could name a thing of another account is tried', () => {
  const untried = closed
    .map(([name]) => name)
    .filter((name) => !NAMELESS.has(name) && !LISTS.has(name))
    .filter((name) => !(name in FOREIGN_TARGETS) && !(name in AT_PROVIDER));
  expect(untried).toEqual([]);
});

describe('things of another account', () => {
  test.each(Object.keys(FOREIGN_TARGETS))('%s answers 404', async (name) => {
    const endpoint = new Map(endpoints).get(name);
    if (!endpoint) throw new Error(`${name} is not in the contract`);
    const things = isDestructive(endpoint) ? await makeAll(owner) : foreign;
    const tryAs = (person: Person) =>
      send(endpoint, person.AccessToken, FOREIGN_TARGETS[name]?.(things, person) ?? {});
    const response = await tryAs(stranger);
    expect(response.statusCode).toBe(404);
    expect(JSON.stringify(response.json())).not.toContain(owner.email);
    // The owner is let in where the stranger is not, so the 404 is about whose it is.
    expect((await tryAs(owner)).statusCode).not.toBe(404);
  });

  test('at the payment provider are refused, whether or not the caller is known there', async () => {
    const post = async (person: Person, path: string, body: object = {}) =>
      (await testApp.request('POST', `/subscription${path}`, person, body)).json().result;
    const { customer } = await post(owner, '/create-customer');
    const { url } = await post(owner, '', { customerId: customer.id, plan: 'PRICE_ID_10' });
    await testApp.inject({
      method: 'POST',
      url: new URL(url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=complete',
    });
    const [{ id: subscriptionId }] = (await post(owner, '/get-customer-info')).data;
    const ids = { customerId: customer.id, subscriptionId };
    for (const isKnown of [false, true]) {
      if (isKnown) await post(stranger, '/create-customer');
      for (const [name, bodyOf] of Object.entries(AT_PROVIDER)) {
        const endpoint = new Map(endpoints).get(name);
        if (!endpoint) throw new Error(`${name} is not in the contract`);
        const tryAs = (person: Person) => send(endpoint, person.AccessToken, { body: bodyOf(ids) });
        expect((await tryAs(stranger)).statusCode, name).toBe(403);
        expect((await tryAs(owner)).statusCode, name).toBe(200);
      }
    }
  });

  test.each(['file', 'template', 'item'] as const)(
    'a batch with one’s own and a foreign %s is refused',
    async (foreignPart) => {
      const another = await testApp.signUp();
      const own = await testApp.makeThings(another);
      const mixed = { ...own, [`${foreignPart}Id`]: foreign[`${foreignPart}Id`] };
      if (foreignPart === 'item')
        return expect((await testApp.request('GET', `/history/id/${mixed.itemId}`, another)).statusCode).toBe(
          404,
        );
      const body = { fileIds: [own.fileId, mixed.fileId], templateId: mixed.templateId };
      expect((await testApp.request('POST', '/qna/batch', stranger, body)).statusCode).toBe(404);
    },
  );

  test('are named as failed in a list of things to delete, and stay', async () => {
    const ids = [foreign.fileId, 'unknown'];
    const response = await testApp.request('POST', '/document/delete-many', stranger, { ids });
    expect(response.json()).toMatchObject({ ok: true, result: { deleted: [], failed: ids } });
    expect(await testApp.getFile(owner, foreign.fileId)).toMatchObject({ status: 'complete' });
  });

  test('have no number of questions', async () => {
    const fileIds = [foreign.fileId];
    const count = async (person: Person) =>
      (await testApp.request('POST', '/history/question-counts', person, { fileIds })).json().result.items;
    expect(await count(stranger)).toEqual([]);
    expect(await count(owner)).toMatchObject([{ fileId: foreign.fileId }]);
  });

  test('count nothing in what would go with files and folders', async () => {
    const body = { fileIds: [foreign.fileId, foreign.otherFileId], folderIds: [foreign.folderId] };
    const preview = async (person: Person) =>
      (await testApp.request('POST', '/files/deletion-preview', person, body)).json().result;
    expect(await preview(stranger)).toEqual({ files: 0, answers: 0, comparisons: 0, batches: 0, reviews: 0 });
    const { files, answers, comparisons } = await preview(owner);
    expect([files, answers > 0, comparisons > 0]).toEqual([2, true, true]);
  });

  test('cannot be deleted under the name of their owner', async () => {
    const url = `${API_BASE}/folders/${owner.accountId}/${foreign.folderId}`;
    const response = await testApp.inject({ method: 'DELETE', url, headers: testApp.headers(stranger) });
    expect(response.statusCode).toBe(403);
  });

  test('a file cannot be uploaded into a folder of another account', async () => {
    const response = await testApp.upload(stranger, { folderId: foreign.folderId });
    expect(response.statusCode).toBe(404);
  });

  test('a file cannot be a newer version of one of another account', async () => {
    const response = await testApp.upload(stranger, { previousFileId: foreign.fileId });
    expect(response.statusCode).toBe(404);
  });

  test('lists hold only what is the caller’s own', async () => {
    for (const path of [
      '/folders/user',
      '/folders/root',
      '/history/list-meta/userid',
      `/history/list-meta/userid?fileId=${foreign.fileId}`,
      '/history/list-meta/userid?kind=batch',
      `/qna-template/user/${stranger.accountId}`,
      `/qna-template/all/${stranger.accountId}`,
      '/history/conversations',
      '/compare',
      '/files/by-name',
      '/files/by-name?status=complete',
      '/search?q=words',
    ]) {
      const response = await testApp.inject({
        method: 'GET',
        url: API_BASE + path,
        headers: testApp.headers(stranger),
      });
      expect(response.json()).toMatchObject({ ok: true, result: { items: [], total: 0 } });
    }
  });
});

test.each([
  '/folders/user?userId=',
  '/folders/root?userid=',
  '/folders/items?userId=',
  '/history/list-meta/userid?userId=',
  '/history/conversations?userId=',
])('%s of somebody else is refused, the caller’s own accepted', async (path) => {
  const get = async (reference: string) =>
    (
      await testApp.inject({
        method: 'GET',
        url: API_BASE + path + encodeURIComponent(reference),
        headers: testApp.headers(stranger),
      })
    ).statusCode;
  expect([await get(owner.accountId), await get(owner.email)]).toEqual([403, 403]);
  expect([await get(stranger.accountId), await get(stranger.email), await get('')]).toEqual([200, 200, 200]);
});

test('what lies outside the contract gives nothing away', async () => {
  for (const url of [
    '/download/x',
    '/download/x.y',
    '/download/',
    '/api/v2/unknown',
    '/api/v2/files/../../etc/passwd',
  ]) {
    expect((await testApp.inject({ method: 'GET', url })).statusCode).toBe(404);
  }
});
