import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { SIGNED_IN, signedInWith } from '#testing/signed-in.ts';
import { card, openProfile, press, sessions, signInForProfile, type } from '#testing/open-profile.ts';

signInForProfile();

describe('the full name', () => {
  const update = () => card('Full Name').getByRole('button', { name: 'Update' });

  test('is required, both parts of it', async () => {
    const { sent } = await openProfile();
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
    const { sent } = await openProfile({
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
    await openProfile({
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
    await openProfile({
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
  const { sent } = await openProfile({
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
  await openProfile();
  expect(screen.queryAllByRole('link', { name: 'Change Password' })).toHaveLength(offered ? 1 : 0);
  expect(screen.queryAllByText('You sign in through single sign-on.')).toHaveLength(offered ? 0 : 1);
});

test.each([
  ['a code where there is no password', '1', { userCode: '123456' }],
  ['nothing where there is neither: the server looks how long ago the login was', '0', {}],
])('an account that single sign-on alone opens is asked for %s', async (_, registered, body) => {
  useSession.setState(signedInWith({ 'custom:mfaRegistered': registered, 'custom:passwordSet': '0' }), true);
  const message = 'Please sign in again first.';
  const { sent } = await openProfile({
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
