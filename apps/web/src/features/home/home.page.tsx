import { useQuery } from '@tanstack/react-query';
import { Highlighter, History, MessageSquareText } from 'lucide-react';
import { sentenceOf } from '#lib/api-error.ts';
import type { PageLoader } from '#lib/page.ts';
import { useProductName } from '#lib/configuration.ts';
import { itemsQuery } from '#lib/queries/files.ts';
import { attributeOf, useSession } from '#lib/session.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DropArea } from './drop-area.tsx';
import { LatestFiles } from './latest-files.tsx';
import { SampleCard } from './sample-card.tsx';

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
    <header>
      <h1 className="break-words font-read text-[34px] leading-[42px] tracking-[-0.01em]">
        {`${isNew ? 'Welcome' : greetingAt(now.getHours())}, ${firstName}`}
      </h1>
      <p className="mt-1 text-[15px] text-ink-2">
        {isNew ? 'Bring a document, ask it a question, and see the answer marked on its page.' : `${day}.`}
      </p>
    </header>
  );
}

export function Component() {
  const productName = useProductName();
  const items = useQuery(itemsQuery(null));
  const isNew = items.data?.length === 0;
  return (
    <div className="h-full overflow-y-auto">
      <title>{`Home · ${productName}`}</title>
      <div className="mx-auto max-w-[1140px] px-4 pt-6 pb-24 sm:px-8">
        <Greeting isNew={isNew} />
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(300px,1fr)]">
          <div className="min-w-0 space-y-8">
            <DropArea large={isNew} />
            {items.isPending && <ListSkeleton />}
            {items.isError && !items.data && (
              <div className="space-y-3">
                <Notice tone="bad">{sentenceOf(items.error)}</Notice>
                <Button onClick={() => void items.refetch()}>Try again</Button>
              </div>
            )}
            {items.data && !isNew && <LatestFiles top={items.data} />}
          </div>
          <SampleCard isNew={isNew} />
        </div>
        {isNew && <Promises />}
      </div>
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
  <div role="status" className="space-y-4">
    <span className="sr-only">Loading the latest files</span>
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} className="h-5 w-full" />
    ))}
  </div>
);
