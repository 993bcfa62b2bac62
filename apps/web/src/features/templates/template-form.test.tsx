import type { Template } from '@recto/contract/templates';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#testing/render-page.tsx';
import { TemplateForm } from './template-form.tsx';

const template: Template = {
  _id: 'template-1',
  name: 'Contracts',
  questions: ['Who are the parties?'],
  columns: [{ type: 'names', isGuessed: true }],
  createdAt: '2026-11-21T05:00:00.000Z',
  updatedAt: '2026-11-21T05:00:00.000Z',
};

const open = (which: Template | null) =>
  renderPage('/question-template', () => (
    <TemplateForm template={which} isPasting={false} onOpen={vi.fn()} />
  ));
const focused = () => document.activeElement?.getAttribute('aria-label');
const rows = () => screen.getAllByRole('textbox', { name: /^Question \d/ });

test('a question that is added can be typed at once', async () => {
  await open(template);
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  expect(focused()).toBe('Question 2');
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  expect(focused()).toBe('Question 3');
});

test('the first of the questions that were pasted has the focus once the dialog is gone', async () => {
  await open(template);
  fireEvent.click(screen.getByRole('button', { name: 'Paste a list' }));
  const list = await screen.findByRole('textbox', { name: 'Questions' });
  fireEvent.change(list, { target: { value: '1. When does it end?\n2. Which law applies?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 questions' }));
  await waitFor(() => expect(focused()).toBe('Question 2'));
  expect((rows()[1] as HTMLTextAreaElement).value).toBe('When does it end?');
});

test('a new template begins with its name', async () => {
  await open(null);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Template name' }));
});

test('a template that was only opened takes no focus', async () => {
  await open(template);
  expect(document.activeElement).toBe(document.body);
});

test('the type of a question is chosen in a menu, and a choice has its answers beside it', async () => {
  await open(template);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Type of question 1: Party list, guessed' }), {
    button: 0,
    ctrlKey: false,
  });
  fireEvent.click(await screen.findByRole('menuitemradio', { name: /^Choice/ }));
  const field = await screen.findByRole('textbox', { name: 'Add an answer to question 1' });
  for (const value of ['Customer', 'Supplier', 'Customer']) {
    fireEvent.change(field, { target: { value } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  expect(screen.getAllByRole('button', { name: /^Remove (?:Customer|Supplier)$/ })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Type of question 1: Choice' })).toBeTruthy();
});
