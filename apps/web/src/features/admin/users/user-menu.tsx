import type { User } from '@recto/contract/users';
import {
  CircleSlash,
  CreditCard,
  Ellipsis,
  KeyRound,
  LogOut,
  ScrollText,
  ShieldUser,
  Trash2,
} from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/menu.tsx';
import type { ActKind } from './act-dialog.tsx';

interface UserMenuProps {
  readonly user: User;
  /** Whoever is signed in: what is meant for others is left out. */
  readonly isSelf: boolean;
  readonly onAct: (kind: ActKind) => void;
  readonly onShowLog: () => void;
}

export const UserMenu = ({ user, isSelf, onAct, onShowLog }: UserMenuProps) => (
  <Menu
    trigger={
      <IconButton label={`Actions for ${user.email}`}>
        <Ellipsis />
      </IconButton>
    }
  >
    <MenuItem icon={<ScrollText />} onSelect={onShowLog}>
      Show audit log
    </MenuItem>
    <MenuSeparator />
    {!isSelf && (
      <>
        <MenuItem icon={<KeyRound />} onSelect={() => onAct('password')}>
          Change temporary password
        </MenuItem>
        <MenuItem icon={<ShieldUser />} onSelect={() => onAct('role')}>
          {user.role === 'admin' ? 'Make Member' : 'Make Admin'}
        </MenuItem>
      </>
    )}
    <MenuItem icon={<CreditCard />} onSelect={() => onAct('plan')}>
      Change plan
    </MenuItem>
    <MenuItem icon={<LogOut />} onSelect={() => onAct('signOut')}>
      Sign out
    </MenuItem>
    {!isSelf && (
      <>
        <MenuItem icon={<CircleSlash />} onSelect={() => onAct(user.disabled ? 'enable' : 'disable')}>
          {user.disabled ? 'Enable' : 'Disable'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem danger icon={<Trash2 />} onSelect={() => onAct('delete')}>
          Delete user
        </MenuItem>
      </>
    )}
  </Menu>
);
