import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cite, makeAnswered, makeLed, makeQuestion } from '#testing/question.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ItemAnswer } from './item-answer.tsx';

const item = { _id: 'item-1', fileId: 'file-1', pageKind: 'layout' } as const;
const quoteOf = (text: string) => screen.getByText(text).className;

test('the pages are those that the answer itself stands on', async () => {
  await renderPage('/history-element', () => <ItemAnswer number={1} question={makeLed()} item={item} />);
  const chips = screen.getAllByRole('link', { name: /^Page/ });
  expect(chips.map(({ textContent }) => textContent)).toEqual(['p. 102· PDF 105']);
});

test('quotes come with More, yellow only where an answer rests on them', async () => {
  const answered = makeAnswered();
  const closest = makeQuestion({
    _id: 'question-2',
    kind: 'closest',
    completed: true,
    pages: [7],
    citations: [cite(7, 'It comes close.')],
  });
  await renderPage('/history-element', () => (
    <ol>
      <ItemAnswer number={1} question={answered} item={item} />
      <ItemAnswer number={2} question={closest} item={item} />
    </ol>
  ));
  expect(screen.getByRole('link', { name: 'Page p. 102 · PDF 105' })).toBeTruthy();
  for (const more of screen.getAllByRole('button', { name: 'More' })) fireEvent.click(more);
  // The line stands under passages that come close, too.
  expect(screen.getAllByText('Answer found on Pages :')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Page PDF 7' }).className).toContain('border-dashed');
  expect(quoteOf('accounted for approximately 55%')).toContain('bg-marker-soft');
  expect(quoteOf('It comes close.')).not.toContain('bg-marker-soft');
  expect(screen.getByRole('link', { name: 'PDF 7' })).toBeTruthy();
});
