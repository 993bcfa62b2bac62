import { Compass, Folder, History, ListChecks, MessageSquareText, PanelLeft } from 'lucide-react';
import type { ComponentType, ReactElement } from 'react';
import { Link, useLocation } from 'react-router';
import { setSidebar, type SidebarRoom } from '#lib/preferences.ts';
import { useProductName } from '#lib/configuration.ts';
import { cx } from '#lib/cx.ts';
import { TryPro } from '#shared/plans/try-pro.tsx';
import { useGuidedTour, useIsWalking } from '#shared/tour/tour.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { Tooltip } from '#ui/tooltip.tsx';

interface Entry {
  to: string;
  label: string;
  /** Where there is little room. */
  shortLabel?: string;
  Icon: ComponentType<{ className?: string }>;
  /** What the step tour calls it. */
  tour: string;
  /** Other paths that belong to the entry. */
  also?: readonly string[];
}

const ENTRIES: readonly Entry[] = [
  { to: '/qna', label: 'Chat', Icon: MessageSquareText, tour: 'chat', also: ['/chat'] },
  { to: '/files', label: 'Files', Icon: Folder, tour: 'files', also: ['/upload'] },
  {
    to: '/question-template',
    label: 'Question Template',
    shortLabel: 'Templates',
    Icon: ListChecks,
    tour: 'question-template',
  },
  {
    to: '/history',
    label: 'History',
    Icon: History,
    tour: 'history',
    also: ['/history-element', '/batch', '/batch-element', '/answers-changed'],
  },
];

/** No entry is the current one while the tour walks over the menu, or lies over the screen. */
function useIsCurrent(): (entry: Entry) => boolean {
  const { pathname } = useLocation();
  const isWalking = useIsWalking();
  const isTouring = useGuidedTour().topic !== null;
  return (entry) =>
    !isWalking && !isTouring && (pathname === entry.to || (entry.also?.includes(pathname) ?? false));
}

const entryClass = (collapsed: boolean, current: boolean) =>
  cx(
    'flex h-9 items-center rounded-control font-medium text-sm transition-colors [&_svg]:size-4',
    collapsed ? 'justify-center' : 'gap-3 px-2.5',
    current ? 'bg-nav-active text-ink' : 'text-ink-2 hover:bg-quiet',
  );

/** Says beside an icon what stands there when the sidebar is wide. */
const Named = ({
  label,
  collapsed,
  children,
}: {
  label: string;
  collapsed: boolean;
  children: ReactElement;
}) =>
  collapsed ? (
    <Tooltip content={label} side="right">
      {children}
    </Tooltip>
  ) : (
    children
  );

/** Opens the guided tour over whatever screen is shown. */
function TourEntry({ collapsed }: { collapsed: boolean }) {
  const { topic, open } = useGuidedTour();
  return (
    <Named label="Guided tour" collapsed={collapsed}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={topic !== null}
        data-tour="guided-tour"
        onClick={() => open()}
        className={entryClass(collapsed, topic !== null)}
      >
        <Compass />
        <span className={collapsed ? 'sr-only' : undefined}>Guided tour</span>
      </button>
    </Named>
  );
}

interface SidebarProps {
  readonly collapsed: boolean;
  readonly room: SidebarRoom;
}

export function Sidebar({ collapsed, room }: SidebarProps) {
  const productName = useProductName();
  const isCurrent = useIsCurrent();
  const toggle = () => setSidebar(collapsed ? 'expanded' : 'collapsed', room);
  return (
    <aside className="row-span-2 flex min-h-0 flex-col border-line border-e bg-bg px-3 pb-3 max-sm:hidden">
      <div
        className={cx('flex h-[52px] shrink-0 items-center gap-2.5', collapsed ? 'justify-center' : 'px-2')}
      >
        {!collapsed && (
          <Link to="/" className="flex min-w-0 flex-1 items-center gap-2.5 rounded-control">
            <Logo />
            <span className="truncate font-semibold text-[18px] tracking-[-0.01em]">{productName}</span>
          </Link>
        )}
        <IconButton
          label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
          aria-expanded={!collapsed}
          onClick={toggle}
        >
          <PanelLeft />
        </IconButton>
      </div>
      <nav aria-label="Main" className="mt-2 flex flex-col gap-0.5">
        {ENTRIES.map((entry) => (
          <Named key={entry.to} label={entry.label} collapsed={collapsed}>
            <Link
              to={entry.to}
              aria-current={isCurrent(entry) ? 'page' : undefined}
              data-tour={entry.tour}
              className={entryClass(collapsed, isCurrent(entry))}
            >
              <entry.Icon />
              <span className={collapsed ? 'sr-only' : undefined}>{entry.label}</span>
            </Link>
          </Named>
        ))}
        <TourEntry collapsed={collapsed} />
      </nav>
      {!collapsed && <TryPro />}
    </aside>
  );
}

/** The same entries on phones. */
export function BottomBar() {
  const isCurrent = useIsCurrent();
  return (
    <nav
      aria-label="Main"
      className="grid h-[54px] auto-cols-fr grid-flow-col border-line border-t bg-bg sm:hidden"
    >
      {ENTRIES.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          aria-current={isCurrent(entry) ? 'page' : undefined}
          data-tour={entry.tour}
          className={cx(
            'flex flex-col items-center justify-center gap-0.5 font-medium text-[11px] [&_svg]:size-[19px]',
            isCurrent(entry) ? 'text-accent-ink' : 'text-ink-3',
          )}
        >
          <entry.Icon />
          {entry.shortLabel ?? entry.label}
        </Link>
      ))}
    </nav>
  );
}
