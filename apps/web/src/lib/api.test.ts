import { contract } from '@recto/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { urlOf, call, parseResponse } from '#lib/api.ts';
import { ApiError, ContractError, NetworkError } from '#lib/api-error.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signIn } from '#testing/signed-in.ts';

beforeEach(signIn);

describe('addresses', () => {
  test('hold parameters and query, and leave out what is absent', () => {
    expect(urlOf(contract.files.get, { id: 'a/b c' })).toBe('/api/v2/files/a%2Fb%20c');
    expect(urlOf(contract.folders.items, {}, { folderId: 'x', page: 2, userId: undefined })).toBe(
      '/api/v2/folders/items?folderId=x&page=2',
    );
  });
});

describe('answers', () => {
  test('are read by the schema of their call', () => {
    const json = { ok: true, message: 'Taken', result: makeFile({ name: 'a.pdf' }), status: 201 };
    expect(parseResponse(contract.files.upload, 201, json)).toMatchObject({
      result: { name: 'a.pdf' },
      message: 'Taken',
    });
  });

  test('that the contract does not know are refused', () => {
    const json = { ok: true, message: 'OK', result: { name: 'a.pdf' }, status: 200 };
    expect(() => parseResponse(contract.files.get, 200, json)).toThrow(ContractError);
  });

  test('of failures carry sentence, code and fields', () => {
    const result = { code: 'auth.throttled', fields: { email: 'Email is invalid' } };
    const json = { ok: false, message: 'Wait a minute.', result, status: 429 };
    const refused = expect(() => parseResponse(contract.files.get, 429, json));
    refused.toThrow(ApiError);
    refused.toThrow(
      expect.objectContaining({
        message: 'Wait a minute.',
        code: 'auth.throttled',
        fields: { email: 'Email is invalid' },
      }),
    );
  });

  test('that are no JSON still say the status', () => {
    expect(() => parseResponse(contract.files.get, 504, null)).toThrow(
      'The server answered with status 504.',
    );
  });
});

describe('a signed-in call', () => {
  const tokens = { AuthenticationResult: { AccessToken: 'token-2', IdToken: 'i', RefreshToken: 'r' } };

  test('refreshes the session once and repeats itself with the new token', async () => {
    const seen: string[] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const token = new Headers(init.headers).get('authorization') ?? 'none';
      seen.push(`${url} ${token}`);
      if (url.endsWith('/auth/refresh-token')) return jsonAnswer(200, tokens);
      return token === 'Bearer token-2'
        ? jsonAnswer(200, makeFile())
        : jsonAnswer(401, { code: 'auth.required' }, 'Log in first.');
    });
    await call(contract.files.get, { params: { id: 'f' } });
    expect(seen).toEqual([
      '/api/v2/files/f Bearer token-1',
      '/api/v2/auth/refresh-token none',
      '/api/v2/files/f Bearer token-2',
    ]);
  });

  test('fails with 401 when the refresh is refused', async () => {
    const fetch = vi.fn(async () => jsonAnswer(401, { code: 'auth.required' }, 'Log in first.'));
    vi.stubGlobal('fetch', fetch);
    await expect(call(contract.files.get, { params: { id: 'f' } })).rejects.toMatchObject({ status: 401 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test('tells a server out of reach from one that refuses', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(contract.files.get, { params: { id: 'f' } })).rejects.toBeInstanceOf(NetworkError);
  });
});

test('a public call carries no token', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => jsonAnswer(200, null));
  vi.stubGlobal('fetch', fetch);
  await call(contract.accounts.verifyEmail, { body: { email: 'a@b.co', code: '123456' } });
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('authorization')).toBe(false);
});
