import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { onKey } from '#lib/shortcuts.ts';
import { PageViewport } from '#ui/document-viewer/frame/page-viewport.tsx';
import type { DocumentSearch, PageMark, ViewerProps } from '#ui/document-viewer/frame/types.ts';
import { useViewerFrame } from '#ui/document-viewer/frame/use-viewer-frame.ts';
import { ViewerFrame } from '#ui/document-viewer/frame/viewer-frame.tsx';

/** A kind of document that the product does not have: pages of plain lines. */
const PAGES = ['First things.', 'Second things.', 'Last things.'];
const painter = { hold: vi.fn(), request: vi.fn(() => () => undefined) };

const mark = (number: number, page: number): PageMark => ({
  number,
  page,
  hit: 1,
  span: { start: 0, end: 5 },
  boxes: [],
});
const given = {
  source: { key: 'made-up', getUrl: async () => '', getPictureUrl: async () => '' },
  lang: 'en',
  marks: [mark(1, 2), mark(2, 3)],
  currentMark: null,
  onMark: vi.fn(),
  passages: [],
  currentPassage: null,
  onPassage: vi.fn(),
  labels: new Map([[2, 'ii']]),
  glow: 0,
  isCompact: false,
  hasThumbnails: true,
  onThumbnails: vi.fn(),
} satisfies Partial<ViewerProps>;

function LinesViewer(props: ViewerProps) {
  const frame = useViewerFrame(props, {
    pageCount: PAGES.length,
    ownLabels: null,
    size: { width: 400, height: 300 },
  });
  const { page, onDrawn } = frame;
  useEffect(onDrawn, [onDrawn]);
  return (
    <ViewerFrame viewer={props} frame={frame} painter={painter}>
      <PageViewport frame={frame} status="ready" footer={null}>
        <section aria-label={`Page ${page}`} style={{ width: 4 * frame.zoom.percent }}>
          {PAGES[page - 1]}
        </section>
      </PageViewport>
    </ViewerFrame>
  );
}

function Reading({ first = 1 }: { first?: number }) {
  const [page, setPage] = useState(first);
  return <LinesViewer {...given} page={page} onPage={setPage} />;
}

const press = (key: string) => act(() => onKey(new KeyboardEvent('keydown', { key })));
const announced = () => document.querySelector('[aria-live]')?.textContent;

beforeEach(() => {
  // happy-dom lays nothing out: the ground is as wide as its window.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
});

test('the frame turns, zooms and announces the pages of any kind of document', () => {
  render(<Reading />);
  expect(screen.getByRole('region', { name: 'Page 1' }).textContent).toBe('First things.');
  expect(announced()).toBe('page 1 of 3');
  press('ArrowRight');
  expect(screen.getByText('Second things.')).toBeTruthy();
  expect(announced()).toBe('page 2 of 3');
  press('ArrowRight');
  press('ArrowRight');
  expect(screen.getByText('Last things.')).toBeTruthy();
  press('0');
  const before = screen.getByRole('region', { name: 'Page 3' }).style.width;
  press('+');
  expect(screen.getByRole('region', { name: 'Page 3' }).style.width).not.toBe(before);
});

test('a page beyond the document is its last one, and hits are walked through by keys', () => {
  render(<Reading first={99} />);
  expect(screen.getByText('Last things.')).toBeTruthy();
  press('j');
  expect(given.onMark).toHaveBeenCalledWith(given.marks[0]);
  press('k');
  expect(given.onMark).toHaveBeenLastCalledWith(given.marks[1]);
});

test('the number printed on a page is known from the hits of a search, too', () => {
  const hit = { ...mark(1, 3), label: 'iv', snippet: 'Last things.', inSnippet: { start: 0, end: 4 } };
  const search: DocumentSearch = {
    isOpen: true,
    text: 'last',
    state: 'done',
    hits: [hit],
    total: 1,
    current: 0,
    onOpen: vi.fn(),
    onClose: vi.fn(),
    onText: vi.fn(),
    onHit: vi.fn(),
    onStep: vi.fn(),
  };
  render(<LinesViewer {...given} page={3} onPage={vi.fn()} search={search} />);
  expect(screen.getByRole('toolbar', { name: 'Page' }).textContent).toContain('printed iv');
});

test('a term that a panel has led to is told by its number, and keys lead to the next one', () => {
  const onIndex = vi.fn();
  const walk = { word: 'term', index: 1, count: 3, isClose: true, onIndex } as const;
  const shown = { ...given, marks: [], place: mark(1, 2), walk };
  render(<LinesViewer {...shown} page={2} onPage={vi.fn()} />);
  expect(screen.getByText('Term 2 of 3, likely')).toBeTruthy();
  expect(announced()).toBe('page 2, term 2 of 3, likely');
  press('j');
  expect(onIndex).toHaveBeenLastCalledWith(2);
  act(() => screen.getByRole('button', { name: 'Previous term (k)' }).click());
  expect(onIndex).toHaveBeenLastCalledWith(0);
});

test('a printed number stands beside that of the page', () => {
  render(<Reading first={2} />);
  expect(screen.getByRole('toolbar', { name: 'Page' }).textContent).toContain('ii');
});
