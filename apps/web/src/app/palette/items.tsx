import type { KeyTerm } from '@recto/contract/key-terms';
import type { FileItem, PlacedFile } from '@recto/contract/library';
import { Command } from 'cmdk';
import { Folder, History, ListChecks } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { useNavigate } from 'react-router';
import type { FoundFolder } from '#app/palette/found-folders.ts';
import { formatDate, plural } from '#lib/format.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { statusText } from '#shared/files/file-status.tsx';
import { MarkedFileName } from '#shared/files/marked-file-name.tsx';
import { termUrl } from '#shared/key-terms/term-place.ts';
import { CitationChip } from '#shared/questions/page-chip.tsx';
import type { PlacedQuestion } from '#shared/questions/queries.ts';
import { MarkedText } from '#ui/marked-text.tsx';

const ITEM =
  'mx-1.5 grid min-h-10 cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-3 rounded-field px-3 py-1 text-sm ' +
  'data-[selected=true]:bg-wash [&>svg]:m-auto [&>svg]:size-4 [&>svg]:text-ink-2 data-[selected=true]:[&>svg]:text-accent-ink';

/** Does what was chosen, once the palette has gone and the focus is back where it was. */
export const Choose = createContext<(run: () => void) => void>((run) => run());

interface ItemProps {
  id: string;
  icon: ReactNode;
  onChoose: () => void;
  detail?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

export const Item = ({ id, icon, onChoose, detail, aside, children }: ItemProps) => {
  const choose = use(Choose);
  return (
    <Command.Item value={id} onSelect={() => choose(onChoose)} className={ITEM}>
      {icon}
      <span className="min-w-0">
        <span className="block truncate text-left font-medium" dir="auto">
          {children}
        </span>
        {detail && <span className="block truncate text-ink-3 text-xs">{detail}</span>}
      </span>
      <span className="flex items-center gap-1 text-ink-3 text-xs">{aside}</span>
    </Command.Item>
  );
};

export function FileEntry({ placed: { file, folder }, query }: { placed: PlacedFile; query: string }) {
  const navigate = useNavigate();
  const isUsable = file.status === 'complete';
  const place = file.parentFolderId ? `/files?folder=${file.parentFolderId}` : '/files';
  const details = [folder, file.pages !== null && plural(file.pages, 'page'), !isUsable && statusText(file)];
  return (
    <Item
      id={file._id}
      icon={
        <span className="m-auto">
          <FileIcon type={file.type} />
        </span>
      }
      detail={details.filter(Boolean).join(' · ')}
      onChoose={() => void navigate(isUsable ? `/chat?file=${file._id}` : place)}
    >
      <MarkedFileName name={file.name} query={query} />
    </Item>
  );
}

export function FolderEntry({ folder: { id, name, path }, query }: { folder: FoundFolder; query: string }) {
  const navigate = useNavigate();
  return (
    <Item id={id} icon={<Folder />} detail={path} onChoose={() => void navigate(`/files?folder=${id}`)}>
      <MarkedText text={name} query={query} />
    </Item>
  );
}

export function QuestionEntry({ question, query }: { question: PlacedQuestion; query: string }) {
  const navigate = useNavigate();
  const { _id, fileId, fileName, createdAt, pages } = question;
  return (
    <Item
      id={_id}
      icon={<History />}
      detail={`${fileName} · ${formatDate(createdAt)}`}
      aside={pages.slice(0, 2).map((page) => (
        <span key={page} className="rounded-[4px] bg-chip px-1.5 font-medium text-chip-ink tabular-nums">
          {page}
        </span>
      ))}
      onChoose={() => void navigate(`/chat?file=${fileId ?? ''}&question=${_id}`)}
    >
      <span className="font-normal font-read text-[15.5px]">
        <MarkedText text={question.question} query={query} />
      </span>
    </Item>
  );
}

interface TermEntryProps {
  term: KeyTerm;
  file: FileItem;
  query: string;
}

/** A key term of the open file, with what it says. */
export function TermEntry({ term: { key, label, text, state, citations }, file, query }: TermEntryProps) {
  const navigate = useNavigate();
  const [citation] = citations;
  const isSure = state === 'found';
  return (
    <Item
      id={`term-${key}`}
      icon={<ListChecks />}
      detail={text}
      aside={
        <>
          {!isSure && 'likely'}
          {citation && (
            <CitationChip citation={citation} kind={file.pageKind} look={isSure ? 'evidence' : 'close'} />
          )}
        </>
      }
      onChoose={() => void navigate(termUrl(file._id, key))}
    >
      <MarkedText text={label} query={query} />
    </Item>
  );
}

export function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="**:[[cmdk-group-heading]]:px-4.5 **:[[cmdk-group-heading]]:pt-2.5 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-[11px] **:[[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Command.Group>
  );
}
