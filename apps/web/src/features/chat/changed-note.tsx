import type { FileItem } from '@recto/contract/library';
import type { Citation } from '@recto/contract/questions';
import { useQueries, useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { changedWords } from '#features/chat/changed-words.ts';
import { documentPageQuery, fileDetailQuery } from '#shared/files/queries.ts';
import { dayOf } from '#ui/document-viewer/word/change-date.ts';

/** What of a deletion is quoted, in characters. */
const QUOTED = 120;

interface ChangedNoteProps {
  readonly file: Pick<FileItem, '_id' | 'updatedAt' | 'pageKind'>;
  /** Of one claim. */
  readonly citations: readonly Pick<Citation, 'page' | 'span'>[];
}

/** Says of a claim from a Word file that tracked changes have made its words, which nobody may have accepted yet. */
export function ChangedNote({ file, citations }: ChangedNoteProps) {
  const canChange = file.pageKind === 'saved' || file.pageKind === 'section';
  const { data: detail } = useQuery({ ...fileDetailQuery(file._id), enabled: canChange });
  const changedPages = new Set(detail?.report.pages.flatMap(({ page, changes }) => (changes ? [page] : [])));
  const cited = citations.filter(({ page }) => changedPages.has(page));
  const pages = useQueries({ queries: cited.map(({ page }) => documentPageQuery(file, page)) });
  const found = cited.flatMap(({ span }, at) => {
    const content = pages[at]?.data;
    return (content && changedWords(content, span)) ?? [];
  });
  if (found.length === 0) return null;
  const date = found
    .flatMap((each) => each.date ?? [])
    .toSorted()
    .at(-1);
  const when = date === undefined ? '' : ` on ${dayOf(date)}`;
  const deleted = [...new Set(found.flatMap((each) => each.deleted))].join(' … ');
  return (
    <p className="mt-1 flex items-start gap-1.5 text-ink-3 text-xs">
      <PencilLine size={13} className="mt-0.5 flex-none" aria-hidden="true" />
      {deleted === '' ? (
        `Inserted by a tracked change${when}.`
      ) : (
        <span>
          {`By a tracked change${when}. Before it said `}
          <q dir="auto">{deleted.length > QUOTED ? `${deleted.slice(0, QUOTED)}…` : deleted}</q>.
        </span>
      )}
    </p>
  );
}
