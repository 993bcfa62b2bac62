import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { makeForm } from '#lib/form/make-form.ts';
import { useLazyForm } from '#lib/form/use-lazy-form.ts';

const Rules = z.object({
  email: z.string().min(1, 'Email is required'),
  password: z.string().min(1, 'Password is required'),
  isKept: z.boolean(),
});
const made = () => makeForm(Rules);

function Form({
  use,
  loadForm,
}: {
  use: (values: object) => void;
  loadForm: () => Promise<ReturnType<typeof made>>;
}) {
  const form = useLazyForm(loadForm);
  const field = (name: 'email' | 'password' | 'isKept') => {
    const { error, ...rest } = { error: undefined, ...form.field(name) };
    return { ...rest, 'aria-label': name, title: error };
  };
  return (
    <form {...form.handlers(use)}>
      <input defaultValue="ada@northwind.example" {...field('email')} />
      <input type="password" {...field('password')} />
      <input type="checkbox" defaultChecked {...field('isKept')} />
      <button type="submit">Send</button>
    </form>
  );
}

/** A form whose code comes when the test says so. */
function open() {
  let arrive: (form: ReturnType<typeof made>) => void = () => undefined;
  const loadForm = vi.fn(() => new Promise<ReturnType<typeof made>>((resolve) => (arrive = resolve)));
  const use = vi.fn();
  render(<Form use={use} loadForm={loadForm} />);
  return { use, loadForm, arrive: () => act(async () => arrive(made())) };
}

const at = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(at(name), { target: { value } });
const send = () => act(async () => fireEvent.click(screen.getByRole('button')));
const KEPT = { email: 'ada@northwind.example', password: 'typed early', isKept: true };

test('the code of a form comes with the first focus, and what was typed before stays in the same field', async () => {
  const { use, loadForm, arrive } = open();
  expect(loadForm).not.toHaveBeenCalled();
  const field = at('password');
  act(() => field.focus());
  type('password', 'typed early');
  await arrive();
  expect(at('password')).toBe(field);
  expect(document.activeElement).toBe(field);
  await send();
  await waitFor(() => expect(use.mock.lastCall?.[0]).toEqual(KEPT));
  expect(loadForm).toHaveBeenCalledOnce();
});

test('a form that is sent before its code has come waits for it', async () => {
  const { use, arrive } = open();
  type('password', 'typed early');
  fireEvent.click(at('isKept'));
  await send();
  await send();
  expect(use).not.toHaveBeenCalled();
  await arrive();
  await waitFor(() => expect(use.mock.lastCall?.[0]).toEqual({ ...KEPT, isKept: false }));
  expect(use).toHaveBeenCalledOnce();
});

test.each([
  ['before the code has come', true],
  ['after it', false],
])('what the browser fills in without an event counts: %s', async (_, isBefore) => {
  const { use, arrive } = open();
  const fillIn = () => {
    at('email').value = 'grace@northwind.example';
    at('password').value = 'kept by the browser';
  };
  act(() => at('email').focus());
  if (isBefore) fillIn();
  await arrive();
  if (!isBefore) fillIn();
  await send();
  const sent = { email: 'grace@northwind.example', password: 'kept by the browser', isKept: true };
  await waitFor(() => expect(use.mock.lastCall?.[0]).toEqual(sent));
});

test('messages stand at their fields until those are edited, and the first wrong field has the focus', async () => {
  const { use, arrive } = open();
  type('email', '');
  await send();
  await arrive();
  await waitFor(() => expect(at('email').getAttribute('title')).toBe('Email is required'));
  expect(document.activeElement).toBe(at('email'));
  type('email', 'a');
  expect(at('email').getAttribute('title')).toBeNull();
  expect(at('password').getAttribute('title')).toBe('Password is required');
  expect(use).not.toHaveBeenCalled();
});
