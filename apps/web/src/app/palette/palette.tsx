import type { PlacedFile } from '@recto/contract/library';
import { Command } from 'cmdk';
import { History, MessageSquareText, Search } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Entry, useEntries } from '#app/palette/entries.tsx';
import { useFound } from '#app/palette/found.ts';
import { useAskEntry } from '#app/palette/use-ask.ts';
import { formatDate, plural, splitBeforeEnd } from '#lib/format.ts';
import { cutParts, matchWords, type Part, splitByMatches } from '#lib/match-words.ts';
import { closeOverlay } from '#shared/overlays/overlay.ts';
import { FileIcon } from '#shared/files/file-icon.tsx';
import { statusText } from '#shared/files/file-status.tsx';
import type { PlacedQuestion } from '#shared/questions/queries.ts';
import { Kbd } from '#ui/kbd.tsx';
import { useFocusReturn } from '#ui/use-focus-return.ts';

/** Matches are in the accent: yellow is for evidence alone. */
const MarkedParts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <b key={index} className="font-bold text-accent-ink">
        {text}
      </b>
    ) : (
      <span key={index}>{text}</span>
    ),
  );

const Marked = ({ text, query }: { text: string; query: string }) => (
  <MarkedParts parts={splitByMatches(text, query)} />
);

/** Cut in the middle where it is too long, so that version and extension stay in view. */
function MarkedName({ name, query }: { name: string; query: string }) {
  const [shown] = splitBeforeEnd(name);
  const [head, tail] = cutParts(splitByMatches(name, query), [...shown].length);
  return (
    <span className="flex min-w-0 whitespace-pre" title={name}>
      <span className="truncate">
        <MarkedParts parts={head} />
      </span>
      <span className="shrink-0">
        <MarkedParts parts={tail} />
      </span>
    </span>
  );
}

const ITEM =
  'mx-1.5 grid min-h-10 cursor-pointer grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-3 rounded-field px-3 py-1 text-sm ' +
  'data-[selected=true]:bg-wash [&>svg]:m-auto [&>svg]:size-4 [&>svg]:text-ink-2 data-[selected=true]:[&>svg]:text-accent-ink';

/** Does what was chosen, once the palette has gone and the focus is back where it was. */
const Choose = createContext<(run: () => void) => void>((run) => run());

interface ItemProps {
  id: string;
  icon: ReactNode;
  onChoose: () => void;
  detail?: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

const Item = ({ id, icon, onChoose, detail, aside, children }: ItemProps) => {
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

function FileEntry({ placed: { file, folder }, query }: { placed: PlacedFile; query: string }) {
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
      <MarkedName name={file.name} query={query} />
    </Item>
  );
}

function QuestionEntry({ question, query }: { question: PlacedQuestion; query: string }) {
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
        <Marked text={question.question} query={query} />
      </span>
    </Item>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="**:[[cmdk-group-heading]]:px-4.5 **:[[cmdk-group-heading]]:pt-2.5 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-[11px] **:[[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Command.Group>
  );
}

const EntryGroup = ({
  group,
  entries,
  query,
  first,
}: {
  group: Entry['group'];
  entries: readonly Entry[];
  query: string;
  first?: ReactNode;
}) => {
  const shown = entries.filter((entry) => entry.group === group && matchWords(entry.text, query) !== null);
  if (shown.length === 0 && !first) return null;
  return (
    <Group heading={group}>
      {first}
      {shown.map(({ id, icon, text, aside, run }) => (
        <Item key={id} id={id} icon={icon} aside={aside} onChoose={run}>
          <Marked text={text} query={query} />
        </Item>
      ))}
    </Group>
  );
};

interface ResultsProps {
  query: string;
  isActionsOnly: boolean;
  onSelect: (id: string) => void;
}

