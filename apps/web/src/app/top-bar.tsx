import { LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { type Theme, usePreferences } from '#lib/preferences.ts';
import { useProductName } from '#lib/queries/configuration.ts';
import { attributeOf, type User, useSession } from '#lib/session.ts';
import { logOut } from '#lib/session-end.ts';
import { Logo } from '#ui/logo.tsx';
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#ui/menu.tsx';

const THEMES: readonly { value: Theme; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: 'Light', icon: <Sun /> },
  { value: 'dark', label: 'Dark', icon: <Moon /> },
  { value: 'system', label: 'System', icon: <Monitor /> },
];

/** Two letters for the round badge: of first and last name, else of the address. */
export function initialsOf(user: User): string {
  const first = attributeOf(user, 'name')?.trim() ?? '';
  const last = attributeOf(user, 'custom:lastName')?.trim() ?? '';
  const letters =
    first && last ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...user.email].slice(0, 2);
  return letters.join('').toLocaleUpperCase();
}

function UserMenu({ user }: { user: User }) {
  const theme = usePreferences((preferences) => preferences.theme);
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Account menu of ${user.email}`}
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
      <MenuChoice
        label="Theme"
        value={theme}
        onChange={(chosen) => usePreferences.setState({ theme: chosen })}
        options={THEMES}
      />
      <MenuSeparator />
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
