import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signedInWith } from '#testing/signed-in.ts';
import { Component } from './admin.page.tsx';

const user = (id: string, changes: object = {}) => ({
  userId: id,
  email: `${id}@northwind.example`,
  name: 'Audit',
  lastName: 'Guest',
  role: 'user',
  plan: 'none',
  grantedPlan: null,
  disabled: false,
  files: 41,
  bytes: 2_000_000,
  questions: 7,
  lastSeenAt: null,
  temporaryPassword: false,
  confirmed: true,
  ...changes,
});
const list = (...items: readonly object[]) =>
  jsonAnswer(200, { items, page: 1, limit: 50, total: items.length });
const PEOPLE = [user('user-1', { role: 'admin' }), user('guest', { temporaryPassword: true })];
const entry = (action: string, details: object = {}) => ({
  _id: action,
  at: '2026-11-20T10:00:00.000Z',
  actor: 'ada@northwind.example',
  action,
  subject: 'guest@northwind.example',
  details,
});

async function open(answers: Readonly<Record<string, () => Response>> = {}, role = 'admin', search = '') {
  useSession.setState(signedInWith({ 'custom:role': role }), true);
  const sent: { call: string; body: unknown }[] = [];
  const all: typeof answers = { 'POST /getAllUsers': () => list(...PEOPLE), ...answers };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${url.replace('/api/v2', '').replace(/\?.*/, '')}`;
    if (init?.body) sent.push({ call, body: JSON.parse(String(init.body)) });
    return all[call]?.() ?? jsonAnswer(404, { code: 'none' }, `No answer for ${call}`);
  });
  await renderPage(`/admin${search}`, Component);
  return sent;
}
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

test('for everybody else there is nothing here', async () => {
  const sent = await open({}, 'user');
  await screen.findByRole('heading', { name: 'Page Not Found' });
  expect(sent).toEqual([]);
});

test('users are listed with what keeps them from being seen, and oneself is marked', async () => {
  await open();
  const row = (await screen.findByText('guest@northwind.example')).closest('tr');
  expect(row?.textContent).toContain('temporary password');
  expect(row?.textContent).toContain('no limits');
  expect(screen.getByText('user-1@northwind.example').closest('tr')?.textContent).toContain('you');
});

test('what cannot be loaded says so and can be tried again, and nobody found is said', async () => {
  let answer = () => jsonAnswer(400, { code: 'broken' }, 'It went wrong.');
  await open({ 'POST /getAllUsers': () => answer() });
  await screen.findByText('It went wrong.');
  answer = () => list();
  const [retry] = screen.getAllByRole('button', { name: 'Try again' });
  await press(retry as HTMLElement);
  await screen.findByText('Nobody found');
});

test('a user is created, and the temporary password is shown once', async () => {
  const temporaryPassword = 'abcde-fghjk-mnpqr-stuvw';
  const sent = await open({
    'POST /createUser': () => jsonAnswer(201, { userId: 'new', temporaryPassword }),
  });
  await press(await screen.findByRole('button', { name: 'Create user' }));
  const form = dialog('Create user');
  const type = (label: string, value: string) =>
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  type('Email', 'new@northwind.example');
  type('Name', 'New');
  type('Last name', 'Person');
  await press(form.getByRole('button', { name: 'Create user' }));
  await screen.findByText(temporaryPassword);
  expect(sent.find(({ call }) => call === 'POST /createUser')?.body).toEqual({
    email: 'new@northwind.example',
    name: 'New',
    lastName: 'Person',
    role: 'user',
  });
  await press(dialog('User created').getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(temporaryPassword)).toBeNull();
});

test('the audit log tells what was done in sentences, also what it has no words for', async () => {
  await open(
    {
      'GET /audit-log': () =>
        list(
          entry('user.plan', { plan: 'none', previous: 'FREE' }),
          entry('user.delete', { files: 41, questions: 1 }),
          entry('user.invent', { length: 12 }),
        ),
    },
    'admin',
    '?tab=audit',
  );
  const told = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const by = 'ada@northwind.example';
  expect(told.map((text) => text?.slice(text.indexOf(by)))).toEqual([
    `${by} gave guest@northwind.example the plan no limits; it was Origin.`,
    `${by} deleted guest@northwind.example. 41 files and 1 question went with it.`,
    `${by} user.invent · guest@northwind.example (length: 12)`,
  ]);
});
