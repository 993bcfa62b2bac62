import type { FileItem } from '@recto/contract/library';
import type { Question } from '@recto/contract/questions';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { textDirection } from '#lib/text-direction.ts';
import { Link } from 'react-router';
import { fileDetailQuery, fileQuery } from '#shared/files/queries.ts';
import { useDocumentSource } from '#shared/files/use-document-source.ts';
import { usePageNote } from '#shared/files/use-page-note.ts';
import { useReadPage } from '#shared/files/use-read-page.ts';
import { useReadPages } from '#shared/files/use-read-pages.ts';
import { citationOf, findMark, marksOf } from '#shared/questions/citations.ts';
import { bestPage, findPassage, passagesOf } from '#shared/questions/passages.ts';
import { QuoteText } from '#shared/questions/quote-text.tsx';
import { buttonClass } from '#ui/button.tsx';
import { DocumentViewer } from '#ui/document-viewer/document-viewer.tsx';
import { stepIndex } from '#ui/document-viewer/frame/hits.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface CellPageProps {
  readonly fileId: string;
  readonly question: Question;
  /** Null: the best page of the answer. */
  readonly page: number | null;
  readonly hit: number | null;
  readonly onPage: (page: number, hit: number | null) => void;
  /** Where two pages stand beside each other. */
  readonly label?: string;
}

/** The page that an answer stands on, with its marks. */
export function CellPage({ fileId, ...rest }: CellPageProps) {
  const { data: file } = useQuery(fileQuery(fileId));
  return file ? <OpenPage key={fileId} file={file} {...rest} /> : <div className="h-full bg-desk" />;
}

function OpenPage({
  file,
  question,
  page: asked,
  hit: askedHit,
  onPage,
  label = 'Document',
}: Omit<CellPageProps, 'fileId'> & { file: FileItem }) {
  const [glow, setGlow] = useState(0);
  const marks = useMemo(() => (question.kind === 'answer' ? marksOf(question) : []), [question]);
  // Beside an answer its further passages are no evidence.
  const passages = useMemo(() => (question.kind === 'answer' ? [] : passagesOf(question)), [question]);
  const page = asked ?? bestPage(question) ?? 1;
  const hit = asked === null ? 1 : askedHit;
  const mark = findMark(marks, page, hit);
  const passage = findPassage(passages, page, hit);
  const source = useDocumentSource(file._id);
  const read = useReadPage(file, page);
  const flow = useReadPages(file, page);
  const note = usePageNote(file, page);
  const { data: detail } = useQuery(fileDetailQuery(file._id));
  const labels = useMemo(
    () => new Map(detail?.report.pages.flatMap(({ page, label }) => (label ? [[page, label]] : []))),
    [detail],
  );
  const show = (to: { readonly page: number; readonly hit: number } | undefined) => {
    if (!to) return;
    setGlow((times) => times + 1);
    onPage(to.page, to.hit);
  };
  // In this little room the page is too small to be read.
  const quote = mark && citationOf(question, mark.number)?.quote;
  const evidence = marks.length > 0 ? marks : passages;
  const at = mark ? marks.indexOf(mark) : (passage ?? -1);
  const noun = marks.length > 0 ? 'Hit' : 'Passage';
  return (
    <div className="flex h-full min-h-0 flex-col">
      <section aria-label={label} className="relative min-h-0 grow">
        <DocumentViewer
          kind={file.pageKind}
          source={source}
          read={read}
          flow={flow}
          lang={file.lang}
          page={page}
          onPage={(to) => onPage(to, null)}
          marks={marks}
          currentMark={mark?.number ?? null}
          onMark={show}
          passages={passages}
          currentPassage={passage}
          onPassage={(index) => show(passages[index])}
          labels={labels}
          glow={glow}
          note={note}
          isCompact
          hasHitKeys={false}
          hasThumbnails={false}
          onThumbnails={() => undefined}
        />
      </section>
      {quote !== undefined && (
        <blockquote
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long quote scrolls, which keys must reach
          tabIndex={0}
          dir={textDirection(quote)}
          lang={file.lang}
          className="max-h-20 flex-none overflow-y-auto border-line border-t px-4 pt-2.5 font-read text-[15px]/5.5"
        >
          <QuoteText quote={quote} />
        </blockquote>
      )}
      <div className="flex h-12 flex-none items-center gap-1 px-4 text-ink-2 text-xs tabular-nums">
        {evidence.length > 0 && (
          <>
            <span className="me-1" aria-live="polite">
              {at < 0 ? `${evidence.length} on its pages` : `${noun} ${at + 1} of ${evidence.length}`}
            </span>
            <IconButton
              label={`Previous ${noun.toLowerCase()}`}
              onClick={() => show(evidence[stepIndex(at, evidence.length, -1)])}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              label={`Next ${noun.toLowerCase()}`}
              onClick={() => show(evidence[stepIndex(at, evidence.length, 1)])}
            >
              <ArrowDown />
            </IconButton>
          </>
        )}
        <Link
          to={`/chat?file=${file._id}&question=${question._id}&page=${page}${hit === null ? '' : `&hit=${hit}`}`}
          className={buttonClass('plain', 'sm', 'ms-auto')}
        >
          Open page
        </Link>
      </div>
    </div>
  );
}
