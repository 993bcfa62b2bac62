import type { FileItem, FolderItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, Folder, FolderOpen, MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { chatSearch } from '#features/chat/chat-address.ts';
import { ChatTitle } from '#features/chat/chat-title.tsx';
import { readDraft, setDraft } from '#features/chat/drafts.ts';
import { cx } from '#lib/cx.ts';
import { plural } from '#lib/format.ts';
import { crumbsQuery, isFile, itemsQuery } from '#lib/queries/files.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileIcon } from '#ui/file-icon.tsx';
import { FileName } from '#ui/file-name.tsx';
import { FileStatus } from '#ui/file-status.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

type OpenFolder = Pick<FolderItem, '_id' | 'name'>;

/** The one file to be asked: complete files can be chosen, others stay in sight with the reason why not. */
export function ChooseFile() {
  const [folder, setFolder] = useState<OpenFolder | null>(null);
  const folderId = folder?._id ?? null;
  const list = useListFocus(folderId);
  const [chosen, setChosen] = useState<FileItem | null>(null);
  const draft = useHandedDraft();
  const navigate = useNavigate();
  const start = () => {
    if (!chosen) return;
    if (draft && readDraft(chosen._id) === '') setDraft(chosen._id, draft);
    navigate({
      pathname: '/chat',
      search: chatSearch({ file: chosen._id, question: null, page: null, hit: null }),
    });
  };
  const enter = (to: OpenFolder | null) => {
    setFolder(to);
    setChosen(null);
  };
  return (
    <form
      className="flex h-full min-h-80 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      <ChatTitle name="Chat" />
      <header className="mx-auto w-full max-w-[960px] px-6 pt-6 pb-3 max-sm:px-4">
        <h1 className="text-[21px]/7 font-semibold tracking-[-0.012em]">Ask a document</h1>
        <p className="mt-0.5 text-sm text-ink-2">
          {draft ? `Choose the file to ask: “${draft}”` : 'Choose the file that your questions are about.'}
        </p>
        <Crumbs folderId={folderId} onEnter={enter} />
      </header>
      <div
        ref={list}
        role="group"
        aria-label={folder?.name ?? 'All documents'}
        tabIndex={-1}
        className="relative min-h-0 flex-1 overflow-y-auto border-t border-line focus-visible:outline-offset-[-2px]"
      >
        <Items folderId={folderId} chosen={chosen} onChoose={setChosen} onEnter={enter} />
      </div>
      <footer className="flex-none border-t border-line bg-surface">
        <div className="mx-auto flex max-w-[960px] items-center gap-4 px-6 py-3.5 max-sm:px-4">
          <p className="min-w-0 grow text-sm text-ink-2" aria-live="polite">
            {chosen ? <FileName name={chosen.name} /> : 'No file chosen'}
          </p>
          <Button type="submit" variant="primary" size="lg" icon={<MessageSquareText />} disabled={!chosen}>
            Start Question Answering
          </Button>
        </div>
      </footer>
    </form>
  );
}

/** What is entered replaces the row that led there, and so gets the focus. */
function useListFocus(folderId: string | null) {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(folderId);
  useEffect(() => {
    if (shown.current === folderId) return;
    shown.current = folderId;
    list.current?.focus();
  }, [folderId]);
  return list;
}

/** A question that was asked of one file and is now meant for another. */
function useHandedDraft(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('draft' in state)) return null;
  return typeof state.draft === 'string' ? state.draft : null;
}

function Crumbs({ folderId, onEnter }: Pick<ItemsProps, 'folderId' | 'onEnter'>) {
  const { data } = useQuery({ ...crumbsQuery(folderId ?? ''), enabled: folderId !== null });
  if (folderId === null) return null;
  const crumbs = data?.crumbs ?? [];
  const above = crumbs.at(-2) ?? null;
  return (
    <nav aria-label="Folder" className="mt-2 flex items-center gap-1.5 text-sm">
      <button type="button" className="link inline-flex items-center gap-1" onClick={() => onEnter(above)}>
        <ChevronLeft size={15} aria-hidden="true" />
        Back
      </button>
      <span className="truncate font-medium" dir="auto">
        {data?.folder.name}
      </span>
    </nav>
  );
}

interface ItemsProps {
  readonly folderId: string | null;
  readonly chosen: FileItem | null;
  readonly onChoose: (file: FileItem) => void;
  readonly onEnter: (folder: OpenFolder | null) => void;
}

