import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signedInWith } from '#testing/signed-in.ts';
import { Component } from '#features/profile/profile.page.tsx';

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
export const sessions = [session('there'), session('here', { current: true, userAgent: null })];

interface Sent {
  call: string;
  body: unknown;
}
export type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

/** Opens the profile before a server that answers as told. */
export async function openProfile(answers: Answers = {}) {
  const sent: Sent[] = [];
  const all: Answers = {
    'GET /config': () => jsonAnswer(200, { productName: 'Recto', signup: 'open' }),
    'GET /auth/sessions': () =>
      jsonAnswer(200, { items: sessions, page: 1, limit: sessions.length, total: sessions.length }),
    'GET /tokens': () => jsonAnswer(200, { items: [], page: 1, limit: 0, total: 0 }),
    ...answers,
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.replace('/api/v2', '')}`;
    if (init?.body) sent.push({ call, body: JSON.parse(String(init.body)) });
    return all[call]?.() ?? jsonAnswer(404, { code: 'none' }, `No answer for ${call}`);
  });
  const page = await renderPage('/profile', Component);
  await screen.findByText('Firefox on Windows');
  return { ...page, sent };
}

export const card = (name: string) => within(screen.getByRole('region', { name }));
export const press = (button: HTMLElement) => act(async () => fireEvent.click(button));
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Before each test of a file somebody is signed in. */
export const signInForProfile = () =>
  beforeEach(() => useSession.setState(signedInWith({ 'custom:lastName': 'Northcote' }), true));
