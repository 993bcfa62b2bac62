import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { Component as ConfirmForgotPassword } from './confirm-forgot-password.page.tsx';
import { Component as VerifyEmail } from './verify-email.page.tsx';

const SCREENS = [
  ['/verify-email', VerifyEmail],
  ['/confirm-forgot-password', ConfirmForgotPassword],
] as const;

/** A server of this machine, with or without an outbox. */
function serve(outbox: () => Response) {
  const fetch = vi.fn(async (url: string) =>
    url === '/dev/outbox' ? outbox() : jsonAnswer(200, { productName: 'Recto', signup: 'open' }),
  );
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.filter(([url]) => url === '/dev/outbox').length;
}
const shown = () => new Response(null);
const hostIs = (name: string) => vi.spyOn(window.location, 'hostname', 'get').mockReturnValue(name);

test.each(SCREENS)('%s names the outbox where the mails of this machine lie', async (path, Component) => {
  hostIs('localhost');
  serve(shown);
  await renderPage(path, Component);
  expect((await screen.findByRole('link', { name: '/dev/outbox' })).getAttribute('href')).toBe('/dev/outbox');
});

test.each(SCREENS)('%s names none where there is none', async (path, Component) => {
  hostIs('127.0.0.1');
  const asked = serve(() => new Response(null, { status: 404 }));
  await renderPage(path, Component);
  expect(asked()).toBe(1);
  expect(screen.queryByRole('link', { name: '/dev/outbox' })).toBeNull();
});

test.each(SCREENS)('%s does not even ask a server that is elsewhere', async (path, Component) => {
  const asked = serve(shown);
  hostIs('recto.example.org');
  await renderPage(path, Component);
  expect(asked()).toBe(0);
  expect(screen.queryByRole('link', { name: '/dev/outbox' })).toBeNull();
});
