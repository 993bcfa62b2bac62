import type { AnswerChange, Batch } from '@recto/contract/batches';
import type { EarlierRun } from '@recto/contract/batch-versions';
import { fileExtension } from '@recto/contract/file-names';
import { useQuery } from '@tanstack/react-query';
import { GitCompareArrows, Table2 } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { cx } from '#lib/cx.ts';
import { formatDate, plural } from '#lib/format.ts';
import { useShortcut } from '#lib/shortcuts.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { fileQuery } from '#shared/files/queries.ts';
import { BackLink } from '#ui/back-link.tsx';
import { buttonClass } from '#ui/button.tsx';
import { MARKS } from '../cell-review.tsx';
import { ChangeRow, ROW_GRID, type VersionKinds } from './change-row.tsx';
import { changesTitle, groupChanges } from './change-words.ts';
import { UnchangedAnswers } from './unchanged-answers.tsx';
import { useReviewChange } from './review-change-mutations.ts';

interface ChangesProps {
  readonly batch: Batch;
  readonly earlier: readonly EarlierRun[];
  readonly changes: readonly AnswerChange[];
}

/** The answers of a batch beside those of earlier versions of its files. */
export function ChangesView({ batch, earlier, changes }: ChangesProps) {
  const [params, setParams] = useSearchParams();
  const reviewing = useReviewChange(batch.batchId);
  const open = params.get('answer');
  const shown = useMemo(() => earlier.filter(isAskedFor(params.get('file'))), [earlier, params]);
  const listed = useMemo(
    () => shown.flatMap(({ fileId }) => changes.filter(({ now }) => now.fileId === fileId)),
    [shown, changes],
  );
  const { changed, look, same } = groupChanges(listed);
  const walked = listed.filter(({ change }) => change !== 'same');
  const toggle = (answerId: string) => {
    const next = new URLSearchParams(params);
    if (open === answerId) next.delete('answer');
    else next.set('answer', answerId);
    setParams(next, { replace: true });
  };
  const findActive = () => {
    const row = document.activeElement?.closest<HTMLElement>('[data-answer]');
    return walked.find(({ now }) => now.answerId === row?.dataset.answer);
  };
  const step = (direction: 1 | -1) => {
    const active = findActive();
    const at = active ? walked.indexOf(active) : direction === 1 ? -1 : walked.length;
    const next = walked[at + direction]?.now.answerId;
    document.querySelector<HTMLElement>(`[data-change="${next}"]`)?.focus();
  };
  const mark = (at: 0 | 1 | 2) => {
    const active = findActive();
    if (active) reviewing.toggle(active.now, MARKS[at].mark);
  };
  const group = 'Answers';
  useShortcut({ key: 'j', label: 'Next answer', group }, () => step(1));
  useShortcut({ key: 'k', label: 'Previous answer', group }, () => step(-1));
  useShortcut({ key: '1', label: 'Accepted', group }, () => mark(0));
  useShortcut({ key: '2', label: 'Wrong', group }, () => mark(1));
  useShortcut({ key: '3', label: 'To check', group }, () => mark(2));
  return (
    <div className="h-full overflow-y-auto pb-10">
      <ChangesHeader batch={batch} earlier={shown} />
      <section
        aria-label="Summary"
        className="flex flex-wrap items-end gap-x-10 gap-y-3 border-line border-b px-6 py-4 max-sm:px-4"
      >
        <div className="min-w-0 grow basis-80">
          <h2 className="font-read text-[28px]/9 tracking-[-0.01em]">
            {changesTitle(changed.length, listed.length)}
          </h2>
          <p className="mt-1 max-w-[88ch] text-pretty text-ink-2 text-sm">
            {sinceText(shown)} An answer counts as changed when what it says differs, not when only the page
            does.
          </p>
        </div>
        <ChangeMap changes={listed} note={countText(changed.length, look.length, same.length)} />
      </section>
      {batch.status === 'running' && (
        <p role="status" className="border-line border-b px-6 py-3 text-ink-2 text-sm max-sm:px-4">
          {`Still being asked: ${batch.done} of ${batch.total}. The answers so far are shown.`}
        </p>
      )}
      {shown.map((run) => (
        <OneFile
          key={run.fileId}
          run={run}
          changes={listed.filter(({ now }) => now.fileId === run.fileId)}
          columns={batch.columns}
          open={open}
          reviewing={reviewing}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}

const isAskedFor =
  (fileId: string | null) =>
  (run: EarlierRun): boolean =>
    fileId === null || run.fileId === fileId;

function sinceText(runs: readonly EarlierRun[]): string {
  const [run, ...more] = runs;
  if (!run || more.length > 0)
    return 'Beside what earlier versions of these files answered to the same questions.';
  return `The same questions as for ${run.name}, asked ${formatDate(run.createdAt)}.`;
}

const countText = (changed: number, look: number, same: number): string =>
  [`${changed} changed`, ...(look > 0 ? [`${look} to look at`] : []), `${same} the same`].join(', ');

/** A small picture of which questions changed; its sentence says the same. */
function ChangeMap({ changes, note }: { changes: readonly AnswerChange[]; note: string }) {
  const LOOKS = { changed: 'border-changed bg-changed', look: 'border-changed', same: 'border-control' };
  return (
    <div className="w-64 max-w-full">
      {changes.length <= 60 && (
        <div aria-hidden="true" className="flex flex-wrap gap-1">
          {changes.map(({ change, now }) => (
            <span key={now.answerId} className={cx('h-2 w-5 rounded-[3px] border', LOOKS[change])} />
          ))}
        </div>
      )}
      <p className="mt-1.5 text-end text-ink-2 text-xs tabular-nums max-sm:text-start">{note}</p>
    </div>
  );
}

function ChangesHeader({ batch, earlier }: Pick<ChangesProps, 'batch' | 'earlier'>) {
  const { batchId, templateName, questions, createdAt } = batch;
  const [run, ...more] = earlier;
  const { data: file } = useQuery({ ...fileQuery(run?.fileId ?? ''), enabled: run !== undefined });
  const isOne = more.length === 0;
  const about = isOne ? file?.name : plural(earlier.length, 'file');
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b px-4 py-2.5 max-sm:px-3">
      <BackLink to={`/batch-element?batch=${batchId}`} label="Back to the batch" />
      <h1 dir="auto" className="min-w-0 truncate font-semibold text-[15px]">
        {templateName}
      </h1>
      <span className="min-w-0 truncate text-ink-2 text-sm">
        {[plural(questions, 'question'), about, formatDate(createdAt)].filter(Boolean).join(' · ')}
      </span>
      <span className="ms-auto flex flex-wrap gap-2">
        {isOne && run && (
          <Link
            to={`/compare-docs?first=${run.earlierFileId}&second=${run.fileId}`}
            className={buttonClass('quiet')}
          >
            <GitCompareArrows aria-hidden="true" />
            Compare the texts
          </Link>
        )}
        <Link to={`/batch-element?batch=${batchId}`} className={buttonClass()}>
          <Table2 aria-hidden="true" />
          Open as a matrix
        </Link>
      </span>
    </header>
  );
}

interface OneFileProps {
  readonly run: EarlierRun;
  readonly changes: readonly AnswerChange[];
  readonly columns: Batch['columns'];
  readonly open: string | null;
  readonly reviewing: ReturnType<typeof useReviewChange>;
  readonly onToggle: (answerId: string) => void;
}

/** The answers of one file: those that changed, those to look at, and the others folded. */
function OneFile({ run, changes, columns, open, reviewing, onToggle }: OneFileProps) {
  const { data: file } = useQuery(fileQuery(run.fileId));
  const { data: before } = useQuery(fileQuery(run.earlierFileId));
  const { changed, look, same } = groupChanges(changes);
  const kinds: VersionKinds = { before: before?.pageKind ?? 'layout', now: file?.pageKind ?? 'layout' };
  const rows = [...changed, ...look];
  return (
    <section aria-label={file?.name ?? 'File'}>
      <div className={cx(ROW_GRID, 'items-center border-line border-b bg-quiet px-6 py-2 max-sm:px-4')}>
        <span className="text-ink-2 text-xs max-lg:hidden">Question</span>
        <VersionName name={run.name} note="before" />
        <VersionName name={file?.name ?? ''} note="now" />
        <span className="text-ink-2 text-xs max-lg:hidden">Mark</span>
      </div>
      {rows.length === 0 && (
        <p className="border-line border-b px-6 py-6 text-center text-ink-2 text-sm">
          {changes.length === 0 ? 'Nothing to compare yet.' : 'No answer changed.'}
        </p>
      )}
      <ul>
        {rows.map((change) => (
          <ChangeRow
            key={change.now.answerId}
            change={change}
            column={columns[change.now.column]}
            kinds={kinds}
            isOpen={open === change.now.answerId}
            reviewing={reviewing}
            onToggle={() => onToggle(change.now.answerId)}
          />
        ))}
      </ul>
      <UnchangedAnswers same={same} kinds={kinds} />
    </section>
  );
}

const VersionName = ({ name, note }: { name: string; note: string }) => (
  <span className="flex min-w-0 items-center gap-2 font-semibold text-xs">
    <FileIcon type={fileExtension(name).toUpperCase()} />
    <FileName name={name} />
    <span className="shrink-0 font-normal text-ink-2">{note}</span>
  </span>
);
