import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { attributeOf, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { type Answers, card, openProfile, press, signInForProfile, type } from '#testing/open-profile.ts';

signInForProfile();

const mfa = () => ({
  toggle: card('Mfa Settings').getByRole<HTMLInputElement>('switch', { name: 'Mfa' }),
  register: card('Mfa Settings').getByRole<HTMLButtonElement>('button', { name: 'Register Mfa' }),
  update: card('Mfa Settings').getByRole<HTMLButtonElement>('button', { name: 'Update' }),
});
describe('registering an authenticator', () => {
  const SECRET = 'K5QXE3DPNZSWC3DFNR2GK4TTK5QXE3DP';
  const recoveryCodes = Array.from({ length: 10 }, (_, index) => `aaaa${index}-bbbb${index}`);
  const openDialog = async (answers: Answers) => {
    const page = await openProfile(answers);
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