function Items({ folderId, chosen, onChoose, onEnter }: ItemsProps) {
  const { data: items, isPending, isError, refetch } = useQuery(itemsQuery(folderId));
  if (isPending) return <ItemsLoading />;
  if (isError)
    return (
      <div className="mx-auto max-w-[960px] p-6">
        <Notice tone="bad">
          The files could not be loaded.{' '}
          <button type="button" className="font-medium underline" onClick={() => void refetch()}>
            Try again
          </button>
        </Notice>
      </div>
    );
  if (items.length === 0) return <NoFiles isTop={folderId === null} />;
  const byName = new Intl.Collator('en', { numeric: true });
  const folders = items.filter((item): item is FolderItem => !isFile(item));
  const files = items.filter(isFile);
  return (
    <div className="mx-auto max-w-[960px] pb-6">
      {folders
        .toSorted((a, b) => byName.compare(a.name, b.name))
        .map((folder) => (
          <FolderRow key={folder._id} folder={folder} onEnter={() => onEnter(folder)} />
        ))}
      <div role="radiogroup" aria-label="Files">
        {files
          .toSorted((a, b) => byName.compare(a.name, b.name))
          .map((file) => (
            <FileRow
              key={file._id}
              file={file}
              isChosen={chosen?._id === file._id}
              onChoose={() => onChoose(file)}
            />
          ))}
      </div>
    </div>
  );
}

const ROW = 'flex min-h-[50px] w-full items-center gap-3 border-b border-line px-6 py-2 max-sm:px-4';

function FolderRow({ folder, onEnter }: { folder: FolderItem; onEnter: () => void }) {
  return (
    <button type="button" className={cx(ROW, 'text-left hover:bg-quiet')} onClick={onEnter}>
      <span className="w-4" />
      <Folder size={20} className="flex-none text-ink-2" aria-hidden="true" />
      <span className="min-w-0 grow truncate text-sm font-semibold" dir="auto">
        {folder.name}
      </span>
      <span className="text-xs text-ink-3 tabular-nums">{plural(folder.itemCount, 'item')}</span>
    </button>
  );
}

interface FileRowProps {
  readonly file: FileItem;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function FileRow({ file, isChosen, onChoose }: FileRowProps) {
  const isComplete = file.status === 'complete';
  return (
    <label
      className={cx(
        ROW,
        isComplete && 'cursor-pointer',
        isChosen ? 'bg-wash' : isComplete && 'hover:bg-quiet',
      )}
    >
      <input
        type="radio"
        name="file"
        aria-label={file.name}
        checked={isChosen}
        disabled={!isComplete}
        onChange={onChoose}
        className="size-4 flex-none accent-accent"
      />
      <span className={cx('contents', !isComplete && '*:opacity-60')}>
        <FileIcon type={file.type} />
      </span>
      <span className={cx('min-w-0 grow text-sm font-semibold', !isComplete && 'text-ink-3')}>
        <FileName name={file.name} />
        {!isComplete && (
          <span className="block font-normal sm:hidden">
            <FileStatus file={file} />
          </span>
        )}
      </span>
      <span className="flex-none text-xs text-ink-2 tabular-nums max-sm:hidden">
        {file.pages !== null && plural(file.pages, 'page')}
      </span>
      <span className={cx('w-52 flex-none', isComplete ? 'max-sm:w-20' : 'max-sm:hidden')}>
        <FileStatus file={file} />
      </span>
    </label>
  );
}

function ItemsLoading() {
  return (
    <div role="status" className="mx-auto max-w-[960px]">
      <span className="sr-only">Loading the files</span>
      {['w-56', 'w-40', 'w-64', 'w-48', 'w-52'].map((width) => (
        <div key={width} className={ROW}>
          <Skeleton className="size-4 rounded-full" />
          <Skeleton className="h-6 w-5" />
          <Skeleton className={`h-3.5 ${width}`} />
        </div>
      ))}
    </div>
  );
}

function NoFiles({ isTop }: { isTop: boolean }) {
  return (
    <EmptyState
      icon={<FolderOpen />}
      title={isTop ? 'No files yet' : 'This folder is empty'}
      action={
        <Link to="/upload" className={buttonClass('primary')}>
          Upload Documents
        </Link>
      }
    >
      Questions are asked of files that you have uploaded.
    </EmptyState>
  );
}
