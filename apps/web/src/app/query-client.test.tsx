import { QueryClientProvider, type UseMutationResult } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import { useConfirmForgotPassword, useForgotPassword } from '#features/accounts/password-mutations.ts';
import { useCreateFolder } from '#features/files/mutations.ts';
import { useSample } from '#features/home/mutations.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { useRetryFile } from '#shared/files/mutations.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { signIn } from '#testing/signed-in.ts';
import { useToasts } from '#ui/toast-store.ts';

const Around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <QueryClientProvider client={makeQueryClient()}>{children}</QueryClientProvider>
  </MemoryRouter>
);

async function run<T>(useCall: () => UseMutationResult<unknown, Error, T>, input: T) {
  const { result } = renderHook(useCall, { wrapper: Around });
  await act(() => result.current.mutateAsync(input).catch(() => undefined));
}

// The session's end waits for two seconds.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => void vi.useRealTimers());

test('a session that is over is said once, and by no form beside it', async () => {
  signIn();
  vi.stubGlobal('fetch', async () => jsonAnswer(504, { code: 'gateway' }, 'No answer.'));
  await run(useCreateFolder, { name: 'Contracts', parentFolderId: null });
  await run(() => useRetryFile(toastFailure), 'file-1');
  await run(useSample, null);
  await run(useForgotPassword, { email: 'ada@northwind.example' });
  const reset = { email: 'ada@northwind.example', password: 'a long enough one', confirmationCode: '123456' };
  await run(useConfirmForgotPassword, reset);
  expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
    'Session Timed Out Please Logout and Login Again',
  ]);
});
