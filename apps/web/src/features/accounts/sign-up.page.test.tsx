import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { SIGNED_OUT, useSession } from '#lib/session.ts';
import { jsonAnswer } from '#testing/json-answer.ts';
import { renderPage } from '#testing/render-page.tsx';
import { Component } from './sign-up.page.tsx';

const fields = {
  Email: 'ada@northwind.example',
  'First name': 'Adaline',
  'Last name': 'Northcote',
  Password: 'a sentence to keep',
};

function serve(answer: () => Response, signup = 'open') {
  const fetch = vi.fn(async (url: string, _init?: RequestInit) =>
    url.endsWith('/config') ? jsonAnswer(200, { productName: 'Recto', signup }) : answer(),
  );
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.filter(([url]) => url.endsWith('/auth/signup'));
}

async function open(answer: () => Response = () => jsonAnswer(201, null), signup = 'open') {
  const sent = serve(answer, signup);
  return { ...(await renderPage('/signup', Component)), sent };
}

function fill(values: Partial<typeof fields>) {
  for (const [label, value] of Object.entries({ ...fields, ...values })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
const terms = () => screen.getByRole('checkbox', { name: 'I accept the Terms and Conditions' });

beforeEach(() => useSession.setState({ ...SIGNED_OUT }, true));

describe('signing up', () => {
  test.each([
    ['Email', 'a', 'Email must be at least 2 characters.'],
    ['First name', 'Ada', 'Name must be at least 4 characters.'],
    ['Last name', 'Lee', 'Last Name must be at least 4 characters.'],
    ['Password', '1234567', 'Password must be at least 8 characters.'],
  ] as const)('is blocked by the %s %j', async (label, value, message) => {
    const { sent } = await open();
    fireEvent.click(terms());
    fill({ [label]: value });
    await submit();
    expect(await screen.findByText(message)).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  test('is blocked while the terms are not accepted; the toast opens them, and accepting sets the flag', async () => {
    const { sent } = await open();
    fill({});
    await submit();
    await screen.findByText('Terms and Conditions are not accepted');
    expect(screen.getByText('You have to accept terms and Conditions to use app')).toBeTruthy();
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Open Terms' }));
    await screen.findByRole('dialog', { name: 'Terms and Conditions' });
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(useSession.getState().termsAndConditionsAccepted).toBe(true);
    expect(sent()).toEqual([]);
  });

  test('says at the box too that the terms are missing, until they are accepted', async () => {
    await open();
    fill({});
    expect(terms().getAttribute('aria-invalid')).toBeNull();
    await submit();
    const message = await screen.findByText('Accept the Terms and Conditions to create an account.');
    expect(terms().getAttribute('aria-describedby')).toBe(message.id);
    expect(terms().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(terms()));
    fireEvent.click(terms());
    expect(terms().getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText('Accept the Terms and Conditions to create an account.')).toBeNull();
  });

  test('has a label that opens the terms', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'I accept the Terms and Conditions' }));
    expect(await screen.findByRole('dialog', { name: 'Terms and Conditions' })).toBeTruthy();
  });

  test('sends the terms as "1" and goes on to the e-mail verification, which knows the address', async () => {
    const { sent, place } = await open();
    fireEvent.click(terms());
    fill({});
    await submit();
    await waitFor(() => expect(place()).toBe('/verify-email'));
    expect(JSON.parse(String(sent()[0]?.[1]?.body))).toEqual({
      email: 'ada@northwind.example',
      name: 'Adaline',
      lastName: 'Northcote',
      password: 'a sentence to keep',
      termsAndConditionsAccepted: '1',
    });
    expect(useSession.getState().email).toBe('ada@northwind.example');
  });

  test("shows the server's message in a toast and keeps it as the error", async () => {
    const { place } = await open(() =>
      jsonAnswer(403, { code: 'auth.signup_closed' }, 'Sign-up is closed here.'),
    );
    fireEvent.click(terms());
    fill({});
    await submit();
    await waitFor(() => expect(screen.getAllByText('Sign-up is closed here.')).toHaveLength(2));
    expect(useSession.getState().error).toBe('Sign-up is closed here.');
    expect(place()).toBe('/signup');
  });
});

test('a password that the server finds too common is told once, at its field', async () => {
  const message = 'This password is among the first that are tried. Please choose another one.';
  await open(() => jsonAnswer(400, { code: 'auth.password_common', fields: { password: message } }, message));
  fill({ Password: 'password123' });
  fireEvent.click(terms());
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(message)).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

test('an installation that takes nobody says so instead of asking for anything', async () => {
  await open(undefined, 'closed');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Sign-up is closed here/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
});
