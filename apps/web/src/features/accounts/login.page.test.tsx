import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refreshSession } from '#lib/refresh.ts';
import { SIGNED_OUT, useSession } from '#lib/session.ts';
import { endExpiredSession } from '#lib/session-end.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signIn } from '#testing/signed-in.ts';
import { Component } from './login.page.tsx';

const success = {
  UserAttributes: [{ Name: 'sub', Value: 'user-1' }],
  AuthenticationResult: { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r' },
  firstLogin: false,
  next: 'app',
};

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');
const submit = () => screen.getByRole('button', { name: /^(Folio|Please wait)$/ });
const type = (input: HTMLInputElement, value: string) => fireEvent.change(input, { target: { value } });

/** Answers the login as told, and every other call as a running server does. */
function serve(login: () => Response | Promise<Response>, configuration: object = {}) {
  const settings = { productName: 'Folio', signup: 'open', ...configuration };
  const fetch = vi.fn(async (url: string, _init?: RequestInit) =>
    url.endsWith('/config') ? jsonAnswer(200, settings) : login(),
  );
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.filter(([url]) => url.endsWith('/auth/login'));
}

async function open(
  at = '/login',
  login: () => Response | Promise<Response> = () => jsonAnswer(200, success),
) {
  const attempts = serve(login);
  const page = await renderPage(at, Component);
  await screen.findByRole('button', { name: 'Folio' });
  return { ...page, attempts };
}

async function logIn() {
  type(email(), 'ada@northwind.example');
  type(password(), 'long enough');
  await act(async () => fireEvent.click(submit()));
}

beforeEach(() => useSession.setState({ ...SIGNED_OUT }, true));

describe('the login form', () => {
  test.each([
    ['', '', 'Email is required', 'Password is required'],
    ['ada', 'short', 'Email is invalid', 'Password must be at least 8 characters'],
    ['ada@x', '12345678', 'Email is invalid', null],
    ['a@b.co', '1234567', null, 'Password must be at least 8 characters'],
  ])('with %j and %j says %j and %j and sends nothing', async (url, secret, emailSays, passwordSays) => {
    const { attempts } = await open();
    type(email(), url);
    type(password(), secret);
    fireEvent.click(submit());
    const first = emailSays ? email() : password();
    await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'));
    for (const [message, input] of [[emailSays, email()] as const, [passwordSays, password()] as const]) {
      if (message === null) expect(input.hasAttribute('aria-invalid')).toBe(false);
      else expect(screen.getByText(message).id).toBe(input.getAttribute('aria-describedby'));
    }
    expect(document.activeElement).toBe(first);
    expect(attempts()).toEqual([]);
  });

  test("clears a field's message when that field is edited, and only then", async () => {
    await open();
    fireEvent.click(submit());
    await screen.findByText('Email is required');
    type(email(), 'a');
    expect(screen.queryByText('Email is required')).toBeNull();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  test('shows and hides the password', async () => {
    await open();
    expect(password().type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password().type).toBe('text');
  });

  test('clears the whole local storage before the attempt, waits visibly, and goes where the visitor wanted', async () => {
    let answer: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    const { attempts, router } = await open('/login?next=%2Ffiles', () => pending);
    localStorage.setItem('leftover', '1');
    await logIn();
    await waitFor(() => expect(submit().textContent).toBe('Please wait'));
    expect(submit().hasAttribute('disabled')).toBe(true);
    expect(localStorage.getItem('leftover')).toBeNull();
    await waitFor(() => expect(attempts()).toHaveLength(1));
    expect(JSON.parse(String(attempts()[0]?.[1]?.body))).toEqual({
      email: 'ada@northwind.example',
      password: 'long enough',
      rememberMe: true,
    });
    const navigate = vi.spyOn(router, 'navigate');
    await act(async () => answer(jsonAnswer(200, success)));
    await waitFor(() => expect(useSession.getState().user?.token).toBe('a'));
    // The guard of the route leads on; here only the page is rendered.
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    expect(router.state.location.search).toBe('?next=%2Ffiles');
  });

  test("shows the server's message in the red area and in a toast, and keeps what was typed", async () => {
    await open('/login', () => jsonAnswer(401, { code: 'auth.refused' }, 'E-mail or password is wrong.'));
    await logIn();
    await waitFor(() => expect(screen.getAllByText('E-mail or password is wrong.')).toHaveLength(2));
    expect(screen.getByRole('alert').textContent).toBe('E-mail or password is wrong.');
    expect(email().value).toBe('ada@northwind.example');
    expect(useSession.getState()).toMatchObject({ loading: false, user: null });
  });

  test('sends an unverified account to its e-mail verification', async () => {
    const { place } = await open('/login', () =>
      jsonAnswer(403, { code: 'auth.unverified' }, 'A code was mailed.'),
    );
    await logIn();
    await waitFor(() => expect(place()).toBe('/verify-email'));
    expect(useSession.getState().email).toBe('ada@northwind.example');
  });

  test('says that the server is away', async () => {
    await open('/login', () => Promise.reject(new TypeError('Failed to fetch')));
    await logIn();
    const said = await screen.findAllByText('Something went wrong, we get back to you soon!');
    expect(said.length).toBeGreaterThan(0);
  });
});

describe('the messages above the form', () => {
  test('welcome a verified account in green', async () => {
    useSession.setState({ goToLoginMessage: 'Account created successfully. Please log in.' });
    await open();
    expect(screen.getByRole('status').textContent).toBe('Account created successfully. Please log in.');
  });

  test('forget an earlier error and the loading flag when the screen opens', async () => {
    useSession.setState({ error: 'Old trouble', loading: true });
    await open();
    expect(screen.queryByText('Old trouble')).toBeNull();
    expect(submit().textContent).toBe('Folio');
  });
});

describe('the next step', () => {
  const mfaOn = { ...success, UserAttributes: [{ Name: 'custom:mfaEnabled', Value: '1' }] };

  test('is the second factor when it is on, and the wanted place is kept', async () => {
    const { place } = await open('/login?next=%2Ffiles', () => jsonAnswer(200, { ...mfaOn, next: 'mfa' }));
    await logIn();
    await waitFor(() => expect(place()).toBe('/mfa?next=%2Ffiles'));
    expect(useSession.getState().mfaVerified).toBe(false);
  });

  test('is another password when this one is temporary', async () => {
    const { place } = await open('/login', () => jsonAnswer(200, { ...success, next: 'change-password' }));
    await logIn();
    await waitFor(() => expect(place()).toBe('/change-password'));
  });
});

describe('single sign-on', () => {
  const comeBack = async (fragment: string, answer: () => Response) => {
    window.history.replaceState(null, '', `/login${fragment}`);
    const fetched = serve(answer, { sso: true });
    const page = await renderPage('/login?next=%2Ffiles', Component);
    return { ...page, fetched };
  };

  test('is offered where it is set up, and leads back to the wanted place', async () => {
    await comeBack('', () => jsonAnswer(404, { code: 'none' }));
    const link = await screen.findByRole('link', { name: 'Continue with single sign-on' });
    expect(link.getAttribute('href')).toBe('/api/v2/auth/sso/start?next=%2Ffiles');
  });

  test('exchanges the code of the address for a session, once, and takes it out of the address', async () => {
    const exchange = vi.fn(() => jsonAnswer(200, success));
    const { router } = await comeBack('#sso=one-time_code', exchange);
    await waitFor(() => expect(useSession.getState().user?.token).toBe('a'));
    // The guard of the route leads on; here only the page is rendered.
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    expect(exchange).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('');
  });

  test.each([
    ['denied', 'The sign-in was broken off at the provider.'],
    ['call-0900-12345', 'The answer of the sign-in provider could not be trusted. Please try again.'],
  ])('says in words of ours why it came to nothing: %s', async (code, sentence) => {
    await comeBack(`#sso-error=${code}`, () => jsonAnswer(404, { code: 'none' }));
    expect((await screen.findByRole('alert')).textContent).toBe(sentence);
    expect(window.location.hash).toBe('');
  });
});

describe('whoever comes here because the session has ended', () => {
  const LOG_IN = 'Please log in again.';

  test.each([
    ['password_changed', 'because the password was changed. Please log in with the new one.'],
    ['password_reset', 'because the password was reset by e-mail. Please log in with the new one.'],
    [
      'temporary_password',
      'because your administrator gave you a temporary password. Please log in with it.',
    ],
    ['second_factor_changed', `because multi-factor authentication was changed. ${LOG_IN}`],
    ['signed_out', `from another device. ${LOG_IN}`],
    ['account_deleted', 'because the account was deleted.'],
    ['account_disabled', 'because your administrator has switched this account off. Please ask them.'],
    ['role_changed', `because your role was changed. ${LOG_IN}`],
    ['signed_out_by_admin', `by your administrator. ${LOG_IN}`],
  ])('is told why: %s', async (reason, words) => {
    sessionStorage.setItem('recto-session-ended', reason);
    await open();
    expect(screen.getByText(`You were signed out ${words}`)).toBeTruthy();
  });

  test.each([
    [
      'token_reused',
      'You were signed out for your safety: an outdated copy of this session was used. Please log in, and change your password if that was not you.',
    ],
    ['expired', `Your session has expired. ${LOG_IN}`],
    ['unknown', `Your session has ended. ${LOG_IN}`],
    ['a_reason_of_a_newer_release', `Your session has ended. ${LOG_IN}`],
    ['constructor', `Your session has ended. ${LOG_IN}`],
  ])('is told what is known of it: %s', async (reason, sentence) => {
    sessionStorage.setItem('recto-session-ended', reason);
    await open();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('is told once, as the refused refresh has said it', async () => {
    const why =
      'You were signed out because the password was reset by e-mail. Please log in with the new one.';
    signIn();
    const refusal = { code: 'auth.session_ended', reason: 'password_reset' };
    vi.stubGlobal('fetch', async () => jsonAnswer(401, refusal));
    expect(await refreshSession('token-1')).toBe(false);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    endExpiredSession();
    vi.useRealTimers();
    useSession.setState({ ...SIGNED_OUT }, true);
    const { router } = await open();
    expect(screen.getByText(why)).toBeTruthy();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate('/login'));
    expect(screen.queryByText(why)).toBeNull();
  });
});
