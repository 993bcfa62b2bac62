import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { Group, Panel, Separator } from 'react-resizable-panels';
import { cx } from '#lib/cx.ts';

/** The texts on the left, what changed on the right (70 to 30 percent). */
export function Sides({ lines, list }: { lines: ReactNode; list: ReactNode }) {
  return (
    <Group orientation="horizontal" className="min-h-0 flex-1">
      <Panel id="comparison-lines" defaultSize="70%" minSize="45%">
        {lines}
      </Panel>
      <Separator aria-label="Width of the texts" className="w-px bg-line data-[separator=hover]:bg-accent" />
      <Panel id="comparison-changes" minSize="20%">
        {list}
      </Panel>
    </Group>
  );
}

interface TabsProps {
  tab: 'lines' | 'smart';
  onTab: (tab: 'lines' | 'smart') => void;
  lines: ReactNode;
  list: ReactNode;
}

/** One of them at a time. */
export function PhoneTabs({ tab, onTab, lines, list }: TabsProps) {
  const names = { lines: 'Line by line', smart: 'Smart Comparison' } as const;
  return (
    <Tabs.Root
      value={tab}
      onValueChange={(value) => onTab(value === 'smart' ? 'smart' : 'lines')}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Tabs.List aria-label="Views" className="grid flex-none grid-cols-2 border-line border-b">
        {(['lines', 'smart'] as const).map((each) => (
          <Tabs.Trigger
            key={each}
            value={each}
            className={cx(
              'border-b-2 py-2.5 text-sm font-medium',
              tab === each ? 'border-accent text-ink' : 'border-transparent text-ink-2',
            )}
          >
            {names[each]}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value={tab} tabIndex={-1} className="min-h-0 flex-1">
        {tab === 'lines' ? lines : list}
      </Tabs.Content>
    </Tabs.Root>
  );
}
