import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshSession } from '#lib/refresh.ts';
import { SESSION_KEY, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { SIGNED_IN, signIn } from '#testing/signed-in.ts';

const renewed = {
  AuthenticationResult: { AccessToken: 'token-2', IdToken: 'id-2', RefreshToken: 'refresh-2' },
};
const answerWith = (...answers: Response[]) => {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) => answers.shift() as Response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('refreshing a session', () => {
  beforeEach(signIn);

  test('happens once for all calls that ask at the same time', async () => {
    const fetch = answerWith(jsonAnswer(200, renewed));
    expect(await Promise.all([refreshSession('token-1'), refreshSession('token-1')])).toEqual([true, true]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ refreshToken: 'refresh-1' });
    expect(useSession.getState().user).toMatchObject({ token: 'token-2', refreshToken: 'refresh-2' });
  });

  test('asks nothing when the refused token has been replaced meanwhile', async () => {
    const fetch = answerWith();
    expect(await refreshSession('token-0')).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('takes over the tokens of the tab that was first (409)', async () => {
    answerWith(jsonAnswer(409, { code: 'auth.refreshed_elsewhere' }));
    const pending = refreshSession('token-1');
    const user = { ...SIGNED_IN.user, token: 'token-3' };
    setTimeout(() => localStorage.setItem(SESSION_KEY, JSON.stringify({ ...SIGNED_IN, user })), 50);
    expect(await pending).toBe(true);
    expect(useSession.getState().user?.token).toBe('token-3');
  });

  test('is over when the server refuses', async () => {
    answerWith(jsonAnswer(401, { code: 'auth.refresh_refused' }));
    expect(await refreshSession('token-1')).toBe(false);
  });

  test('ends no session because the server is away', async () => {
    answerWith(jsonAnswer(503, { code: 'unavailable' }));
    await expect(refreshSession('token-1')).rejects.toThrow('could not be renewed');
  });
});
