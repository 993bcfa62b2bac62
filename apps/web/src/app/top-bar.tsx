import { useMutation } from '@tanstack/react-query';
import {
  Compass,
  Calculator,
  Keyboard,
  LogOut,
  MessageSquareWarning,
  Monitor,
  Moon,
  Search,
  ShieldUser,
  Sun,
  UserRound,
  WifiOff,
} from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { initialsOf } from '#lib/initials.ts';
import { openOverlay } from '#shared/overlays/overlay.ts';
import { type Theme, usePreferences } from '#lib/preferences.ts';
import { useIsAdmin } from '#lib/role.ts';
import { useProductName } from '#lib/configuration.ts';
import { type User, useSession } from '#lib/session.ts';
import { logOutMutation } from '#lib/session-mutations.ts';
import { capsOf } from '#lib/shortcuts.ts';
import { useConnection } from '#lib/connection.ts';
import { useGuidedTour } from '#shared/tour/tour.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
import { Kbd } from '#ui/kbd.tsx';
import { Logo } from '#ui/logo.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#ui/menu.tsx';

const THEMES: readonly { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
];

function UserMenu({ user }: { user: User }) {
  const navigate = useNavigate();
  const theme = usePreferences((preferences) => preferences.theme);
  const isPhone = useIsPhone();
  const isAdmin = useIsAdmin();
  const tour = useGuidedTour();
  const logOut = useMutation(logOutMutation);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account menu of ${user.email}`}
          data-tour={isPhone ? 'guided-tour' : undefined}
          className="flex h-9 items-center gap-2 rounded-control px-1 text-ink-2 text-sm transition-colors hover:bg-quiet"
        >
          <span className="grid size-7 place-items-center rounded-full bg-wash font-semibold text-[11px] text-accent-ink">
            {initialsOf(user)}
          </span>
          <span className="max-w-60 truncate max-sm:hidden">{user.email}</span>
        </button>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      <MenuSeparator />
      <MenuItem icon={<UserRound />} onSelect={() => void navigate('/profile')}>
        Profile
      </MenuItem>
      <MenuItem icon={<Calculator />} onSelect={() => void navigate('/usage')}>
        Plan and usage
      </MenuItem>
      {isAdmin && (
        <MenuItem icon={<ShieldUser />} onSelect={() => void navigate('/admin')}>
          Administration
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuChoice
        label="Theme"
        value={theme}
        onChange={(chosen) => usePreferences.setState({ theme: chosen })}
        options={THEMES}
      />
      <MenuSeparator />
      {isPhone && (
        <MenuItem icon={<Compass />} onSelect={() => tour.open()}>
          Guided tour
        </MenuItem>
      )}
      {!isPhone && (
        <MenuItem icon={<Keyboard />} onSelect={() => openOverlay('shortcuts')}>
          Keyboard shortcuts
        </MenuItem>
      )}
      <MenuItem icon={<MessageSquareWarning />} onSelect={() => openOverlay('feedback')}>
        Send feedback
      </MenuItem>
      <MenuItem icon={<LogOut />} onSelect={() => logOut.mutate()}>
        Log out
      </MenuItem>
    </Menu>
  );
}

/** Opens the palette; on phones, which have no keys for it, the only way there. */
const Jump = () => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={() => openOverlay('palette')}
    className="flex h-8 min-w-0 items-center gap-2.5 rounded-control border border-line bg-surface px-2.5 text-ink-2 text-sm transition-colors hover:border-control max-sm:h-9 max-sm:flex-1 sm:w-80"
  >
    <Search aria-hidden="true" className="size-4 shrink-0" />
    <span className="truncate">Search or jump to…</span>
    <span aria-hidden="true" className="ms-auto max-sm:hidden">
      <Kbd>{capsOf({ key: 'k', mod: true }).join(' ')}</Kbd>
    </span>
  </button>
);

/** Said when news have not arrived for a while. What is shown is looked up again once they do. */
function ConnectionNote() {
  const lost = useConnection((connection) => connection.lost);
  return (
    <p role="status" className="min-w-0 text-ink-3 text-xs">
      {lost && (
        <span
          title="Live updates are paused until the server can be reached again. Nothing is lost."
          className="flex items-center gap-1.5 [&_svg]:size-3.5"
        >
          <WifiOff aria-hidden="true" />
          <span className="max-sm:sr-only">Reconnecting…</span>
        </span>
      )}
    </p>
  );
}

export function TopBar() {
  const productName = useProductName();
  const user = useSession((session) => session.user);
  return (
    <header className="flex h-[52px] items-center gap-2.5 border-line border-b bg-bg ps-4 pe-4 sm:pe-5">
      <Link to="/" aria-label={`${productName} home`} className="rounded-control sm:hidden">
        <Logo className="size-7" />
      </Link>
      {user && <Jump />}
      <div className="flex items-center gap-2.5 sm:ms-auto">
        <ConnectionNote />
        {user && <UserMenu user={user} />}
      </div>
    </header>
  );
}
