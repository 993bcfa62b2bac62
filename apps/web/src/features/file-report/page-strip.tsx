import type { FileItem } from '@recto/contract/library';
import { Eye } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { plural } from '#lib/format.ts';
import { canView, isRunning } from '#shared/files/queries.ts';
import { PAGE_LINK } from '#shared/files/page-link.ts';
import { buttonClass } from '#ui/button.tsx';
import { pageUrl } from './page-map.tsx';
import { flagSentences } from './page-flags.ts';
import { PageTiles } from './page-tiles.tsx';
import { pageName, pagesWorthALook, type ReportPage, STATE_MEANINGS } from './report-text.ts';

/** pdf.js comes only for files that have something to show. */
const PicturedTiles = lazy(() => import('./pictured-tiles.tsx'));
const SHOWN = 6;

interface PageStripProps {
  readonly file: FileItem;
  readonly pages: readonly ReportPage[];
  readonly current: number;
  readonly onCurrent: (page: number) => void;
}

/** The pages that somebody should see first, and what became of the current one. */
export function PageStrip({ file, pages, current, onCurrent }: PageStripProps) {
  const odd = pagesWorthALook(pages);
  const tiles = { kind: file.pageKind, pages: odd.slice(0, SHOWN), current, onCurrent };
  const page = pages.find((candidate) => candidate.page === current);
  return (
    <div className="flex-1 border-line border-t bg-quiet pt-3.5 pb-5">
      {odd.length > 0 && (
        <>
          <h3 className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 px-6 font-semibold text-sm max-sm:px-4">
            Worth a look
            <span className="font-normal text-ink-3 text-xs">{countText(odd.length)}</span>
          </h3>
          {file.pageKind === 'layout' ? (
            <Suspense fallback={<PageTiles {...tiles} />}>
              <PicturedTiles {...tiles} fileId={file._id} />
            </Suspense>
          ) : (
            <PageTiles {...tiles} />
          )}
        </>
      )}
      {page && <PageCard file={file} page={page} />}
    </div>
  );
}

const countText = (odd: number): string =>
  `${Math.min(odd, SHOWN)} of ${plural(odd, 'page')} that ${odd === 1 ? 'is' : 'are'} not plain text`;

/** While the file is read, a page that needs OCR may still get it. */
const meaningOf = (file: FileItem, { state }: ReportPage): string =>
  state === 'needs-ocr' && isRunning(file) ? 'Its picture is still to be read.' : STATE_MEANINGS[state];

const PageCard = ({ file, page }: { file: FileItem; page: ReportPage }) => (
  <div className="mx-6 mt-2 flex items-center gap-4 rounded-field border border-line bg-surface py-2.5 ps-3.5 pe-3 text-ink-2 text-sm max-sm:mx-4 max-sm:flex-wrap">
    <div className="min-w-0 grow basis-60" aria-live="polite">
      <b className="font-semibold text-ink tabular-nums">{pageName(file.pageKind, page)}</b>
      <p>{[meaningOf(file, page), ...flagSentences(page)].join(' ')}</p>
    </div>
    {canView(file) && (
      <Link to={pageUrl(file._id, page.page)} state={PAGE_LINK} className={buttonClass('plain')}>
        <Eye />
        Open page
      </Link>
    )}
  </div>
);
