import type { PageChange } from '@recto/contract/document-page';
import { authorsOf, type ShownComment } from '#ui/document-viewer/word/flow-parts.ts';
import { dayOf } from '#ui/document-viewer/word/change-date.ts';
import { Parts } from '#ui/document-viewer/word/parts.tsx';

interface MarginNotesProps {
  readonly changes: readonly PageChange[];
  readonly comments: readonly ShownComment[];
}

/** Who changed a block and what was said about it, beside it. */
export function MarginNotes({ changes, comments }: MarginNotesProps) {
  if (changes.length === 0 && comments.length === 0) return null;
  return (
    <div className="word-margin" dir="ltr">
      {authorsOf(changes).map(({ name, kind, date }) => (
        <div key={name} className="word-note" data-kind={kind}>
          <Byline what={kind} author={name} date={date} />
        </div>
      ))}
      {comments.map(({ block, parts }) => (
        <div key={block.start} className="word-note" data-kind="Comment">
          <Byline what="Comment" author={block.author} date={block.date} />
          <div dir="auto" className="word-line">
            <Parts parts={parts} />
          </div>
        </div>
      ))}
    </div>
  );
}

interface BylineProps {
  readonly what: string;
  readonly author?: string | undefined;
  readonly date?: string | undefined;
}

/** What it is, of whom and when: no words of the page. */
function Byline({ what, author = '', date = '' }: BylineProps) {
  return (
    <div className="word-byline">
      <b>{what}</b>
      {author !== '' && <span dir="auto">{author}</span>}
      {date !== '' && <time dateTime={date}>{dateOf(date)}</time>}
    </div>
  );
}

/** With its time: `12 Nov 2026, 16:20`. */
function dateOf(iso: string): string {
  const time = iso.split('T')[1];
  return time === undefined ? dayOf(iso) : `${dayOf(iso)}, ${time}`;
}
