import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { useLogin } from '#features/accounts/login-mutations.ts';
import { useSignUp, useVerifyEmail } from '#features/accounts/mutations.ts';
import {
  useChangePassword,
  useConfirmForgotPassword,
  useForgotPassword,
} from '#features/accounts/password-mutations.ts';
import { useVerifyMfa } from '#features/accounts/mfa-mutations.ts';
import FeedbackDialog from '#features/feedback/feedback-dialog.tsx';
import { useCreateFolder, useRename } from '#features/files/mutations.ts';
import { DeleteAccount } from '#features/profile/delete-account.tsx';
import { useRegisterMfa, useSecret, useSwitchMfa } from '#features/profile/mfa-mutations.ts';
import { NameCard } from '#features/profile/name-card.tsx';
import { useUnlockFile } from '#features/unlock-file/mutations.ts';
import { useSession } from '#lib/session.ts';
import { makeFile } from '#testing/file-item.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signedInWith } from '#testing/signed-in.ts';

const EMAIL = 'ada@northwind.example';
const PASSWORD = 'a long enough one';

const Around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
  </MemoryRouter>
);

/** A server that refuses, after a while; gives the calls that change something. */
function serve() {
  const fetch = vi.fn(async (_url: string, _init?: RequestInit) =>
    jsonAnswer(422, { code: 'refused' }, 'Not like this.'),
  );
  vi.stubGlobal('fetch', fetch);
  return () =>
    fetch.mock.calls.filter(([, init]) => init?.method === 'POST' || init?.method === 'DELETE').length;
}

beforeEach(() => useSession.setState(signedInWith({ 'custom:lastName': 'Lovelace' }), true));

/** Sends what its form would send. */
type UseSending = () => () => unknown;
const FORMS: Readonly<Record<string, UseSending>> = {
  'the login': () => {
    const { mutate } = useLogin();
    return () => mutate({ email: EMAIL, password: PASSWORD, rememberMe: true });
  },
  'the sign-up': () => {
    const { mutate } = useSignUp();
    const names = { name: 'Adaline', lastName: 'Lovelace' };
    return () => mutate({ email: EMAIL, password: PASSWORD, ...names, termsAndConditionsAccepted: '1' });
  },
  'the code of the mail': () => {
    const { mutate } = useVerifyEmail();
    return () => mutate({ email: EMAIL, code: '123456' });
  },
  'the forgotten password': () => {
    const { mutate } = useForgotPassword();
    return () => mutate({ email: EMAIL });
  },
  'the new password': () => {
    const { mutate } = useConfirmForgotPassword();
    return () => mutate({ email: EMAIL, password: PASSWORD, confirmationCode: '123456' });
  },
  'the change of the password': () => {
    const { mutate } = useChangePassword();
    return () => mutate({ email: EMAIL, previousPassword: PASSWORD, proposedPassword: PASSWORD });
  },
  'the second step': () => {
    const { mutate } = useVerifyMfa();
    return () => mutate('123456');
  },
  'the proof before a QR code': () => {
    const { mutate } = useSecret();
    return () => mutate({ password: PASSWORD });
  },
  'the first code of an authenticator': () => {
    const { mutate } = useRegisterMfa();
    return () => mutate('123456');
  },
  'the Mfa switch': () => {
    const { mutate } = useSwitchMfa();
    return () => mutate({ on: true });
  },
  'a new folder': () => {
    const { mutate } = useCreateFolder();
    return () => mutate({ name: 'Contracts', parentFolderId: null });
  },
  'another name': () => {
    const { mutate } = useRename(() => undefined);
    return () => mutate({ item: makeFile(), name: 'Contract' });
  },
  'the password of a file': () => {
    const { mutate } = useUnlockFile('file-1');
    return () => mutate(PASSWORD);
  },
};

test.each(Object.entries(FORMS))(
  '%s is sent once at two quick Enters, and again when it was refused',
  async (_, useSending) => {
    const sent = serve();
    const { result } = renderHook(useSending, { wrapper: Around });
    for (let round = 1; round <= 2; round++) {
      await act(async () => {
        // The second comes before the first has been drawn.
        result.current();
        result.current();
      });
      await waitFor(() => expect(sent()).toBe(round));
      await act(async () => undefined);
    }
  },
);

const type = (label: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: PASSWORD } });
};

const SCREENS: readonly [string, ComponentType, () => void][] = [
  ['the name', () => <NameCard />, () => undefined],
  ['feedback', () => <FeedbackDialog />, () => type('What works well, what does not?')],
  ['the deletion of the account', () => <DeleteAccount onClose={() => undefined} />, () => type('Password')],
];

test.each(SCREENS)('the form of %s is sent once', async (_, Form, fill) => {
  const sent = serve();
  await renderPage('/', Form);
  fill();
  const form = document.querySelector('form');
  await act(async () => {
    if (form) for (let press = 0; press < 2; press++) fireEvent.submit(form);
  });
  await waitFor(() => expect(sent()).toBe(1));
});
