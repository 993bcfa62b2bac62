import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGNED_OUT, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { SIGNED_IN, signIn } from '#testing/signed-in.ts';
import { Component as ChangePassword } from './change-password.page.tsx';
import { Component as ConfirmForgotPassword } from './confirm-forgot-password.page.tsx';
import { Component as ForgotPassword } from './forgot-password.page.tsx';

/** Opens a page before a server that answers the page's own call as told. */
async function open(path: string, page: ComponentType, answer: () => Response = () => jsonAnswer(200, null)) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.endsWith('/config')) return jsonAnswer(200, { productName: 'Recto', signup: 'open' });
    sent.push({ path: url.replace('/api/v2', ''), body: JSON.parse(String(init?.body)) });
    return answer();
  });
  return { ...(await renderPage(path, page)), sent };
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const expectFault = async (label: string, message: string) => {
  await waitFor(() => expect(input(label).getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText(message).id).toBe(input(label).getAttribute('aria-describedby'));
};
const EMAIL = 'ada@northwind.example';

describe('a forgotten password', () => {
  beforeEach(() => useSession.setState({ ...SIGNED_OUT, email: EMAIL }, true));

  test('needs an address', async () => {
    const { sent } = await open('/forgot-password', ForgotPassword);
    type('Email', 'a');
    await press('Forgot Password');
    await expectFault('Email', 'Email must be at least 2 characters.');
    type('Email', 'ada@');
    await press('Forgot Password');
    await expectFault('Email', 'Email is invalid');
    expect(sent).toEqual([]);
  });

  test('leads to the page of the code, which knows the address', async () => {
    const { sent, place } = await open('/forgot-password?next=%2Ffiles', ForgotPassword);
    await press('Forgot Password');
    await waitFor(() => expect(place()).toBe('/confirm-forgot-password?next=%2Ffiles'));
    await screen.findByText('Password Code sent to your email');
    expect(sent).toEqual([{ path: '/auth/forgot-password', body: { email: EMAIL } }]);
  });

  test("keeps the server's message in the form and shows it in a toast", async () => {
    await open('/forgot-password', ForgotPassword, () =>
      jsonAnswer(429, { code: 'request.too_many' }, 'Wait.'),
    );
    await press('Forgot Password');
    await waitFor(() => expect(screen.getAllByText('Wait.')).toHaveLength(2));
    expect(screen.getByRole('alert').textContent).toBe('Wait.');
  });
});

describe('the page of the code', () => {
  beforeEach(() => useSession.setState({ ...SIGNED_OUT, email: EMAIL }, true));
  const fill = () => {
    type('New password', 'a new password');
    type('Confirmation code', '123456');
  };

  test('waits for six digits, and says what is wrong with the rest', async () => {
    const { sent } = await open('/confirm-forgot-password', ConfirmForgotPassword);
    expect(input('Email').value).toBe(EMAIL);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change Password' });
    type('Confirmation code', '12345');
    expect(button.disabled).toBe(true);
    type('Confirmation code', '123456');
    expect(button.disabled).toBe(false);
    type('New password', 'seven77');
    await press('Change Password');
    await expectFault('New password', 'Password must be at least 8 characters.');
    expect(document.activeElement).toBe(input('New password'));
    expect(sent).toEqual([]);
  });

  test('ends at the login page with a toast and the green message, signed out of everything', async () => {
    useSession.setState({ ...SIGNED_IN }, true);
    const { sent, place } = await open('/confirm-forgot-password', ConfirmForgotPassword);
    fill();
    await press('Change Password');
    await waitFor(() => expect(place()).toBe('/login'));
    await screen.findByText('Password Changed Successfully');
    expect(sent.map(({ body }) => body)).toEqual([
      { email: EMAIL, password: 'a new password', confirmationCode: '123456' },
    ]);
    expect(useSession.getState()).toEqual({
      ...SIGNED_OUT,
      email: EMAIL,
      goToLoginMessage: 'Password Recovered Successfully, Please Login',
    });
  });

  test('names a failure in the words of the specification, with the reason of the server', async () => {
    await open('/confirm-forgot-password', ConfirmForgotPassword, () =>
      jsonAnswer(400, { code: 'auth.code_invalid' }, 'This code is wrong.'),
    );
    fill();
    await press('Change Password');
    await screen.findByText('Error Changing Password');
    expect(screen.getAllByText('This code is wrong.')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toBe('This code is wrong.');
    expect(input('Confirmation code').value).toBe('');
    expect(input('New password').value).toBe('a new password');
  });

  test('tells a password that is guessed first once, at its field', async () => {
    const message = 'This password is among the first that are tried. Please choose another one.';
    await open('/confirm-forgot-password', ConfirmForgotPassword, () =>
      jsonAnswer(400, { code: 'auth.password_common', fields: { password: message } }, message),
    );
    fill();
    await press('Change Password');
    expect((await screen.findByText(message)).id).toBe(
      input('New password').getAttribute('aria-describedby')?.split(' ').at(-1),
    );
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(await screen.findByText('Error Changing Password')).toBeTruthy();
  });
});

describe('changing the password', () => {
  beforeEach(signIn);
  const fill = () => {
    type('Current password', 'the old password');
    type('New password', 'the new password');
  };

  test('needs both passwords, of eight characters each', async () => {
    const { sent } = await open('/change-password', ChangePassword);
    type('New password', 'seven77');
    await press('Change Password');
    expect(await screen.findAllByText('Password must be at least 8 characters.')).toHaveLength(2);
    expect(document.activeElement).toBe(input('Current password'));
    expect(sent).toEqual([]);
  });

  test('shows both passwords together', async () => {
    await open('/change-password', ChangePassword);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show password' }));
    expect([input('Current password').type, input('New password').type]).toEqual(['text', 'text']);
  });

  test('ends at the login page with a message and without the session', async () => {
    const { client, sent, place } = await open('/change-password', ChangePassword);
    client.setQueryData(['files'], ['secret']);
    fill();
    await press('Change Password');
    await waitFor(() => expect(place()).toBe('/login'));
    expect(sent).toEqual([
      {
        path: '/auth/change-password',
        body: { email: EMAIL, previousPassword: 'the old password', proposedPassword: 'the new password' },
      },
    ]);
    expect(useSession.getState()).toMatchObject({
      user: null,
      goToLoginMessage: 'Password Changed Successfully, Please Login',
    });
    expect(client.getQueryData(['files'])).toBeUndefined();
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  });

  test('says above the form alone why it was refused', async () => {
    await open('/change-password', ChangePassword, () =>
      jsonAnswer(400, { code: 'auth.password_wrong' }, 'This is not your password.'),
    );
    fill();
    await press('Change Password');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This is not your password.'));
    expect(screen.getAllByText('This is not your password.')).toHaveLength(1);
  });

  test('points a visitor to the two ways on', async () => {
    useSession.setState({ ...SIGNED_OUT }, true);
    await open('/change-password', ChangePassword);
    expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
