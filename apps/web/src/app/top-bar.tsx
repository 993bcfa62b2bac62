import { Compass, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { initialsOf } from '#lib/initials.ts';
import { type Theme, usePreferences } from '#lib/preferences.ts';
import { useProductName } from '#lib/queries/configuration.ts';
import { type User, useSession } from '#lib/session.ts';
import { logOut } from '#lib/session-end.ts';
import { useGuidedTour } from '#lib/tour.ts';
import { useIsPhone } from '#lib/use-is-phone.ts';
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
  const tour = useGuidedTour();
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
      <MenuItem icon={<LogOut />} onSelect={() => void logOut()}>
        Log out
      </MenuItem>
    </Menu>
  );
}

export function TopBar() {
  const productName = useProductName();
  const user = useSession((session) => session.user);
  return (
    <header className="flex items-center border-line border-b bg-bg ps-4 pe-4 sm:pe-5">
      <Link to="/" aria-label={`${productName} home`} className="rounded-control sm:hidden">
        <Logo className="size-7" />
      </Link>
      <div className="ms-auto">{user && <UserMenu user={user} />}</div>
    </header>
  );
}
