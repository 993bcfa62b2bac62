import { pagesText } from '#shared/files/page-words.ts';
import { fileExtension } from '@recto/contract/file-names';
import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, MessageSquareText, Table2, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { batchPath } from '#shared/batches/batch-path.ts';
import { timeLeft } from '#shared/batches/time-left.ts';
import { deleteBatch, deleteQuestion } from '#shared/deletions/mutations.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { FileName } from '#shared/files/file-name.tsx';
import { type HistoryItem, isBatch, type ListedBatch } from '#shared/history/queries.ts';
import { PageNames } from '#shared/questions/answer-pages.tsx';
import type { PlacedQuestion } from '#shared/questions/queries.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';

const MAX_PAGES = 5;

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

const pathOf = (item: HistoryItem): string =>
  isBatch(item) ? batchPath(item) : `/chat?file=${item.fileId ?? ''}&question=${item._id}`;

/** One thing that was asked: what, of what, how it ended, and when. The whole row leads to it. */
export function HistoryEntry({ item }: { item: HistoryItem }) {
  return (
    <li className="relative flex items-start gap-3.5 border-line md:items-center border-b px-6 py-2.5 focus-within:bg-quiet hover:bg-quiet max-sm:px-4">
      {isBatch(item) ? (
        <span className="grid size-8 shrink-0 place-items-center rounded-control border border-line bg-surface text-ink-2">
          <Table2 aria-hidden="true" className="size-4" />
        </span>
      ) : (
        <span className="grid w-8 shrink-0 place-items-center pt-0.5">
          <FileIcon type={fileExtension(item.fileName).toUpperCase()} />
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_minmax(0,320px)] md:items-center">
        <div className="min-w-0">
          <Link
            to={pathOf(item)}
            dir="auto"
            className={cx(
              'line-clamp-2 break-words after:absolute after:inset-0',
              isBatch(item) ? 'font-semibold text-sm' : 'font-read text-base/5.5',
            )}
          >
            {isBatch(item) ? item.templateName : item.question}
          </Link>
          <p className="flex min-w-0 text-ink-2 text-xs">
            {isBatch(item) ? (
              `${plural(item.files, 'file')} · ${plural(item.questions, 'question')}`
            ) : (
              <FileName name={item.fileName} />
            )}
          </p>
        </div>
        <div className="min-w-0 text-ink-2 text-xs">
          {isBatch(item) ? <BatchState batch={item} /> : <QuestionOutcome question={item} />}
        </div>
      </div>
      <time dateTime={item.createdAt} className="shrink-0 text-ink-2 text-xs tabular-nums max-md:pt-1.5">
        {timeOf(item.createdAt)}
      </time>
      <EntryMenu item={item} />
    </li>
  );
}

const Dot = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={cx('me-2 inline-block size-1.5 rounded-full align-middle', className)}
  />
);

function BatchState({ batch }: { batch: ListedBatch }) {
  const { status, done, total, failed } = batch;
  const share = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
  if (status === 'running')
    return (
      <span className="block max-w-48 text-accent-ink tabular-nums">
        <Dot className="bg-accent" />
        {`${timeLeft(batch)} · ${share}`}
        <ProgressBar
          label="Questions with an answer"
          share={total === 0 ? 0 : done / total}
          className="mt-1"
        />
      </span>
    );
  if (status === 'cancelled')
    return (
      <span className="tabular-nums">
        <Dot className="bg-track" />
        {`Cancelled at ${share}${done > 0 ? ' · answers kept' : ''}`}
      </span>
    );
  return (
    <span className="tabular-nums">
      <Dot className={failed > 0 ? 'bg-bad' : 'bg-ok'} />
      {status === 'failed' ? 'Nothing could be answered' : 'Complete'}
      {status === 'complete' && failed > 0 && (
        <span className="text-bad">{` · ${failed === 1 ? '1 answer' : `${failed.toLocaleString('en-US')} answers`} failed`}</span>
      )}
    </span>
  );
}

function QuestionOutcome({ question }: { question: PlacedQuestion }) {
  if (!question.completed) return 'Being answered';
  if (question.error) return <span className="text-bad">{question.error}</span>;
  if (question.pages.length === 0)
    return question.searched
      ? `Not found · ${pagesText(question.pageKind, question.searched.pages)} searched`
      : 'Not found';
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {question.kind === 'closest' && <span className="basis-full">Closest passages</span>}
      {'Answer found on Pages : '}
      <PageNames question={question} kind={question.pageKind} most={MAX_PAGES} />
    </span>
  );
}

/** Above the link that fills the row. */
function EntryMenu({ item }: { item: HistoryItem }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = isBatch(item) ? item.templateName : item.question;
  return (
    <span className="relative">
      <Menu
        trigger={
          <IconButton label={`Actions for “${name}”`}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<MessageSquareText />} onSelect={() => void navigate(pathOf(item))}>
          Open
        </MenuItem>
        {isBatch(item) && (
          <MenuItem icon={<Table2 />} onSelect={() => void navigate(`/batch-element?batch=${item.batchId}`)}>
            Open as a matrix
          </MenuItem>
        )}
        <MenuItem
          icon={<Trash2 />}
          danger
          onSelect={() => (isBatch(item) ? deleteBatch(client, item) : deleteQuestion(client, item))}
        >
          Delete
        </MenuItem>
      </Menu>
    </span>
  );
}
