import { useMemo } from 'react';
import type { ReadPage } from '#ui/document-viewer/frame/types.ts';
import { type ChangesView, isChanged, showPage } from '#ui/document-viewer/word/flow-parts.ts';
import { DeletedParagraphs, WordBlock } from '#ui/document-viewer/word/word-block.tsx';

interface WordBlocksProps {
  readonly content: ReadPage;
  readonly view: ChangesView;
  /** Which of its changed blocks is the current one; from the end where negative. */
  readonly current: number | null;
  readonly lang: string;
}

/** What stands on a page of a Word document, laid out by the browser. */
export function WordBlocks({ content, view, current, lang }: WordBlocksProps) {
  const shown = useMemo(() => showPage(content, view), [content, view]);
  const changed = current === null ? undefined : shown.blocks.filter(isChanged).at(current);
  return (
    <div className="word-blocks" lang={lang}>
      {shown.blocks.map((drawn) => (
        <WordBlock key={drawn.block.start} drawn={drawn} view={view} isCurrent={drawn === changed} />
      ))}
      <DeletedParagraphs texts={shown.deletedAfter} view={view} />
    </div>
  );
}
