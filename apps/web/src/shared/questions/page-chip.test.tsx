import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { PageChip } from '#shared/questions/page-chip.tsx';

const chips = () =>
  screen.getAllByRole('button').map((chip) => [chip.textContent, chip.getAttribute('aria-label')]);

test('the page of a PDF is named by its number and its position', () => {
  render(<PageChip kind="layout" page={105} label="102" onChoose={vi.fn()} />);
  expect(chips()).toEqual([['p. 102· PDF 105', 'Page p. 102 · PDF 105']]);
});

test('pages of other kinds are named for what they are', () => {
  render(
    <>
      <PageChip kind="sheet" page={2} label="Sales" range="Sales!B14:D20" onChoose={vi.fn()} />
      <PageChip kind="section" page={3} onChoose={vi.fn()} />
      <PageChip kind="lines" page={2} onChoose={vi.fn()} />
    </>,
  );
  expect(chips()).toEqual([
    ['Sales!B14:D20', 'Sales!B14:D20'],
    ['Section 3', 'Section 3'],
    ['p. 2', 'Page p. 2'],
  ]);
});

test('only the chosen chip shows that a page is one as it was last saved', () => {
  render(
    <>
      <PageChip kind="saved" page={6} isChosen onChoose={vi.fn()} />
      <PageChip kind="saved" page={9} onChoose={vi.fn()} />
    </>,
  );
  expect(chips()).toEqual([
    ['p. 6(as last saved in Word)', 'Page p. 6 (as last saved in Word)'],
    ['p. 9', 'Page p. 9 (as last saved in Word)'],
  ]);
});

test('a chip that leads elsewhere is a link with the same name', () => {
  render(<PageChip kind="layout" page={1} to="/chat?page=1" />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Page PDF 1' });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['PDF 1', '/chat?page=1']);
});
