import type { ExtractionReport } from '@recto/contract/extraction-report';
import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatBytes, formatDate, formatDuration, plural } from '#lib/format.ts';
import { withDetails } from '#shared/files/file-details.ts';
import { fileQuery } from '#shared/files/queries.ts';
import { pagePosition } from '#shared/files/page-names.ts';
import { EncodingChoice } from './encoding-choice.tsx';
import { LanguageFact } from './language-choice.tsx';
import { embeddedOcr, unseenTotals } from './page-flags.ts';
import { labelSpan, paperName, scanConfidence } from './report-text.ts';

interface FileFactsProps {
  readonly file: FileItem;
  readonly report: ExtractionReport;
}

/** What is known of a file beside its pages. */
export function FileFacts({ file, report }: FileFactsProps) {
  const labels = labelSpan(file.pageKind, report.pages);
  const paper = paperName(report.pages);
  const confidence = scanConfidence(report.pages);
  return (
    <>
      <Section title="Document">
        <Fact name="Language">
          <LanguageFact file={file} report={report} />
        </Fact>
        {file.encoding !== undefined && (
          <Fact name="Encoding">
            <EncodingChoice file={file} />
          </Fact>
        )}
        {labels && (
          <Fact name="Page labels">
            {labels.span}
            <Note>{labels.place}</Note>
          </Fact>
        )}
        <Fact name="Size">{[formatBytes(file.size), paper].filter(Boolean).join(' · ')}</Fact>
        {file.previousFileId !== undefined && <EarlierVersion fileId={file.previousFileId} />}
        <Fact name="Uploaded">{formatDate(file.createdAt)}</Fact>
        {report.ms !== null && <Fact name="Read in">{formatDuration(report.ms)}</Fact>}
        <Fact name="SHA-256">
          <span className="font-mono text-xs" title={file.hash}>{`${file.hash.slice(0, 14)}…`}</span>
        </Fact>
      </Section>
      <Section title="Pages">
        <Fact name="Read">{report.read.toLocaleString('en-US')}</Fact>
        {report.ocr > 0 && <Fact name="Scanned">{report.ocr.toLocaleString('en-US')}</Fact>}
        <Fact name="Empty">{report.empty.toLocaleString('en-US')}</Fact>
        <Fact name="Damaged">{report.damaged.toLocaleString('en-US')}</Fact>
        <Fact name="Needing OCR">{report.needOcr.toLocaleString('en-US')}</Fact>
      </Section>
      {confidence && (
        <Section title="Scanned pages">
          <Fact name="Confidence">
            {`${confidence.average}% on average`}
            <Note>{`lowest ${confidence.lowest}% on ${pagePosition(file.pageKind, confidence.page)}`}</Note>
          </Fact>
        </Section>
      )}
      <Flags report={report} />
      <Stages file={file} />
    </>
  );
}

const TITLE = 'mb-1 font-medium text-ink-3 text-xs';
const SECTION = 'border-line px-5.5 pt-3.5 pb-3 [&+&]:border-t';

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={SECTION}>
    <h3 className={TITLE}>{title}</h3>
    <dl>{children}</dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid grid-cols-[96px_minmax(0,1fr)] py-1 text-sm">
    <dt className="text-ink-3">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

/** The file that this one is a newer version of, with its own details. */
function EarlierVersion({ fileId }: { fileId: string }) {
  const { data } = useQuery(fileQuery(fileId));
  const { search } = useLocation();
  if (!data) return null;
  return (
    <Fact name="Newer than">
      <Link to={{ search: withDetails(search, fileId) }} className="link break-words">
        {data.name}
      </Link>
    </Fact>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <small className="block text-ink-3 text-xs">{children}</small>
);

/** What the file holds and its readers do not see; nothing where there is nothing of the kind. */
function Flags({ report: { pages } }: { report: ExtractionReport }) {
  const unseen = unseenTotals(pages);
  const earlier = embeddedOcr(pages);
  return (
    <>
      {unseen.length > 0 && (
        <Section title="Hidden text, left out">
          {unseen.map(({ kind, name, characters, pages: count }) => (
            <Fact key={kind} name={name}>
              {plural(characters, 'character')}
              <Note>{`on ${plural(count, 'page')}`}</Note>
            </Fact>
          ))}
        </Section>
      )}
      {earlier.pages > 0 && (
        <Section title="Earlier recognition">
          <Fact name="Came with">
            {plural(earlier.pages, 'page')}
            <Note>text under pictures, not checked here</Note>
          </Fact>
        </Section>
      )}
    </>
  );
}

function Stages({ file }: { file: FileItem }) {
  const current = file.stages.findIndex((stage) => !stage.completed);
  return (
    <section className={SECTION}>
      <h3 className={TITLE}>Stages</h3>
      <ol>
        {file.stages.map(({ name, completed }, index) => {
          const isFailed = index === current && file.status === 'failed';
          return (
            <li
              key={name}
              className={cx('flex h-[27px] items-center gap-2.5 text-sm', !completed && 'text-ink-3')}
            >
              <span aria-hidden="true" className="grid size-3.5 place-items-center [&_svg]:size-3.5">
                {completed && <Check className="text-ok" />}
                {isFailed && <CircleAlert className="text-bad" />}
                {!completed && !isFailed && <span className="size-1.5 rounded-full bg-control" />}
              </span>
              {name}
              <span className="sr-only">{completed ? ': done' : isFailed ? ': failed' : ''}</span>
              {index === current && file.progress && (
                <span className="ms-auto text-xs tabular-nums">{`page ${file.progress.page} of ${file.progress.of}`}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
