import type { PageBlock } from '@recto/contract/document-page';
import type { CSSProperties } from 'react';
import { textDirection } from '#lib/text-direction.ts';
import type { ChangesView, ShownBlock } from '#ui/document-viewer/word/flow-parts.ts';
import { MarginNotes } from '#ui/document-viewer/word/margin-notes.tsx';
import { Parts } from '#ui/document-viewer/word/parts.tsx';
import type { Part } from '#ui/document-viewer/word/style-parts.ts';

interface WordBlockProps {
  readonly drawn: ShownBlock;
  readonly view: ChangesView;
  /** Its change is the one to which the steps have led. */
  readonly isCurrent: boolean;
}

/** A block with what is said of it at the margin. */
export function WordBlock({ drawn, view, isCurrent }: WordBlockProps) {
  const { block, parts, rows, deletedBefore } = drawn;
  const words = rows.length > 0 ? rows.flat().flatMap((cell) => cell.parts) : parts;
  const direction = block.isRightToLeft ? 'rtl' : textDirection(words.map(({ text }) => text).join(' '));
  const isChanged = view === 'marked' && drawn.changes.length > 0;
  return (
    <div
      className="word-block"
      dir={direction}
      data-kind={block.kind}
      data-level={block.level}
      data-align={block.align}
      data-changed={isChanged || undefined}
      data-current-change={(isChanged && isCurrent) || undefined}
    >
      <div className="word-body">
        <DeletedParagraphs texts={deletedBefore} view={view} />
        {rows.length > 0 ? <WordTable block={block} rows={rows} /> : <Words block={block} parts={parts} />}
      </div>
      <MarginNotes changes={view === 'marked' ? drawn.changes : []} comments={drawn.comments} />
    </div>
  );
}

/** The words of a block, its number before them. */
function Words({ block, parts }: { readonly block: PageBlock; readonly parts: readonly Part[] }) {
  const { kind, level = 1, number, start } = block;
  const style = { '--depth': kind === 'item' ? Math.min(level, 6) - 1 : 0 } as CSSProperties;
  return (
    <div
      className="word-line"
      style={style}
      {...(kind === 'heading' && { role: 'heading', 'aria-level': Math.min(6, level + 1) })}
    >
      {number !== undefined && (
        <span className="word-number" data-start={start}>
          {number}
        </span>
      )}
      <Parts parts={parts} />
    </div>
  );
}

function WordTable({ block, rows }: { readonly block: PageBlock; readonly rows: ShownBlock['rows'] }) {
  const toCells = (row: ShownBlock['rows'][number], Cell: 'td' | 'th') =>
    row.map(({ parts, columnSpan, rowSpan }, index) => (
      <Cell
        key={index}
        colSpan={columnSpan}
        rowSpan={rowSpan}
        {...(Cell === 'th' && { scope: columnSpan === undefined ? 'col' : 'colgroup' })}
      >
        <Parts parts={parts} />
      </Cell>
    ));
  const [first = [], ...others] = rows;
  const hasHeader = block.hasHeader === true && others.length > 0;
  const body = hasHeader ? others : rows;
  return (
    <table>
      {hasHeader && (
        <thead>
          <tr className="word-row">{toCells(first, 'th')}</tr>
        </thead>
      )}
      <tbody>
        {body.map((row, index) => (
          <tr key={index} className="word-row">
            {toCells(row, 'td')}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Paragraphs that are gone: struck out, or as they were. */
export function DeletedParagraphs({
  texts,
  view,
}: {
  readonly texts: readonly string[];
  readonly view: ChangesView;
}) {
  return texts.map((text, index) => (
    <p key={index} className="word-line word-gone" dir={textDirection(text)}>
      <span>{view === 'marked' ? <del>{text}</del> : text}</span>
    </p>
  ));
}
