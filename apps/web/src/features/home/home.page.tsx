import type { FileItem } from '@recto/contract/library';
import { useQuery } from '@tanstack/react-query';
import { Compass, GitCompareArrows, ListChecks, MessageSquareText, Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import { sentenceOf } from '#lib/api-error.ts';
import { handOverFiles } from '#shared/uploads/chosen-files.ts';
import type { PageLoader } from '#lib/page.ts';
import { useProductName } from '#lib/configuration.ts';
import { newestQuery } from '#shared/files/queries.ts';
import { conversationsQuery, questionCountsQuery } from '#shared/history/queries.ts';
import { attributeOf, useSession } from '#lib/session.ts';
import { useGuidedTour } from '#shared/tour/tour.ts';
import { useFileDrop } from '#shared/uploads/use-file-drop.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskBox } from './ask-box.tsx';
import { DropArea } from './drop-area.tsx';
import { nextSteps } from './next-steps.ts';
import { RecentComparisons } from './recent-comparisons.tsx';
import { RecentFiles } from './recent-files.tsx';
import { RecentTranslations } from './recent-translations.tsx';
import { RecentQuestions } from './recent-questions.tsx';
import { RunningNow } from './running-now.tsx';
import { SampleCard } from './sample-card.tsx';
import { Totals } from './totals.tsx';
import { countWork, useWork } from './use-work.ts';
import { WhereToGoNext } from './where-to-go-next.tsx';

/** More than are shown, so that the next stand ready when one is deleted. */
const latestQuery = newestQuery({ limit: 12 });
/** Among these is looked for what to ask, and what to do next. */
const completeQuery = newestQuery({ status: 'complete', limit: 50 });
const failedQuery = newestQuery({ status: 'failed', limit: 50 });

export const loader: PageLoader = (client) => () => {
  for (const query of [latestQuery, completeQuery])
    void client.query({ ...query, staleTime: 'static' }).catch(() => null);
  return null;
};

function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening';
  return hour < 12 ? 'Good morning' : 'Good afternoon';
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** How many things are being worked on, said after the day. */
function workText(count: number): string {
  if (count === 0) return '';
  if (count === 1) return ' One job is running.';
  return ` ${NUMBERS[count] ?? count.toLocaleString('en-US')} jobs are running.`;
}

function Greeting({ isNew, running }: { isNew: boolean; running: number }) {
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
        {isNew
          ? 'Bring a document, ask it a question, and see the answer marked on its page.'
          : `${day}.${workText(running)}`}
      </p>
    </header>
  );
}

/** Nothing is here yet: where documents come from, and something to try it with. */
const NewHome = () => (
  <>
    <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(300px,1fr)]">
      <DropArea />
      <SampleCard />
    </div>
    <Promises />
  </>
);

interface FullHomeProps extends Record<'latest' | 'complete', readonly FileItem[]> {
  readonly work: ReturnType<typeof useWork>;
}

/** Asking first, then what was asked and what there is. */
function FullHome({ latest, complete, work }: FullHomeProps) {
  const { data: failed = [] } = useQuery(failedQuery);
  const conversations = useQuery(conversationsQuery);
  const { data: counts } = useQuery(questionCountsQuery(complete.map(({ _id }) => _id)));
  const asked = conversations.data ?? [];
  const lastAsked = asked.map(({ file }) => file).filter(({ status }) => status === 'complete');
  const askable = new Map([...lastAsked, ...complete].map((file) => [file._id, file]));
  // Until it is known, no file is called one that was never asked.
  const wasAsked = (fileId: string) => !counts || counts.has(fileId);
  const wasCompared = ({ _id, previousFileId }: FileItem) =>
    work.totals.comparisons === undefined ||
    work.comparisons.some(
      ({ masterFile, childFile }) => masterFile._id === previousFileId && childFile._id === _id,
    );
  const files = [...complete, ...failed];
  return (
    <>
      <div className="mt-6">
        <AskBox files={[...askable.values()]} />
      </div>
      <Totals {...work.totals} />
      <div className="mt-7 grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(300px,1fr)]">
        <div className="min-w-0 space-y-8">
          <RunningNow work={work.running} />
          <RecentFiles files={latest} />
          <RecentComparisons comparisons={work.comparisons} />
          <RecentTranslations />
        </div>
        <div className="min-w-0 space-y-8">
          <RecentQuestions />
          <WhereToGoNext
            steps={nextSteps({ files, batches: work.batches, wasAsked, wasCompared })}
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
  const latest = useQuery(latestQuery);
  const complete = useQuery(completeQuery);
  const work = useWork();
  const lists = latest.data && complete.data && { latest: latest.data, complete: complete.data };
  const error = latest.error ?? complete.error;
  const isNew = latest.data?.length === 0;
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
            <Greeting isNew={isNew} running={countWork(work.running)} />
            {isNew && <TourButton />}
            {lists && !isNew && (
              <Button variant="primary" size="lg" icon={<Upload />} onClick={() => void navigate('/upload')}>
                Upload Documents
              </Button>
            )}
          </div>
          {!lists && !error && !isNew && <ListSkeleton />}
          {!lists && error && (
            <div className="mt-6 space-y-3">
              <Notice tone="bad">{sentenceOf(error)}</Notice>
              <Button onClick={() => void Promise.all([latest.refetch(), complete.refetch()])}>
                Try again
              </Button>
            </div>
          )}
          {isNew && <NewHome />}
          {lists && !isNew && <FullHome {...lists} work={work} />}
        </div>
      </div>
      {over && !isNew && <DropVeil />}
    </div>
  );
}

function TourButton() {
  const { open } = useGuidedTour();
  return (
    <Button variant="quiet" icon={<Compass />} onClick={() => open()}>
      Guided tour
    </Button>
  );
}

const PROMISES = [
  ['Ask one document', 'Answers quote the page, or say it is not there.', MessageSquareText],
  ['Ask many at once', 'One template over many files gives a table.', ListChecks],
  ['Compare two versions', 'Every change is marked, with its page on both sides.', GitCompareArrows],
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
