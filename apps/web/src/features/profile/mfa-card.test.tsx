import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { attributeOf, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signedInWith } from '#testing/signed-in.ts';
import { card, openProfile, press, signInForProfile, type } from '#testing/open-profile.ts';

signInForProfile();

const mfa = () => ({
  toggle: card('Mfa Settings').getByRole<HTMLInputElement>('switch', { name: 'Mfa' }),
  register: card('Mfa Settings').getByRole<HTMLButtonElement>('button', { name: 'Register Mfa' }),
  update: card('Mfa Settings').getByRole<HTMLButtonElement>('button', { name: 'Update' }),
});
const storedMfa = () => attributeOf(useSession.getState().user, 'custom:mfaEnabled');
const setup = (value: string, proof: object = {}) => ({
  call: 'POST /auth/change-mfa-setup',
  body: { attributes: [{ Name: 'custom:mfaEnabled', Value: value }], ...proof },
});

describe('the Mfa switch', () => {
  test('opens the registration while it is on, and is saved by Update only', async () => {
    const { sent } = await openProfile();
    expect(screen.getByText('For extra security Mfa Should be enabled')).toBeTruthy();
    expect([mfa().toggle.checked, mfa().register.disabled]).toEqual([false, true]);
    fireEvent.click(mfa().toggle);
    expect([mfa().toggle.checked, mfa().register.disabled]).toEqual([true, false]);
    expect(sent).toEqual([]);
    expect(storedMfa()).toBeUndefined();
  });

  test('changes the stored attribute before the server has answered, and asks for no second step', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { sent } = await openProfile({
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
    await openProfile({
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
    await openProfile({
      'POST /auth/change-mfa-setup': () => jsonAnswer(500, { code: 'internal' }, 'We failed.'),
    });
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
    await openProfile();
    fireEvent.click(mfa().toggle);
    expect(card('Mfa Settings').getByRole('status').textContent).toBe(hint);
  });

  test('takes a proof to be switched off, and keeps it nowhere', async () => {
    const answers = [
      jsonAnswer(400, { code: 'auth.password_wrong' }, 'The password is wrong.'),
      jsonAnswer(200, { UserAttributes: [{ Name: 'custom:mfaEnabled', Value: '0' }] }),
    ];
    useSession.setState({ ...signedInWith({ 'custom:mfaEnabled': '1' }), mfaVerified: true }, true);
    const { client, sent } = await openProfile({
      'POST /auth/change-mfa-setup': () => answers.shift() as Response,
    });
    fireEvent.click(mfa().toggle);
    await press(mfa().update);
    expect(sent).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Switch Mfa off' }));
    type('Password', 'wrong');
    await press(dialog.getByRole('button', { name: 'Switch off' }));
    await dialog.findByText('The password is wrong.');
    expect(storedMfa()).toBe('1');
    fireEvent.click(dialog.getByRole('button', { name: 'Use a code of your authenticator' }));
    // Either field can be typed into as soon as it is there.
    const focused = () => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent;
    expect(focused()).toBe('Code of your authenticator, or a recovery code');
    fireEvent.click(dialog.getByRole('button', { name: 'Use your password' }));
    expect(focused()).toBe('Password');
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
  await openProfile();
  expect(card('Mfa Settings').getByText(status)).toBeTruthy();
});
