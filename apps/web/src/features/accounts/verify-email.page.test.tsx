import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGNED_OUT, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { Component } from './verify-email.page.tsx';

function serve(answer: () => Response) {
  const fetch = vi.fn(async (url: string, _init?: RequestInit) =>
    url.endsWith('/config') ? jsonAnswer(200, { productName: 'Recto', signup: 'open' }) : answer(),
  );
  vi.stubGlobal('fetch', fetch);
  return (path: string) => fetch.mock.calls.filter(([url]) => url.endsWith(path));
}

async function open(answer: () => Response = () => jsonAnswer(200, null, 'A new code is on its way.')) {
  const calls = serve(answer);
  return { ...(await renderPage('/verify-email', Component)), calls };
}

const code = () => screen.getByLabelText<HTMLInputElement>('One Time Password');
const button = () => screen.getByRole('button', { name: 'Verify Otp' });
const type = (value: string) => fireEvent.change(code(), { target: { value } });

beforeEach(() => useSession.setState({ ...SIGNED_OUT, email: 'ada@northwind.example' }, true));
afterEach(() => {
  vi.useRealTimers();
});

describe('verifying an e-mail address', () => {
  test('is titled as specified and names the address', async () => {
    await open();
    const title = 'Check your email for One Time Password (OTP)';
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('ada@northwind.example')).toBeTruthy();
  });

  test('takes digits only, and four to six of them', async () => {
    const { calls } = await open(() =>
      jsonAnswer(422, { code: 'auth.code_wrong' }, 'This code is not right.'),
    );
    type('12a');
    expect(code().value).toBe('');
    type('123');
    await act(async () => fireEvent.click(button()));
    const message = await screen.findByText('Otp must be at least 4 characters.');
    expect(code().getAttribute('aria-describedby')).toBe(message.id);
    expect(document.activeElement).toBe(code());
    expect(calls('/auth/verify-email')).toEqual([]);
    type('1234');
    expect(screen.queryByText('Otp must be at least 4 characters.')).toBeNull();
    await act(async () => fireEvent.click(button()));
    expect((await screen.findByRole('alert')).textContent).toBe('This code is not right.');
    expect(calls('/auth/verify-email')).toHaveLength(1);
  });

  test('ends at the login page with the green message', async () => {
    const { calls, place } = await open();
    type('123456');
    await act(async () => fireEvent.click(button()));
    await waitFor(() => expect(place()).toBe('/login'));
    const sent = JSON.parse(String(calls('/auth/verify-email')[0]?.[1]?.body));
    expect(sent).toEqual({ email: 'ada@northwind.example', code: '123456' });
    expect(useSession.getState().goToLoginMessage).toBe('Account created successfully. Please log in.');
  });

  test('says in the form alone why a code was refused, and clears it for the next one', async () => {
    await open(() => jsonAnswer(422, { code: 'auth.code_wrong' }, 'This code is not right.'));
    type('123456');
    await act(async () => fireEvent.click(button()));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This code is not right.'));
    expect(screen.getAllByText('This code is not right.')).toHaveLength(1);
    expect(code().value).toBe('');
  });

  test('offers a new code after thirty seconds, and again thirty seconds later', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = await open();
    expect(screen.getByText('You can ask for a new code in 0:30')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    fireEvent.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByText('A new code is on its way.');
    expect(calls('/auth/resend-code')).toHaveLength(1);
    expect(screen.getByText(/You can ask for a new code in 0:(30|29)/)).toBeTruthy();
  });

  test('asks for the address when none is known', async () => {
    useSession.setState({ email: '' });
    await open();
    type('123456');
    expect(button().hasAttribute('disabled')).toBe(true);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'a@b.co' } });
    expect(button().hasAttribute('disabled')).toBe(false);
  });
});
