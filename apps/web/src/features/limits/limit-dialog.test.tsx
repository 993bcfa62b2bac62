import { MutationObserver } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { makeQueryClient } from '#app/query-client.ts';
import LimitDialog from '#features/limits/limit-dialog.tsx';
import { ApiError } from '#lib/api-error.ts';
import { toastFailure } from '#lib/report-failure.ts';
import { closeReachedLimit } from '#shared/limits/reached-limit.ts';
import { useToasts } from '#ui/toast-store.ts';

afterEach(() => act(closeReachedLimit));

const refusal = (status: number, message: string, limit?: ApiError['limit']) =>
  new ApiError(status, message, { code: 'plan.limit_reached', ...(limit && { limit }) });

/** A call of a screen that tells its failures in a toast. */
async function fail(refused: ApiError): Promise<void> {
  const call = new MutationObserver(makeQueryClient(), {
    mutationFn: () => Promise.reject(refused),
    onError: (failure) => toastFailure(failure),
  });
  await call.mutate().catch(() => undefined);
  render(
    <MemoryRouter>
      <LimitDialog />
    </MemoryRouter>,
  );
}

test('a call that runs into a limit is told in its dialog: how much is used and when there is more', async () => {
  useToasts.setState({ toasts: [] });
  await fail(
    refusal(429, 'You have reached a limit of your plan: 55 questions a month.', {
      name: 'questions',
      used: 55,
      allowed: 55,
      resetsAt: '2026-12-01T00:00:00.000Z',
    }),
  );
  const dialog = screen.getByRole('dialog', { name: 'Limit of your plan' });
  expect(dialog.textContent).toContain('You have reached a limit of your plan: 55 questions a month.');
  expect(dialog.textContent).toContain('55 of 55 questions used');
  expect(dialog.textContent).toContain('The count begins anew on Dec 1, 2026, 00:00 UTC.');
  expect(useToasts.getState().toasts).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the plan that would have allowed it is named, with the way to it', async () => {
  await fail(
    refusal(429, 'You have reached a limit of your plan: 55 questions a month.', {
      name: 'questions',
      used: 55,
      allowed: 55,
      resetsAt: '2026-12-01T00:00:00.000Z',
      allowedBy: { planId: 'PRICE_ID_10', name: 'Ascend', allowed: 750 },
    }),
  );
  expect(screen.getByRole('dialog').textContent).toContain('Ascend allows 750 questions a month.');
  const plans = screen.getByRole('link', { name: 'See the plans' });
  expect(plans.getAttribute('href')).toBe('/subscribe');
  fireEvent.click(plans);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a stock tells that deleting makes room', async () => {
  await fail(
    refusal(429, 'You have reached a limit of your plan: 500 stored files.', {
      name: 'storedFiles',
      used: 500,
      allowed: 500,
      resetsAt: null,
    }),
  );
  expect(screen.getByRole('dialog').textContent).toContain('What you delete makes room for more.');
});

test('a file that is too large for the plan is told with what the plan allows', async () => {
  await fail(
    refusal(413, 'Your plan allows 7 MB in one file.', {
      name: 'fileBytes',
      used: 7_000_000,
      allowed: 7_000_000,
      resetsAt: null,
    }),
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Your plan allows 7 MB in one file.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('too many attempts, which no plan changes, are told by the screen', async () => {
  await fail(refusal(429, 'Too many attempts. Try again in one minute.'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useToasts.getState().toasts.map(({ message }) => message)).toContain(
    'Too many attempts. Try again in one minute.',
  );
});