/** `>` before the query leaves out what the library holds. */
function Results({ query, isActionsOnly, onSelect }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const entries = useEntries();
  const { files, questions, isPending, isSettled } = useFound(query);
  const ask = useAskEntry(query);
  // Files that come late stand before what was the first line.
  useEffect(() => {
    const first = list.current?.querySelector('[cmdk-item]')?.getAttribute('data-value');
    if (isSettled && first) onSelect(first);
  }, [isSettled, onSelect]);
  // Elsewhere Enter leads to what has that name.
  const isAskFirst = ask?.isOfOpenFile ?? false;
  const askItem = ask && !isActionsOnly && (
    <Item id="ask" icon={<MessageSquareText />} onChoose={ask.run}>
      {ask.text}
    </Item>
  );
  return (
    <Command.List
      ref={list}
      label="Results"
      className="max-h-[min(486px,calc(100dvh-220px))] scroll-py-2 overflow-y-auto pb-2 max-sm:max-h-none max-sm:flex-1"
    >
      <EntryGroup group="Actions" entries={entries} query={query} first={isAskFirst && askItem} />
      <EntryGroup group="Go to" entries={entries} query={query} />
      {!isActionsOnly && files.length > 0 && (
        <Group heading={query === '' ? 'Latest files' : 'Files'}>
          {files.map((placed) => (
            <FileEntry key={placed.file._id} placed={placed} query={query} />
          ))}
        </Group>
      )}
      {!isActionsOnly && isPending && <Command.Loading>{<Pending />}</Command.Loading>}
      {!isActionsOnly && questions.length > 0 && (
        <Group heading="Questions you asked">
          {questions.map((question) => (
            <QuestionEntry key={question._id} question={question} query={query} />
          ))}
        </Group>
      )}
      <EntryGroup group="Settings and help" entries={entries} query={query} />
      {!isAskFirst && askItem && <Group heading="Chat">{askItem}</Group>}
      <Command.Empty className="px-4.5 py-6 text-ink-2 text-sm">Nothing has that name.</Command.Empty>
    </Command.List>
  );
}

const Pending = () => <p className="px-4.5 py-2 text-ink-3 text-xs">Looking through the files…</p>;

const Footer = () => (
  <footer className="flex h-[38px] items-center gap-4 border-line border-t bg-bg px-4.5 text-ink-3 text-xs max-sm:hidden">
    <span className="flex items-center gap-1.5">
      <Kbd>↑</Kbd>
      <Kbd>↓</Kbd> to choose
    </span>
    <span className="flex items-center gap-1.5">
      <Kbd>Enter</Kbd> opens
    </span>
    <span className="flex items-center gap-1.5">
      <Kbd>{'>'}</Kbd> actions only
    </span>
    <span className="ms-auto flex items-center gap-1.5">
      <Kbd>Esc</Kbd> closes
    </span>
  </footer>
);

/** Goes anywhere and does anything by typing a part of its name. */
export default function Palette() {
  const { remember, onCloseAutoFocus } = useFocusReturn();
  const chosen = useRef<() => void>(undefined);
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState('');
  const isActionsOnly = typed.trimStart().startsWith('>');
  const query = typed.trimStart().replace(/^>/, '').trim();
  return (
    <Radix.Root open onOpenChange={(open) => !open && closeOverlay()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event);
            chosen.current?.();
          }}
          className="fixed inset-x-0 top-[84px] z-50 mx-auto w-[min(640px,calc(100%-32px))] animate-rise overflow-hidden rounded-dialog bg-surface shadow-float focus:outline-none max-sm:top-0 max-sm:h-dvh max-sm:w-full max-sm:rounded-none"
        >
          <Radix.Title className="sr-only">Search or jump to</Radix.Title>
          <Command
            value={selected}
            onValueChange={setSelected}
            shouldFilter={false}
            loop
            label="Search or jump to"
            className="flex max-h-full flex-col"
          >
            <div className="flex h-[54px] shrink-0 items-center gap-3 border-line border-b px-4.5">
              <Search aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
              <Command.Input
                autoFocus
                value={typed}
                onValueChange={setTyped}
                placeholder="Search or jump to…"
                className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
              <Radix.Close className="link text-sm sm:hidden">Cancel</Radix.Close>
            </div>
            <Choose
              value={(run) => {
                chosen.current = run;
                closeOverlay();
              }}
            >
              <Results query={query} isActionsOnly={isActionsOnly} onSelect={setSelected} />
            </Choose>
            <Footer />
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
