import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileRemarks } from './file-remarks.tsx';

test('sentences that a file has otherwise than the screen are counted and named', () => {
  const sentences = [
    { kind: 'kept' as const, index: 3, page: 2, text: 'The list is on page 7.' },
    { kind: 'plain' as const, index: 0, page: 1, text: 'The maid never irons.' },
  ];
  render(<FileRemarks remarks={{ kept: 1, plain: 1, sentences }} source="en" />);
  const said = screen.getByRole('status').textContent;
  expect(said).toContain('1 sentence of the file stayed in English');
  expect(said).toContain('In 1 sentence bold words or links look like the rest');
  const named = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(named).toEqual([
    'Page 2, not translatedThe list is on page 7.',
    'Page 1, look lostThe maid never irons.',
  ]);
});
