import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { jsonAnswer } from '#testing/json-answer.ts';
import { card, openProfile, press, signInForProfile, type } from '#testing/open-profile.ts';

signInForProfile();

const TOKEN = `recto_pat_${'a'.repeat(36)}`;
const item = (id: string, changes: object = {}) => ({
  _id: id,
  name: `Import ${id}`,
  scopes: ['read', 'ask'],
  beginsWith: 'recto_pat_aaaa',
  createdAt: '2025-11-20T10:00:00.000Z',
  lastUsedAt: null,
  expiresAt: null,
  ...changes,
});
const listOf = (...items: object[]) =>
  jsonAnswer(200, { items, page: 1, limit: items.length, total: items.length });
const tokensCard = () => card('Access tokens');

async function openForm(answers: Parameters<typeof openProfile>[0] = {}) {
  const page = await openProfile(answers);
  await press(tokensCard().getByRole('button', { name: 'New token' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New access token' }));
  return { ...page, dialog, submit: () => press(dialog.getByRole('button', { name: 'Create token' })) };
}

test('nothing yet is said', async () => {
  await openProfile();
  await tokensCard().findByText('You have no tokens.');
});

test('tokens are listed with their use and expiry', async () => {
  const past = '2025-11-20T10:00:00.000Z';
  await openProfile({
    'GET /tokens': () => listOf(item('new'), item('old', { lastUsedAt: past, expiresAt: past })),
  });
  const rows = await tokensCard().findAllByRole('listitem');
  const texts = rows.map(({ textContent }) => textContent);
  expect(texts[0]).toContain('recto_pat_aaaa… · read, ask · Never used · Does not expire');
  expect(texts[1]).toContain('Last used Nov 20, 2025 · Expired Nov 20, 2025');
});

test('a list that cannot be loaded can be asked for again', async () => {
  let isBroken = true;
  await openProfile({
    'GET /tokens': () =>
      isBroken ? jsonAnswer(400, { code: 'broken' }, 'It went wrong.') : listOf(item('new')),
  });
  await tokensCard().findByText('It went wrong.');
  isBroken = false;
  await press(tokensCard().getByRole('button', { name: 'Try again' }));
  await tokensCard().findByText('Import new');
});

test('a token is created and shown once', async () => {
  const { sent, dialog, submit } = await openForm({
    'POST /tokens': () => jsonAnswer(201, { ...item('new'), token: TOKEN }),
  });
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  type('Name', ' Import ');
  fireEvent.click(dialog.getByLabelText('Upload, change and delete'));
  fireEvent.change(dialog.getByLabelText('Valid for'), { target: { value: '' } });
  await submit();
  const shown = within(await screen.findByRole('dialog', { name: 'Your new token' }));
  shown.getByText(TOKEN);
  shown.getByRole('button', { name: 'Copy token' });
  expect(sent).toEqual([
    { call: 'POST /tokens', body: { name: 'Import', scopes: ['read', 'ask', 'write'], expiresAt: null } },
  ]);
  await press(shown.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText(TOKEN)).toBeNull();
});

test('a name and a scope are asked for', async () => {
  const { sent, dialog, submit } = await openForm();
  for (const label of ['Read files, answers and comparisons', 'Ask questions and compare files'])
    fireEvent.click(dialog.getByLabelText(label));
  await submit();
  await dialog.findByText('Give the token a name.');
  dialog.getByText('Choose what the token may do.');
  expect(sent).toEqual([]);
});

test('the server’s refusal is shown in the dialog', async () => {
  const message = 'An account has at most 50 access tokens. Delete one first.';
  const { dialog, submit } = await openForm({
    'POST /tokens': () => jsonAnswer(409, { code: 'token.too_many' }, message),
  });
  type('Name', 'Import');
  await submit();
  await dialog.findByText(message);
});

test('a token is deleted after a question', async () => {
  let left = [item('new')];
  await openProfile({
    'GET /tokens': () => listOf(...left),
    'DELETE /tokens/new': () => {
      left = [];
      return jsonAnswer(200, null);
    },
  });
  await press(await tokensCard().findByRole('button', { name: 'Delete Import new' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete token' }));
  await press(dialog.getByRole('button', { name: 'Delete token' }));
  await tokensCard().findByText('You have no tokens.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
