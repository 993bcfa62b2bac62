import { Command } from 'cmdk';
import { MessageSquareText, Search, TextSearch } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Entry, useEntries } from '#app/palette/entries.tsx';
import { useFound } from '#app/palette/found.ts';
import { useFoundFolders } from '#app/palette/found-folders.ts';
import {
  Choose,
  FileEntry,
  FolderEntry,
  Group,
  Item,
  QuestionEntry,
  TermEntry,
} from '#app/palette/items.tsx';
import { useAskEntry } from '#app/palette/use-ask.ts';
import { useFoundTerms } from '#app/palette/use-found-terms.ts';
import { useSearchEntries } from '#app/palette/use-search-entries.ts';
import { matchWords } from '#lib/match-words.ts';
import { closeOverlay } from '#shared/overlays/overlay.ts';
import { capsOf } from '#lib/shortcuts.ts';
import { Kbd } from '#ui/kbd.tsx';
import { MarkedText } from '#ui/marked-text.tsx';
import { useFocusReturn } from '#ui/use-focus-return.ts';

const MOVING_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End']);

/** Searches at once, whatever is chosen. */
const SEARCH_KEY = { key: 'Enter', mod: true };

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
          <MarkedText text={text} query={query} />
        </Item>
      ))}
    </Group>
  );
};

interface ResultsProps {
  query: string;
  isActionsOnly: boolean;
  /** Is told what stands first once the files of the query are there. */
  onSettled: (firstId: string) => void;
}

/** `>` before the query leaves out what the library holds. */
function Results({ query, isActionsOnly, onSettled }: ResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  const entries = useEntries();
  const { files, questions, isPending, isSettled } = useFound(query);
  const folders = useFoundFolders(query);
  const found = useFoundTerms(query);
  const ask = useAskEntry(query);
  const searches = useSearchEntries(query);
  // Files that come late stand before what was the first line.
  useEffect(() => {
    const first = list.current?.querySelector('[cmdk-item]')?.getAttribute('data-value');
    if (isSettled && first) onSettled(first);
  }, [isSettled, onSettled]);
  // Elsewhere Enter leads to what has that name.
  const isAskFirst = ask?.isOfOpenFile ?? false;
  const askItem = ask && !isActionsOnly && (
    <Item id="ask" icon={<MessageSquareText />} onChoose={ask.run}>
      {ask.text}
    </Item>
  );
  const searchItems =
    !isActionsOnly &&
    searches.map(({ id, text, run }, index) => (
      <Item key={id} id={id} icon={<TextSearch />} onChoose={run} aside={index === 0 && <SearchKeys />}>
        {text}
      </Item>
    ));
  return (
    <Command.List
      ref={list}
      label="Results"
      className="max-h-[min(486px,calc(100dvh-220px))] scroll-py-2 overflow-y-auto pb-2 max-sm:max-h-none max-sm:flex-1"
    >
      <EntryGroup
        group="Actions"
        entries={entries}
        query={query}
        first={
          isAskFirst && (
            <>
              {askItem}
              {searchItems}
            </>
          )
        }
      />
      {!isActionsOnly && found && (
        <Group heading={found.title}>
          {found.terms.map((term) => (
            <TermEntry key={term.key} term={term} file={found.file} query={query} />
          ))}
        </Group>
      )}
      <EntryGroup group="Go to" entries={entries} query={query} />
      {!isActionsOnly && files.length > 0 && (
        <Group heading={query === '' ? 'Latest files' : 'Files'}>
          {files.map((placed) => (
            <FileEntry key={placed.file._id} placed={placed} query={query} />
          ))}
        </Group>
      )}
      {!isActionsOnly && folders.length > 0 && (
        <Group heading="Folders">
          {folders.map((folder) => (
            <FolderEntry key={folder.id} folder={folder} query={query} />
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
      {!isAskFirst && askItem && (
        <Group heading="Search and ask">
          {searchItems}
          {askItem}
        </Group>
      )}
      <Command.Empty className="px-4.5 py-6 text-ink-2 text-sm">Nothing has that name.</Command.Empty>
    </Command.List>
  );
}

const SearchKeys = () => <Kbd>{capsOf(SEARCH_KEY).join(' ')}</Kbd>;

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
  /** Whether somebody has gone to a line since the query changed. */
  const hasMoved = useRef(false);
  const isActionsOnly = typed.trimStart().startsWith('>');
  const query = typed.trimStart().replace(/^>/, '').trim();
  const choose = (run: () => void) => {
    chosen.current = run;
    closeOverlay();
  };
  const [search] = useSearchEntries(isActionsOnly ? '' : query);
  const selectFirst = useCallback((id: string) => {
    if (!hasMoved.current) setSelected(id);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (MOVING_KEYS.has(event.key)) hasMoved.current = true;
    if (event.key !== SEARCH_KEY.key || !(event.ctrlKey || event.metaKey) || !search) return;
    event.preventDefault();
    choose(search.run);
  };
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
            onKeyDown={onKeyDown}
            label="Search or jump to"
            className="flex max-h-full flex-col"
          >
            <div className="flex h-[54px] shrink-0 items-center gap-3 border-line border-b px-4.5">
              <Search aria-hidden="true" className="size-[18px] shrink-0 text-ink-2" />
              <Command.Input
                autoFocus
                value={typed}
                onValueChange={(text) => {
                  hasMoved.current = false;
                  setTyped(text);
                }}
                placeholder="Search or jump to…"
                className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none"
              />
              <Radix.Close className="link text-sm sm:hidden">Cancel</Radix.Close>
            </div>
            <Choose value={choose}>
              <Results query={query} isActionsOnly={isActionsOnly} onSettled={selectFirst} />
            </Choose>
            <Footer />
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
