import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DocumentViewer } from '#ui/document-viewer/document-viewer.tsx';

test('where pages of a kind cannot be drawn, their words are shown', () => {
  const text = { isShown: false, onToggle: vi.fn(), pane: <p>The words of the page.</p> };
  const marks = { marks: [], currentMark: null, onMark: vi.fn() };
  const passages = { passages: [], currentPassage: null, onPassage: vi.fn() };
  render(
    <DocumentViewer
      kind="sheet"
      source={{ key: 'a', getUrl: async () => '' }}
      lang="en"
      page={1}
      onPage={vi.fn()}
      {...marks}
      {...passages}
      labels={new Map()}
      glow={0}
      isCompact={false}
      hasThumbnails={false}
      onThumbnails={vi.fn()}
      text={text}
    />,
  );
  expect(screen.getByText('The words of the page.')).toBeTruthy();
});
