import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useFieldArray } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { useControlledField } from '#lib/form/use-controlled-field.ts';
import { useForm } from '#lib/form/use-form.ts';
import { Toaster, warmToasts } from '#ui/toast.tsx';

const Rules = z.object({
  title: z.string().trim().min(1, 'Give it a title.'),
  note: z.string().min(3, 'The note is too short.'),
  colour: z.enum(['red', 'blue'], 'Choose a colour.'),
  isShared: z.boolean(),
  code: z.string().regex(/^\d*$/, 'Digits only.'),
  rows: z.array(z.object({ name: z.string().min(1, 'Name the row.') })),
});
type Values = z.infer<typeof Rules>;
const EMPTY = { title: '', note: '', colour: 'none' as never, isShared: false, code: '', rows: [] };

interface FormProps {
  use: (values: Values) => unknown;
  loadRules?: () => Promise<typeof Rules>;
  refusal?: Parameters<ReturnType<typeof useForm<Values, Values>>['showErrors']>[0];
}

/** One field of every kind. */
function Form({ use, loadRules = async () => Rules, refusal = {} }: FormProps) {
  const form = useForm(loadRules, EMPTY);
  const rows = useFieldArray({ control: form.control, name: 'rows' });
  const { field: code } = useControlledField(form, 'code');
  const field = (name: Parameters<typeof form.field>[0]) => {
    const { error, ...rest } = form.field(name);
    return { ...rest, 'aria-label': name, title: error };
  };
  return (
    <form {...form.handlers(use)}>
      <input {...field('title')} />
      <textarea {...field('note')} />
      <select {...field('colour')}>
        <option value="none">None</option>
        <option value="red">Red</option>
      </select>
      <input type="checkbox" {...field('isShared')} />
      <input
        aria-label="code"
        title={code.error}
        value={code.value}
        onChange={(event) => code.onChange(event.target.value)}
      />
      {rows.fields.map(({ id }, index) => (
        <input key={id} {...field(`rows.${index}.name`)} />
      ))}
      <button type="button" onClick={() => rows.append({ name: '' }, { shouldFocus: false })}>
        Add
      </button>
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.showErrors(refusal)}>
        Refuse
      </button>
    </form>
  );
}

const at = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(at(name), { target: { value } });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const errorAt = (name: string) => at(name).getAttribute('title');

function fill() {
  type('title', ' A title ');
  type('note', 'A note');
  type('colour', 'red');
}

test('every kind of field travels: textarea, select, checkbox, field array and one that is controlled', async () => {
  const use = vi.fn();
  render(<Form use={use} />);
  fill();
  type('code', '123');
  fireEvent.click(at('isShared'));
  await press('Add');
  await press('Add');
  type('rows.0.name', 'First');
  type('rows.1.name', 'Second');
  await press('Send');
  const rows = [{ name: 'First' }, { name: 'Second' }];
  const sent = { title: 'A title', note: 'A note', colour: 'red', isShared: true, code: '123', rows };
  await waitFor(() => expect(use.mock.lastCall?.[0]).toEqual(sent));
});

test('what is wrong is told at each field, the first has the focus, and nothing is used', async () => {
  const use = vi.fn();
  render(<Form use={use} />);
  fill();
  type('note', 'A');
  type('code', 'x');
  await press('Add');
  await press('Send');
  await waitFor(() => expect(errorAt('note')).toBe('The note is too short.'));
  expect(errorAt('rows.0.name')).toBe('Name the row.');
  expect(errorAt('code')).toBe('Digits only.');
  expect(errorAt('title')).toBeNull();
  expect(document.activeElement).toBe(at('note'));
  expect(use).not.toHaveBeenCalled();
});

test('a message goes when its field is edited, and no rule is asked before the form is sent again', async () => {
  render(<Form use={vi.fn()} />);
  await press('Send');
  await waitFor(() => expect(errorAt('title')).toBe('Give it a title.'));
  type('title', 'A');
  type('title', '');
  expect(errorAt('title')).toBeNull();
  expect(errorAt('note')).toBe('The note is too short.');
  type('code', 'x');
  expect(errorAt('code')).toBeNull();
});

test('a refusal of the server stands at its fields, and the values stay', async () => {
  render(
    <Form use={vi.fn()} refusal={{ title: undefined, note: 'Not this.', 'rows.0.name': 'Nor this.' }} />,
  );
  fill();
  await press('Add');
  type('rows.0.name', 'First');
  await press('Refuse');
  expect([errorAt('note'), errorAt('rows.0.name'), errorAt('title')]).toEqual([
    'Not this.',
    'Nor this.',
    null,
  ]);
  expect(document.activeElement).toBe(at('note'));
  expect([at('title').value, at('rows.0.name').value]).toEqual([' A title ', 'First']);
});

test('what a password manager filled in without an event counts', async () => {
  const use = vi.fn();
  render(<Form use={use} />);
  fill();
  await press('Add');
  at('title').value = 'Filled in';
  at('note').value = 'by a program';
  at('rows.0.name').value = 'and here';
  await press('Send');
  await waitFor(() =>
    expect(use.mock.lastCall?.[0]).toMatchObject({
      title: 'Filled in',
      note: 'by a program',
      rows: [{ name: 'and here' }],
    }),
  );
});

test('a second Enter is left out while the first is checked', async () => {
  const use = vi.fn();
  let load: (rules: typeof Rules) => void = () => undefined;
  const rules = new Promise<typeof Rules>((resolve) => (load = resolve));
  render(<Form use={use} loadRules={() => rules} />);
  fill();
  await press('Send');
  await press('Send');
  await act(async () => load(Rules));
  await waitFor(() => expect(use).toHaveBeenCalled());
  expect(use).toHaveBeenCalledOnce();
});

test('rules that cannot be loaded are told, and asked for again', async () => {
  const use = vi.fn();
  const loadRules = vi.fn(async () => Rules).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  warmToasts();
  render(
    <>
      <Form use={use} loadRules={loadRules} />
      <Toaster />
    </>,
  );
  fill();
  await press('Send');
  await screen.findByText('Something went wrong, we get back to you soon!');
  expect(use).not.toHaveBeenCalled();
  await press('Send');
  await waitFor(() => expect(use).toHaveBeenCalledOnce());
});
