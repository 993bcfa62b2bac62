import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attributeOf, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { SIGNED_IN, signedInWith } from '#testing/signed-in.ts';
import { Component } from './profile.page.tsx';

const session = (id: string, changes: object = {}) => ({
  _id: id,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
  current: false,
  remembered: true,
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  address: '10.0.0.1',
  ...changes,
});
const sessions = [session('there'), session('here', { current: true, userAgent: null })];

interface Sent {
  call: string;
  body: unknown;
}
type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Opens the profile before a server that answers as told. */
async function open(answers: Answers = {}) {
  const sent: Sent[] = [];
  const all: Answers = {
    'GET /config': () => jsonAnswer(200, { productName: 'Recto', signup: 'open' }),
    'GET /auth/sessions': () =>
      jsonAnswer(200, { items: sessions, page: 1, limit: sessions.length, total: sessions.length }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${address.replace('/api/v2', '')}`;
    if (init?.body) sent.push({ call, body: JSON.parse(String(init.body)) });
    return all[call]?.() ?? jsonAnswer(404, { code: 'none' }, `No answer for ${call}`);
  });
  const page = await renderPage('/profile', Component);
  await screen.findByText('Firefox on Windows');
  return { ...page, sent };
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const mfa = () => ({
  toggle: card('Mfa Settings').getByRole<HTMLInputElement>('switch', { name: 'Mfa' }),
  register: card('Mfa Settings').getByRole<HTMLButtonElement>('button', { name: 'Register Mfa' }),
  update: card('Mfa Settings').getByRole<HTMLButtonElement>('button', { name: 'Update' }),
});
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const storedMfa = () => attributeOf(useSession.getState().user, 'custom:mfaEnabled');
const setup = (value: string, proof: object = {}) => ({
  call: 'POST /auth/change-mfa-setup',
  body: { attributes: [{ Name: 'custom:mfaEnabled', Value: value }], ...proof },
});

beforeEach(() => useSession.setState(signedInWith({ 'custom:lastName': 'Northcote' }), true));

describe('the Mfa switch', () => {
  test('opens the registration while it is on, and is saved by Update only', async () => {
    const { sent } = await open();
    expect(screen.getByText('For extra security Mfa Should be enabled')).toBeTruthy();
    expect([mfa().toggle.checked, mfa().register.disabled]).toEqual([false, true]);
    fireEvent.click(mfa().toggle);
    expect([mfa().toggle.checked, mfa().register.disabled]).toEqual([true, false]);
    expect(sent).toEqual([]);
    expect(storedMfa()).toBeUndefined();
  });

  test('changes the stored attribute before the server has answered, and asks for no second step', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { sent } = await open({
      'POST /auth/change-mfa-setup': () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    fireEvent.click(mfa().toggle);
    await press(mfa().update);
    await waitFor(() => expect(sent).toEqual([setup('1')]));
    expect(storedMfa()).toBe('1');
    expect(useSession.getState().mfaVerified).toBe(true);
    expect(mfa().update.disabled).toBe(true);
    const UserAttributes = [{ Name: 'custom:mfaEnabled', Value: '1' }];
    await act(async () => answer(jsonAnswer(200, { UserAttributes })));
    await screen.findByText('Mfa is on');
    expect(storedMfa()).toBe('1');
  });

  test('is put back when no authenticator is registered, and the way to register stays open', async () => {
    await open({
      'POST /auth/change-mfa-setup': () =>
        jsonAnswer(409, { code: 'mfa.not_registered' }, 'Register an authenticator app first.'),
    });
    fireEvent.click(mfa().toggle);
    await press(mfa().update);
    await screen.findByText('Register an authenticator app first.');
    expect(storedMfa()).toBeUndefined();
    expect(useSession.getState()).toMatchObject({ mfaVerified: false });
    expect(mfa().register.disabled).toBe(false);
  });

  test('is put back altogether when the server fails', async () => {
    await open({ 'POST /auth/change-mfa-setup': () => jsonAnswer(500, { code: 'internal' }, 'We failed.') });
    fireEvent.click(mfa().toggle);
    await press(mfa().update);
    await screen.findByText('We failed.');
    expect(storedMfa()).toBeUndefined();
    expect(mfa().toggle.checked).toBe(false);
  });

  test.each([
    ['0', 'Not saved yet. Once an authenticator app is registered, press Update.'],
    ['1', 'Not saved yet. Press Update to be asked for a code at each login.'],
  ])('says what is missing where an authenticator is registered or not: %s', async (registered, hint) => {
    useSession.setState(signedInWith({ 'custom:mfaEnabled': '0', 'custom:mfaRegistered': registered }), true);
    await open();
    fireEvent.click(mfa().toggle);
    expect(card('Mfa Settings').getByRole('status').textContent).toBe(hint);
  });

  test('takes a proof to be switched off, and keeps it nowhere', async () => {
    const answers = [
      jsonAnswer(400, { code: 'auth.password_wrong' }, 'The password is wrong.'),
      jsonAnswer(200, { UserAttributes: [{ Name: 'custom:mfaEnabled', Value: '0' }] }),
    ];
    useSession.setState({ ...signedInWith({ 'custom:mfaEnabled': '1' }), mfaVerified: true }, true);
    const { client, sent } = await open({ 'POST /auth/change-mfa-setup': () => answers.shift() as Response });
    fireEvent.click(mfa().toggle);
    await press(mfa().update);
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Switch Mfa off' }));
    type('Password', 'wrong');
    await press(dialog.getByRole('button', { name: 'Switch off' }));
    await dialog.findByText('The password is wrong.');
    expect(storedMfa()).toBe('1');
    fireEvent.click(dialog.getByRole('button', { name: 'Use a code of your authenticator' }));
    type('Code of your authenticator, or a recovery code', ' 123 456');
    await press(dialog.getByRole('button', { name: 'Switch off' }));
    await screen.findByText('Mfa is off');
    expect(sent).toEqual([setup('0', { password: 'wrong' }), setup('0', { userCode: '123456' })]);
    expect(storedMfa()).toBe('0');
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
  });
});

test.each([
  [{ 'custom:mfaEnabled': '0', 'custom:mfaRegistered': '0' }, 'not registered'],
  [{ 'custom:mfaEnabled': '0', 'custom:mfaRegistered': '1' }, 'off'],
  [{ 'custom:mfaEnabled': '1', 'custom:mfaRegistered': '1' }, 'on'],
])('with %j the card says: %s', async (attributes, status) => {
  useSession.setState({ ...signedInWith(attributes), mfaVerified: true }, true);
  await open();
  expect(card('Mfa Settings').getByText(status)).toBeTruthy();
});

describe('registering an authenticator', () => {
  const SECRET = 'K5QXE3DPNZSWC3DFNR2GK4TTK5QXE3DP';
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbb${index}`);
  const openDialog = async (answers: Answers) => {
    const page = await open(answers);
    fireEvent.click(mfa().toggle);
    await press(mfa().register);
    return { ...page, dialog: within(screen.getByRole('dialog')) };
  };
  const withSecret = { 'POST /auth/get-qr-code': () => jsonAnswer(200, { SecretCode: SECRET }) };

  test('shows code and key, says why a code was refused above them, and then the recovery codes until they are saved', async () => {
    const answers = [
      jsonAnswer(400, { code: 'mfa.code_invalid' }, 'This code is wrong.'),
      jsonAnswer(200, { Status: 'SUCCESS', recoveryCodes }),
    ];
    const { dialog, sent } = await openDialog({
      ...withSecret,
      'POST /auth/verify-qr-code': () => answers.shift() as Response,
    });
    await dialog.findByText(SECRET.replace(/(.{4})(?=.)/g, '$1 '));
    const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Register Totp' });
    type('Six digits', '12345');
    expect(submit.disabled).toBe(true);
    type('Six digits', '000000');
    await press(submit);
    const refusal = await dialog.findByRole('alert');
    expect(refusal.textContent).toBe('This code is wrong.');
    const code = await dialog.findByRole('img', { name: /QR code/ });
    expect(refusal.compareDocumentPosition(code) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(code.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    type('Six digits', '123456');
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    await press(submit);
    await dialog.findByText('aaaa0-bbbb0');
    expect(sent.map(({ body }) => body)).toEqual([{}, { userCode: '000000' }, { userCode: '123456' }]);
    expect(useSession.getState().mfaVerified).toBe(true);
    expect(attributeOf(useSession.getState().user, 'custom:mfaRegistered')).toBe('1');
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/nobody can show them to you again/);
    await press(dialog.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('asks first for the password or a code where one is registered already', async () => {
    const answers = [
      jsonAnswer(403, { code: 'auth.reauth_needed' }, 'Give your password or a code of your authenticator.'),
      jsonAnswer(400, { code: 'auth.password_wrong' }, 'The password is wrong.'),
      jsonAnswer(200, { SecretCode: SECRET }),
    ];
    const { dialog, sent } = await openDialog({
      'POST /auth/get-qr-code': () => answers.shift() as Response,
    });
    await dialog.findByText(/goes on working/);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(dialog.queryByText(/Give your password/)).toBeNull();
    type('Password', 'wrong');
    await press(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByText('The password is wrong.');
    type('Password', 'the right password');
    await press(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByRole('button', { name: 'Register Totp' });
    expect(sent.map(({ body }) => body)).toEqual([
      {},
      { password: 'wrong' },
      { password: 'the right password' },
    ]);
  });
});

describe('the full name', () => {
  const update = () => card('Full Name').getByRole('button', { name: 'Update' });

  test('is required, both parts of it', async () => {
    const { sent } = await open();
    type('First name', ' ');
    type('Last name', '');
    await press(update());
    await screen.findByText('Last name is required');
    expect(screen.getByText('First name is required').id).toBe(
      screen.getByLabelText('First name').getAttribute('aria-describedby'),
    );
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    expect(sent).toEqual([]);
  });

  test('replaces the attributes with what the server answers', async () => {
    const UserAttributes = [
      { Name: 'name', Value: 'Augusta' },
      { Name: 'custom:lastName', Value: 'Lovelace' },
    ];
    const { sent } = await open({
      'POST /auth/update-user-full-name': () => jsonAnswer(200, { UserAttributes }),
    });
    type('First name', ' Augusta ');
    type('Last name', 'Lovelace');
    await press(update());
    await screen.findByText('Your name was changed');
    expect(sent[0]?.body).toEqual({ attributes: UserAttributes });
    expect(useSession.getState().user).toMatchObject({
      userAttributes: UserAttributes,
      userName: 'Augusta',
      token: SIGNED_IN.user?.token,
    });
  });

  test("shows the server's message in a toast and beside the field", async () => {
    const message = 'Name must not hold control characters.';
    await open({
      'POST /auth/update-user-full-name': () =>
        jsonAnswer(400, { code: 'request.invalid', fields: { name: message } }, message),
    });
    type('First name', 'Ada');
    await press(update());
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  });
});

describe('the sessions', () => {
  test('name the devices, this one first, and can be ended one by one', async () => {
    let left = sessions;
    const answer = () => jsonAnswer(200, { items: left, page: 1, limit: 2, total: left.length });
    await open({
      'GET /auth/sessions': answer,
      'DELETE /auth/sessions/there': () => {
        left = left.filter(({ _id }) => _id !== 'there');
        return jsonAnswer(200, null);
      },
    });
    const [first, second] = card('Signed in').getAllByRole('listitem');
    expect(first?.textContent).toContain('this device');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    await press(within(second as HTMLElement).getByRole('button', { name: 'Sign out Firefox on Windows' }));
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  });
});

test('an account is deleted only with a proof, and a wrong one is told at its field', async () => {
  useSession.setState(signedInWith({ 'custom:mfaRegistered': '0', 'custom:passwordSet': '1' }), true);
  const { sent } = await open({
    'DELETE /auth/account': () => jsonAnswer(400, { code: 'auth.password_wrong' }, 'The password is wrong.'),
  });
  await press(card('Your data').getByRole('button', { name: 'Delete account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete account' }));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
  expect(submit.disabled).toBe(true);
  expect(dialog.queryByRole('button', { name: /code of your authenticator/ })).toBeNull();
  type('Password', 'wrong');
  await press(submit);
  await dialog.findByText('The password is wrong.');
  expect(sent).toEqual([{ call: 'DELETE /auth/account', body: { password: 'wrong' } }]);
  expect(useSession.getState().user).not.toBeNull();
});

test.each([
  ['1', true],
  ['0', false],
])('the way to another password is offered where there is one (%s)', async (passwordSet, offered) => {
  useSession.setState(signedInWith({ 'custom:passwordSet': passwordSet }), true);
  await open();
  expect(screen.queryAllByRole('link', { name: 'Change Password' })).toHaveLength(offered ? 1 : 0);
  expect(screen.queryAllByText('You sign in through single sign-on.')).toHaveLength(offered ? 0 : 1);
});

test.each([
  ['a code where there is no password', '1', { userCode: '123456' }],
  ['nothing where there is neither: the server looks how long ago the login was', '0', {}],
])('an account that single sign-on alone opens is asked for %s', async (_, registered, body) => {
  useSession.setState(signedInWith({ 'custom:mfaRegistered': registered, 'custom:passwordSet': '0' }), true);
  const message = 'Please sign in again first.';
  const { sent } = await open({
    'DELETE /auth/account': () => jsonAnswer(403, { code: 'auth.reauth_needed' }, message),
  });
  await press(card('Your data').getByRole('button', { name: 'Delete account' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete account' }));
  expect(dialog.queryByLabelText('Password')).toBeNull();
  if (registered === '1') type('Code of your authenticator, or a recovery code', '123456');
  await press(dialog.getByRole('button', { name: 'Delete account' }));
  await dialog.findByText(message);
  expect(sent).toEqual([{ call: 'DELETE /auth/account', body }]);
});

describe('linking an identity', () => {
  const openCard = async (answers: readonly Response[], attributes: Readonly<Record<string, string>>) => {
    const left = [...answers];
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    useSession.setState(signedInWith(attributes), true);
    const page = await open({
      'GET /config': () => jsonAnswer(200, { productName: 'Recto', signup: 'open', sso: true }),
      'GET /auth/sso/identities': () => jsonAnswer(200, { items: [], page: 1, limit: 0, total: 0 }),
      'POST /auth/sso/link': () => left.shift() as Response,
    });
    await press(await card('Single sign-on').findByRole('button', { name: 'Link an identity' }));
    return { ...page, assign, bodies: () => page.sent.map(({ body }) => body) };
  };
  const stale = () => jsonAnswer(403, { code: 'auth.reauth_needed' }, 'Show that it is you.');
  const PROVIDER = 'https://login.acme.example/authorize';

  test('leads to the provider at once after a fresh login', async () => {
    const { assign, bodies } = await openCard([jsonAnswer(200, { url: PROVIDER })], {});
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PROVIDER));
    expect(bodies()).toEqual([{}]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes a proof when the login lies back some time', async () => {
    const wrong = jsonAnswer(400, { code: 'auth.password_wrong' }, 'The password is wrong.');
    const answers = [stale(), wrong, jsonAnswer(200, { url: PROVIDER })];
    const { assign, bodies } = await openCard(answers, {});
    const dialog = within(await screen.findByRole('dialog', { name: 'Link an identity' }));
    expect(dialog.queryByText('Show that it is you.')).toBeNull();
    type('Password', 'wrong');
    await press(dialog.getByRole('button', { name: 'Continue' }));
    await dialog.findByText('The password is wrong.');
    expect(assign).not.toHaveBeenCalled();
    type('Password', 'right');
    await press(dialog.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(PROVIDER));
    expect(bodies()).toEqual([{}, { password: 'wrong' }, { password: 'right' }]);
  });

  test('asks nobody for what they do not have', async () => {
    await openCard([stale()], { 'custom:mfaRegistered': '0', 'custom:passwordSet': '0' });
    await screen.findByText('Show that it is you.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test.each([
  [
    { model: 'anthropic/claude', outsideAllowed: true },
    /passages that may answer them go to anthropic\/claude/,
  ],
  [{ model: null, outsideAllowed: true }, /No outside service is set up/],
  [{ model: 'anthropic/claude', outsideAllowed: false }, /lets no text leave it/],
])('whether text goes outside is said and switched (%o)', async (installation, meaning) => {
  const { sent } = await open({
    'GET /config': () =>
      jsonAnswer(200, {
        productName: 'Recto',
        signup: 'open',
        sso: false,
        chatWidgetSrc: null,
        payments: 'none',
        plansEnforced: false,
        ...installation,
      }),
    'GET /auth/account/settings': () => jsonAnswer(200, { sendOutside: false }),
    'PUT /auth/account/settings': () => jsonAnswer(200, { sendOutside: true }),
  });
  const services = card('Outside services');
  await services.findByText(meaning);
  const toggle = services.getByRole<HTMLInputElement>('switch', { name: 'Send text to outside services' });
  await waitFor(() => expect(services.getByText('off')).toBeTruthy());
  expect(toggle.disabled).toBe(!installation.outsideAllowed);
  if (toggle.disabled) return;
  fireEvent.click(toggle);
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'PUT /auth/account/settings', body: { sendOutside: true } }]),
  );
  await waitFor(() => expect(services.getByText('on')).toBeTruthy());
});
