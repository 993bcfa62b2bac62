import type { FileItem, FolderItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, FolderOpen, MessageSquareText, Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { chatSearch } from '#shared/questions/chat-url.ts';
import { ChatTitle } from '#features/chat/chat-title.tsx';
import { readDraft, setDraft } from '#features/chat/drafts.ts';
import { FileRows, FilesFailed, FilesLoading, FolderRow } from '#features/chat/file-choice-row.tsx';
import { Matches } from '#features/chat/file-matches.tsx';
import { crumbsQuery, isFile, itemsQuery } from '#shared/files/queries.ts';
import { conversationsQuery, questionCountsQuery } from '#shared/history/queries.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FileName } from '#shared/files/file-name.tsx';

type OpenFolder = Pick<FolderItem, '_id' | 'name'>;

/** The one file to be asked: complete files can be chosen, others stay in sight with the reason why not. */
export function ChooseFile() {
  const [folder, setFolder] = useState<OpenFolder | null>(null);
  const folderId = folder?._id ?? null;
  const list = useListFocus(folderId);
  const [chosen, setChosen] = useState<FileItem | null>(null);
  const [filter, setFilter] = useState('');
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
          {draft ? `Choose the file to ask: “${draft}”` : 'Choose the file that your questions are about.'}{' '}
          <Link to="/qna?several" className="link">
            Ask several files with a template
          </Link>
        </p>
        <label className="relative mt-3 block max-w-80">
          <span className="sr-only">Filter by name</span>
          <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
          <input
            type="search"
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
            // Enter starts with the file that is chosen, not with a half typed name.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            placeholder="Filter by name"
            className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:ring-3 focus:ring-accent/20 focus:outline-none"
          />
        </label>
        {filter.trim() === '' && <Crumbs folderId={folderId} onEnter={enter} />}
      </header>
      <div
        ref={list}
        role="group"
        aria-label={folder?.name ?? 'All documents'}
        tabIndex={-1}
        className="relative min-h-0 flex-1 overflow-y-auto border-t border-line focus-visible:outline-offset-[-2px]"
      >
        <Items folderId={folderId} filter={filter} chosen={chosen} onChoose={setChosen} onEnter={enter} />
      </div>
      <footer data-bottom-bar className="flex-none border-t border-line bg-surface">
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
        {data?.folder?.name}
      </span>
    </nav>
  );
}

interface ItemsProps {
  readonly folderId: string | null;
  readonly filter: string;
  readonly chosen: FileItem | null;
  readonly onChoose: (file: FileItem) => void;
  readonly onEnter: (folder: OpenFolder | null) => void;
}

/** How many files the last conversations bring to the top. */
const LAST_CONVERSATIONS = 5;

const byName = new Intl.Collator('en', { numeric: true });

function Items({ folderId, filter, chosen, onChoose, onEnter }: ItemsProps) {
  const { data: items, isPending, isError, refetch } = useQuery(itemsQuery(folderId));
  const { data: asked = [] } = useQuery(conversationsQuery);
  const listed = items?.filter(isFile) ?? [];
  const { data: counted } = useQuery(questionCountsQuery(listed.map(({ _id }) => _id)));
  if (filter.trim() !== '') return <Matches filter={filter.trim()} chosen={chosen} onChoose={onChoose} />;
  if (isPending) return <FilesLoading />;
  if (isError) return <FilesFailed onRetry={() => void refetch()} />;
  if (items.length === 0) return <NoFiles isTop={folderId === null} />;
  const top = folderId === null ? asked.slice(0, LAST_CONVERSATIONS) : [];
  const counts = new Map(counted);
  for (const { fileId, questions } of top) counts.set(fileId, questions);
  const choosing = { counts, chosen, onChoose };
  const onTop = new Set(top.map(({ file }) => file._id));
  const files = listed.filter(({ _id }) => !onTop.has(_id));
  return (
    <div className="mx-auto max-w-[960px] pb-6">
      {top.length > 0 && (
        <>
          <Heading>Last conversations</Heading>
          <FileRows label="Last conversations" files={top} {...choosing} />
          <Heading>All documents</Heading>
        </>
      )}
      {items
        .filter((item): item is FolderItem => !isFile(item))
        .toSorted((a, b) => byName.compare(a.name, b.name))
        .map((folder) => (
          <FolderRow key={folder._id} folder={folder} onEnter={() => onEnter(folder)} />
        ))}
      <FileRows
        label="Files"
        files={files
          .toSorted((a, b) => byName.compare(a.name, b.name))
          .map((file) => ({ file, folder: null }))}
        {...choosing}
      />
    </div>
  );
}

const Heading = ({ children }: { children: string }) => (
  <h2 className="border-b border-line px-6 pt-4 pb-2 text-xs font-medium text-ink-3 max-sm:px-4">
    {children}
  </h2>
);

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
