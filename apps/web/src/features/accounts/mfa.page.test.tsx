import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextStepOf, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signedInWith } from '#testing/signed-in.ts';
import { Component } from './mfa.page.tsx';

const tokens = { AccessToken: 'token-2', IdToken: 'id-2', RefreshToken: 'refresh-2' };
const success = () => jsonAnswer(200, { Status: 'SUCCESS', AuthenticationResult: tokens });

async function open(answer: () => Response = success) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/config')) return jsonAnswer(200, { productName: 'Folio', signup: 'open' });
    sent.push([url, new Headers(init?.headers).get('authorization'), JSON.parse(String(init?.body))]);
    return answer();
  });
  return { ...(await renderPage('/mfa?next=%2Ffiles', Component)), sent };
}

const digits = () => screen.getByLabelText<HTMLInputElement>('Six digits');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify MFA' });
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });
const submit = () => act(async () => fireEvent.submit(button()));

beforeEach(() => useSession.setState(signedInWith({ 'custom:mfaEnabled': '1' }), true));

test('is titled as specified and waits for six digits', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Give Your Mfa Code');
  expect(document.activeElement).toBe(digits());
  type(digits(), '12345');
  expect(button().disabled).toBe(true);
  type(digits(), '123456');
  expect(button().disabled).toBe(false);
});

test('the right code opens the product with the new tokens', async () => {
  const { sent } = await open();
  type(digits(), '123456');
  await submit();
  await waitFor(() => expect(nextStepOf(useSession.getState())).toBeNull());
  expect(useSession.getState()).toMatchObject({
    mfaVerified: true,
    user: { token: 'token-2', refreshToken: 'refresh-2' },
  });
  expect(sent).toEqual([['/api/v2/auth/sign-in-through-totp', 'Bearer token-1', { userCode: '123456' }]]);
});

test('a refused code is told above the form alone and cleared for the next one', async () => {
  await open(() => jsonAnswer(400, { code: 'mfa.code_invalid' }, 'This code is wrong.'));
  type(digits(), '123456');
  await submit();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This code is wrong.'));
  expect(screen.getAllByText('This code is wrong.')).toHaveLength(1);
  expect(digits().value).toBe('');
  expect(nextStepOf(useSession.getState())).toBe('mfa');
  type(digits(), '1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a recovery code is typed into a plain field, and stays there to be mended', async () => {
  const { sent } = await open(() => jsonAnswer(400, { code: 'mfa.code_invalid' }, 'This code is wrong.'));
  fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByLabelText<HTMLInputElement>('Recovery code');
  expect(document.activeElement).toBe(field);
  type(field, 'abcde');
  expect(button().disabled).toBe(true);
  type(field, ' ABCDE-12345 ');
  await submit();
  await screen.findByRole('alert');
  expect(sent).toEqual([
    ['/api/v2/auth/sign-in-through-totp', 'Bearer token-1', { userCode: 'ABCDE-12345' }],
  ]);
  expect(field.value).toBe(' ABCDE-12345 ');
  fireEvent.click(screen.getByRole('button', { name: 'Use the six digits' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(digits().value).toBe('');
});

test.each(['abcde12345', 'abcde 12345', 'ABCDE – 12345'])(
  'a recovery code copied as %s is sent',
  async (copied) => {
    const { sent } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    type(screen.getByLabelText<HTMLInputElement>('Recovery code'), copied);
    expect(button().disabled).toBe(false);
    await submit();
    expect(sent).toEqual([['/api/v2/auth/sign-in-through-totp', 'Bearer token-1', { userCode: copied }]]);
  },
);
