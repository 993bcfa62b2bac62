import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signedInWith } from '#testing/signed-in.ts';
import { card, openProfile, press, signInForProfile, type } from '#testing/open-profile.ts';

signInForProfile();

describe('linking an identity', () => {
  const openCard = async (answers: readonly Response[], attributes: Readonly<Record<string, string>>) => {
    const left = [...answers];
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    useSession.setState(signedInWith(attributes), true);
    const page = await openProfile({
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
