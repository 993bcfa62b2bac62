import type { ExtractionReport } from '@recto/contract/extraction-report';
import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { FileX, ServerOff } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#lib/api.ts';
import { sentenceOf } from '#lib/api-error.ts';
import { canView, fileDetailQuery, fileQuery, isRunning, isUnconverted } from '#shared/files/queries.ts';
import { namePage } from '#shared/files/page-names.ts';
import { timeLeft } from '#shared/files/time-left.ts';
import { termUrl } from '#shared/key-terms/term-place.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { FileStatus } from '#shared/files/file-status.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FileFacts } from './file-facts.tsx';
import './file-report.css';
import { PageMap } from './page-map.tsx';
import { PageStrip } from './page-strip.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportFrame } from './report-frame.tsx';
import { headline, type MapFilter, pagesWorthALook, summary, summaryWhileRead } from './report-text.ts';
import { ReprocessBar } from './reprocess-bar.tsx';
import { StateFilters } from './state-filters.tsx';

const KeyTerms = lazy(() => import('#shared/key-terms/key-terms.tsx'));

interface FileReportProps {
  readonly fileId: string;
  readonly onClose: () => void;
}

/** What became of every page of a file, over the screen that asked. */
export default function FileReport({ fileId, onClose }: FileReportProps) {
  const detail = useQuery(fileDetailQuery(fileId));
  // News over the socket reach this entry first.
  const live = useQuery({ ...fileQuery(fileId), enabled: detail.isSuccess });
  if (detail.data) {
    // The end is told with its own report: the one at hand knows only the pages read before.
    const isReportBehind = isRunning(detail.data) && live.data !== undefined && !isRunning(live.data);
    const file = isReportBehind ? detail.data : (live.data ?? detail.data);
    return (
      <ReportFrame
        onClose={onClose}
        title={<Heading file={file} />}
        actions={<ReportActions file={file} />}
        footer={<ReprocessBar key={file.lang} file={file} report={detail.data.report} />}
      >
        <Report file={file} report={detail.data.report} />
      </ReportFrame>
    );
  }
  return (
    <ReportFrame onClose={onClose} title="a file">
      {detail.isError ? (
        <ReportFailed
          error={detail.error}
          isRetrying={detail.isFetching}
          onRetry={() => void detail.refetch()}
        />
      ) : (
        <ReportLoading />
      )}
    </ReportFrame>
  );
}

const Heading = ({ file }: { file: FileItem }) => (
  <>
    <FileIcon type={file.type} />
    <FileName name={file.name} />
    {file.status === 'complete' && (
      <span className="flex items-center gap-2 font-normal text-ink-2 text-xs max-sm:hidden">
        <span aria-hidden="true" className="size-1.5 rounded-full bg-ok" />
        Complete
      </span>
    )}
  </>
);

function Report({ file, report }: { file: FileItem; report: ExtractionReport }) {
  const { pages } = report;
  const [filter, setFilter] = useState<MapFilter | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen ?? pagesWorthALook(pages)[0]?.page ?? 1;
  return (
    <div className="min-h-0 flex-1 max-[1059px]:overflow-y-auto min-[1060px]:grid min-[1060px]:grid-cols-[minmax(0,1fr)_316px]">
      <div className="flex flex-col min-[1060px]:min-h-0 min-[1060px]:overflow-y-auto">
        <div className="px-6 pt-5.5 pb-5 max-sm:px-4">
          <h2 className="font-read text-[24px]/[30px] tracking-[-0.01em]">
            {headline(report, file.pageKind)}
          </h2>
          {file.status !== 'failed' && (
            <p className="mt-1 text-ink-2 text-sm">
              {isRunning(file) ? summaryWhileRead(report, file.pageKind) : summary(report, file.pageKind)}
            </p>
          )}
          {isUnconverted(file) && <p className="mt-1 text-sm text-warn">{file.error_msg_customer}</p>}
          {file.status === 'failed' && (
            <div className="mt-4">
              <Notice tone="bad">{file.error_msg_customer ?? 'This file could not be processed.'}</Notice>
            </div>
          )}
          {isRunning(file) && (
            <div className="mt-4" role="status">
              <FileStatus file={file} />
              <p className="mt-1 text-ink-3 text-xs">{timeLeft(file)}</p>
            </div>
          )}
          {pages.length > 0 && (
            <div className="mt-4.5 space-y-3">
              <StateFilters pages={pages} filter={filter} onFilter={setFilter} />
              <PageMap
                fileId={canView(file) ? file._id : null}
                kind={file.pageKind}
                pages={pages}
                current={current}
                onCurrent={setChosen}
                filter={filter}
              />
            </div>
          )}
        </div>
        {pages.length > 0 && <PageStrip file={file} pages={pages} current={current} onCurrent={setChosen} />}
        {file.status === 'complete' && <Terms file={file} pages={pages} />}
      </div>
      <aside
        aria-label="About the file"
        // It scrolls, and holds nothing else that keys could reach.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="border-line py-1.5 focus-visible:outline-offset-[-2px] max-[1059px]:border-t min-[1060px]:overflow-y-auto min-[1060px]:border-s"
      >
        <FileFacts file={file} report={report} />
      </aside>
    </div>
  );
}

/** What is looked for first in the file; each leads to its place in the chat. */
function Terms({ file, pages }: { file: FileItem; pages: ExtractionReport['pages'] }) {
  const navigate = useNavigate();
  const labels = new Map(pages.map(({ page, label }) => [page, label]));
  return (
    <div className="border-line border-t px-6 py-5 empty:hidden max-sm:px-4">
      <Suspense fallback={null}>
        <KeyTerms
          file={file}
          nameOf={(page) => namePage(file.pageKind, { page, label: labels.get(page) }).name}
          onChoose={({ key }) => void navigate(termUrl(file._id, key))}
        />
      </Suspense>
    </div>
  );
}

interface ReportFailedProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function ReportFailed({ error, isRetrying, onRetry }: ReportFailedProps) {
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState icon={<FileX />} title="This file is not here">
        It was deleted, or the link belongs to another account.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<ServerOff />}
      title="The report could not be loaded"
      action={
        <Button loading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </EmptyState>
  );
}

const ReportLoading = () => (
  <div role="status" className="space-y-4 p-6">
    <span className="sr-only">Loading the report</span>
    <Skeleton className="h-7 w-72" />
    <Skeleton className="h-4 w-96 max-w-full" />
    <Skeleton className="h-7 w-80 max-w-full" />
    <Skeleton className="h-40 max-w-160" />
  </div>
);
