import { pageWord } from '#shared/files/page-words.ts';
import type { FileItem } from '@recto/contract/library';
import { LANGUAGE_NAMES } from '@recto/contract/languages';
import type { DocumentOutline } from '@recto/contract/outline';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp, CalendarDays, Hash, MessageCircleQuestionMark, Scale, TextAlignStart } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { ChatWorkspace } from '#features/chat/chat-workspace.ts';
import { Contents } from '#features/chat/contents.tsx';
import { outlineQuery } from '#features/chat/document-queries.ts';
import { usePageNames } from '#features/chat/use-page-names.ts';
import { cx } from '#lib/cx.ts';
import { Skeleton } from '#ui/skeleton.tsx';

const KeyTerms = lazy(() => import('#shared/key-terms/key-terms.tsx'));

const EXAMPLES = [
  { icon: Hash, text: 'What was the total … in …?' },
  { icon: CalendarDays, text: 'When does … end, and who may end it?' },
  { icon: Scale, text: 'What does the document say about …?' },
];

interface FirstQuestionProps {
  readonly workspace: ChatWorkspace;
  readonly onAsk?: (question: string) => void;
}

/** Where a conversation begins: what is open, what can be asked of it, and its contents. */
export function FirstQuestion({ workspace, onAsk = workspace.ask }: FirstQuestionProps) {
  const { file, place } = workspace;
  const { data, isPending } = useQuery(outlineQuery(file));
  const nameOf = usePageNames(file);
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-5 py-2">
      <DocumentHead outline={data} kindOfPages={file.pageKind} />
      <Suspense fallback={null}>
        <KeyTerms
          file={file}
          place={place}
          nameOf={nameOf}
          onChoose={(_, to) => workspace.showPlace(to)}
          onAsk={onAsk}
        />
      </Suspense>
      {isPending && <OutlineLoading />}
      {!isPending && (
        <>
          {data && data.suggestions.length > 0 ? (
            <Suggestions suggestions={data.suggestions} lang={file.lang} nameOf={nameOf} onAsk={onAsk} />
          ) : (
            <>
              <Facts file={file} />
              <Examples onExample={workspace.rephrase} />
            </>
          )}
          {data && data.headings.length > 0 && (
            <Contents
              headings={data.headings}
              place={place}
              lang={file.lang}
              nameOf={nameOf}
              onChoose={({ page, span, boxes }) => workspace.showPlace({ page, span, boxes })}
            />
          )}
        </>
      )}
    </div>
  );
}

interface DocumentHeadProps {
  readonly outline: DocumentOutline | undefined;
  readonly kindOfPages: FileItem['pageKind'];
}

function DocumentHead({ outline, kindOfPages }: DocumentHeadProps) {
  const { kind, sources } = outline ?? {};
  const facts = outline && factsOf(outline);
  const isNamed = sources?.title !== undefined;
  const page = sources?.kind ?? sources?.title;
  return (
    <div>
      {page !== undefined && (
        <p className="mb-1.5 flex items-center gap-2 text-xs text-ink-3">
          {kind && (
            <span className="rounded-[4px] bg-quiet-2 px-1.5 py-0.5 font-medium text-ink-2">{kind}</span>
          )}
          {`read from ${pageWord(kindOfPages)} ${page}`}
        </p>
      )}
      <h2 className="font-read text-2xl break-words" dir="auto">
        {isNamed && outline ? outline.title : 'Ask this document'}
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">
        {facts || 'Every answer is made of sentences that stand in it, and shows you where.'}
      </p>
    </div>
  );
}

/** Names told of many. */
const MAX_NAMES = 3;

/** Who made the document, and of when it is: "Osamu Aoki, Bill Allombert · May 9, 2022". */
function factsOf({ parties = [], date }: DocumentOutline): string {
  const more = parties.length - MAX_NAMES;
  const names = parties.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [names, date].filter(Boolean).join(' · ');
}

interface SuggestionsProps {
  readonly suggestions: DocumentOutline['suggestions'];
  readonly lang: string;
  readonly nameOf: (page: number) => string;
  readonly onAsk: (question: string) => void;
}

/** Questions that have an answer, asked with one click. */
function Suggestions({ suggestions, lang, nameOf, onAsk }: SuggestionsProps) {
  return (
    <ul aria-label="Questions to begin with">
      {suggestions.map(({ question, page, isOverview }) => (
        <li key={question} className={isOverview ? 'pb-1' : 'border-b border-line'}>
          <button
            type="button"
            className={cx(
              'flex w-full items-center gap-2.5 text-start text-base hover:text-accent-ink',
              isOverview
                ? 'min-h-11 rounded-card border border-control bg-surface px-3.5 py-2 font-medium hover:border-accent'
                : 'min-h-[42px] px-3.5 py-1.5',
            )}
            onClick={() => onAsk(question)}
          >
            {isOverview ? (
              <TextAlignStart size={16} className="flex-none text-accent" aria-hidden="true" />
            ) : (
              <MessageCircleQuestionMark size={15} className="flex-none text-ink-3" aria-hidden="true" />
            )}
            <span className="min-w-0 grow" dir="auto" lang={lang}>
              {question}
            </span>
            {isOverview ? (
              <ArrowUp size={16} className="flex-none text-ink-2" aria-hidden="true" />
            ) : (
              <span className="flex-none text-xs text-ink-3 tabular-nums">{nameOf(page)}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

function OutlineLoading() {
  return (
    <div role="status" className="flex flex-col gap-2.5">
      <span className="sr-only">Looking for the contents</span>
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="h-9 w-full" />
      <Skeleton className="mt-3 h-40 w-full" />
    </div>
  );
}

function Facts({ file }: { file: FileItem }) {
  return (
    <dl className="grid grid-cols-2 divide-x divide-line rounded-card border border-line bg-surface">
      <Fact
        value={file.pages === null ? '–' : file.pages.toLocaleString('en-US')}
        name={`${pageWord(file.pageKind)}${file.pages === 1 ? '' : 's'}`}
      />
      <Fact value={LANGUAGE_NAMES[file.lang]} name="language" />
    </dl>
  );
}

function Examples({ onExample }: { onExample: (question: string) => void }) {
  return (
    <section aria-labelledby="ways-to-ask">
      <h3 id="ways-to-ask" className="mb-1 text-xs font-medium text-ink-3">
        Ways to ask
      </h3>
      {EXAMPLES.map(({ icon: Icon, text }) => (
        <button
          key={text}
          type="button"
          className="flex min-h-[42px] w-full items-center gap-2.5 border-t border-line text-left text-base font-medium last:border-b hover:text-accent-ink"
          onClick={() => onExample(text)}
        >
          <Icon size={15} className="flex-none text-ink-3" aria-hidden="true" />
          {text}
        </button>
      ))}
      <p className="pt-2 text-xs text-ink-3">
        Use the document's own words where you know them, and name the year, party or product you mean.
      </p>
    </section>
  );
}

function Fact({ value, name }: { value: string; name: string }) {
  return (
    <div className="flex flex-col-reverse px-3 py-2.5">
      <dt className="text-xs text-ink-3">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
