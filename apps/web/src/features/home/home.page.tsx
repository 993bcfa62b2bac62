import type { LibraryItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { Highlighter, History, MessageSquareText, Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { handOverFiles } from '#lib/chosen-files.ts';
import type { PageLoader } from '#lib/page.ts';
import { useProductName } from '#lib/configuration.ts';
import { everyFileQuery, lastAskedFirst } from '#lib/queries/every-file.ts';
import { isFile, isRunning, itemsQuery } from '#lib/queries/files.ts';
import { conversationsQuery } from '#lib/queries/history.ts';
import { attributeOf, useSession } from '#lib/session.ts';
import { useFileDrop } from '#lib/use-file-drop.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskBox } from './ask-box.tsx';
import { DropArea } from './drop-area.tsx';
import { LatestFiles } from './latest-files.tsx';
import { nextSteps } from './next-steps.ts';
import { RecentQuestions } from './recent-questions.tsx';
import { RunningNow } from './running-now.tsx';
import { SampleCard } from './sample-card.tsx';
import { Totals } from './totals.tsx';
import { WhereToGoNext } from './where-to-go-next.tsx';

export const loader: PageLoader = (client) => () => {
  void client.query({ ...itemsQuery(null), staleTime: 'static' }).catch(() => null);
  return null;
};

function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}

function Greeting({ isNew }: { isNew: boolean }) {
  const user = useSession((session) => session.user);
  const firstName = attributeOf(user, 'name') ?? user?.userName ?? '';
  const now = useNow();
  const day = now.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
  return (
    <header className="min-w-60 flex-1">
      <h1 className="break-words font-read text-[34px] leading-[42px] tracking-[-0.01em]">
        {`${isNew ? 'Welcome' : greetingAt(now.getHours())}, ${firstName}`}
      </h1>
      <p className="mt-1 text-[15px] text-ink-2">
        {isNew ? 'Bring a document, ask it a question, and see the answer marked on its page.' : `${day}.`}
      </p>
    </header>
  );
}

/** Nothing is here yet: where documents come from, and something to try it with. */
const NewHome = () => (
  <>
    <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(300px,1fr)]">
      <DropArea />
      <SampleCard />
    </div>
    <Promises />
  </>
);

/** Asking first, then what was asked and what there is. */
function FullHome({ top }: { top: readonly LibraryItem[] }) {
  const everyFile = useQuery(everyFileQuery);
  const conversations = useQuery(conversationsQuery);
  // What lies at the top is there at once, the rest a moment later.
  const files = everyFile.data?.map(({ file }) => file) ?? top.filter(isFile);
  const asked = conversations.data ?? [];
  const askable = lastAskedFirst(
    files.filter(({ status }) => status === 'complete').map((file) => ({ file })),
    asked,
  ).map(({ file }) => file);
  return (
    <>
      <div className="mt-6">
        <AskBox files={askable} />
      </div>
      <Totals />
      <div className="mt-7 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(300px,1fr)]">
        <div className="min-w-0 space-y-8">
          <RunningNow files={files.filter(isRunning)} />
          <LatestFiles files={files} />
        </div>
        <div className="min-w-0 space-y-8">
          <RecentQuestions />
          <WhereToGoNext
            steps={nextSteps(files, asked)}
            offersSample={conversations.isSuccess && asked.length === 0}
          />
        </div>
      </div>
    </>
  );
}

const DropVeil = () => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute inset-3 z-20 grid place-items-center rounded-dialog border-2 border-accent border-dashed bg-wash/90"
  >
    <p className="font-read text-2xl text-accent-ink">Drop to upload, up to five at a time</p>
  </div>
);

export function Component() {
  const productName = useProductName();
  const navigate = useNavigate();
  const items = useQuery(itemsQuery(null));
  const isNew = items.data?.length === 0;
  const { over, handlers } = useFileDrop((files) => {
    handOverFiles(files);
    void navigate('/upload');
  });
  return (
    <div className="relative h-full" {...handlers}>
      <title>{`Home · ${productName}`}</title>
      <div className="h-full overflow-y-auto">
        <div className="mx-auto max-w-[1140px] px-4 pt-6 pb-24 sm:px-8">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
            <Greeting isNew={isNew} />
            {items.data && !isNew && (
              <Button size="lg" icon={<Upload />} onClick={() => void navigate('/upload')}>
                Upload Documents
              </Button>
            )}
          </div>
          {items.isPending && <ListSkeleton />}
          {items.isError && !items.data && (
            <div className="mt-6 space-y-3">
              <Notice tone="bad">{sentenceOf(items.error)}</Notice>
              <Button onClick={() => void items.refetch()}>Try again</Button>
            </div>
          )}
          {isNew && <NewHome />}
          {items.data && !isNew && <FullHome top={items.data} />}
        </div>
      </div>
      {over && !isNew && <DropVeil />}
    </div>
  );
}

const PROMISES = [
  ['Ask one document', 'Answers quote the page, or say it is not there.', MessageSquareText],
  ['Check every answer', 'Pick a page and see its sentence marked.', Highlighter],
  ['Come back later', 'Questions stay with their document.', History],
] as const;

const Promises = () => (
  <ul className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-3">
    {PROMISES.map(([title, text, Icon]) => (
      <li key={title} className="border-line border-t pt-3">
        <p className="flex items-center gap-2 font-semibold text-sm">
          <Icon aria-hidden="true" className="size-4 text-ink-2" />
          {title}
        </p>
        <p className="mt-1 text-ink-2 text-sm">{text}</p>
      </li>
    ))}
  </ul>
);

const ListSkeleton = () => (
  <div role="status" className="mt-8 space-y-4">
    <span className="sr-only">Loading the latest files</span>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="h-5 w-full" />
    ))}
  </div>
);
