import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { plural } from '#lib/format.ts';

export type ChatTab = 'conversation' | 'page';

interface ChatTabsProps {
  readonly tab: ChatTab;
  readonly onTab: (tab: ChatTab) => void;
  readonly hits: number;
  /** Passages that are no evidence, where there are no hits. */
  readonly near: number;
  readonly conversation: ReactNode;
  readonly page: ReactNode;
}

const TAB =
  '-mb-px flex items-center justify-center gap-1.5 border-b-2 border-transparent text-sm font-medium text-ink-3 data-[state=active]:border-accent data-[state=active]:text-ink';

/** Both sides stay mounted, so that neither loses its place. */
export function ChatTabs({ tab, onTab, hits, near, conversation, page }: ChatTabsProps) {
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => onTab(value === 'page' ? 'page' : 'conversation')}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List className="grid h-[42px] flex-none grid-cols-2 border-b border-line px-2">
        <Tabs.Trigger value="conversation" className={TAB}>
          Conversation
        </Tabs.Trigger>
        <Tabs.Trigger value="page" className={TAB}>
          Page
          {hits > 0 && (
            <span className="rounded-full bg-chip px-1.5 text-[11px]/4 font-semibold text-chip-ink">
              {plural(hits, 'hit')}
            </span>
          )}
          {near > 0 && (
            <span className="rounded-full border border-dashed border-near px-1.5 text-[11px]/4 font-semibold text-ink-2">
              {near} near
            </span>
          )}
        </Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="conversation" forceMount className="min-h-0 flex-1 data-[state=inactive]:hidden">
        {conversation}
      </Tabs.Content>
      <Tabs.Content value="page" forceMount className="min-h-0 flex-1 data-[state=inactive]:hidden">
        {page}
      </Tabs.Content>
    </Tabs.Root>
  );
}
