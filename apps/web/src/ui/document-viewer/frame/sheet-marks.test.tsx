import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SheetMarks } from '#ui/document-viewer/frame/sheet-marks.tsx';
import type { PageAnchor, ViewerProps } from '#ui/document-viewer/frame/types.ts';

const place: PageAnchor = {
  page: 2,
  span: { start: 0, end: 4 },
  boxes: [{ x: 0.1, y: 0.2, width: 0.3, height: 0.02 }],
};

function show(where: PageAnchor) {
  const viewer = { marks: [], currentMark: null, passages: [], currentPassage: null, place: where };
  const frame = { search: null, currentHit: null };
  const props = { page: 2, size: { width: 600, height: 800 }, height: 800 };
  render(<SheetMarks viewer={viewer as unknown as ViewerProps} frame={frame as never} {...props} />);
}

test('a heading of the contents has a bar beside it', () => {
  show(place);
  expect(screen.getByTestId('place')).toBeTruthy();
  expect(document.querySelector('.viewer-ink-current > div')).toBeNull();
});

test('the words of a key figure are marked as those of an answer', () => {
  show({ ...place, isEvidence: true });
  expect(screen.queryByTestId('place')).toBeNull();
  expect(document.querySelector('.viewer-ink-current > div')).not.toBeNull();
});

test('what is only likely is outlined as closest passages are', () => {
  show({ ...place, isClose: true });
  expect(screen.getByTestId('passage')).toBeTruthy();
  expect(document.querySelector('.viewer-ink-current > div')).toBeNull();
});
