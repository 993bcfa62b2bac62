import type { User } from '@recto/contract/users';
import type { ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { formatBytes, formatDate, plural } from '#lib/format.ts';
import { nameOfPlan } from '../plan-names.ts';
import type { ActKind } from './act-dialog.tsx';
import { UserMenu } from './user-menu.tsx';

interface UserTableProps {
  readonly users: readonly User[];
  /** Whoever is signed in. */
  readonly ownId: string;
  /** Whose entries of the log are shown beside. */
  readonly chosenEmail: string | null;
  readonly onAct: (user: User, kind: ActKind) => void;
  readonly onShowLog: (user: User) => void;
}

const HEAD = 'py-2 pe-4 font-medium text-ink-2 text-xs';
const TEXT_HEAD = cx(HEAD, 'text-start');

/** Users by their addresses. On phones what fits no column stands below the name. */
export const UserTable = ({ users, ownId, chosenEmail, onAct, onShowLog }: UserTableProps) => (
  <table className="w-full border-separate border-spacing-0 text-sm">
    <thead>
      <tr className="[&>th]:border-line [&>th]:border-b">
        <th className={cx(TEXT_HEAD, 'ps-6 max-sm:ps-4')}>User</th>
        <th className={cx(TEXT_HEAD, 'max-sm:hidden')}>Role</th>
        <th className={cx(TEXT_HEAD, 'max-lg:hidden')}>Plan</th>
        <th className={cx(HEAD, 'text-end max-sm:hidden')}>Files</th>
        <th className={cx(HEAD, 'text-end max-lg:hidden')}>Questions</th>
        <th className={cx(TEXT_HEAD, 'max-sm:hidden')}>Last seen</th>
        <th className="w-12">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {users.map((user) => (
        <tr
          key={user.userId}
          className={cx(
            '[&>td]:border-line [&>td]:border-b [&>td]:py-1.5 [&>td]:pe-4',
            user.email === chosenEmail ? 'bg-wash' : 'hover:bg-quiet',
          )}
        >
          <td className="max-w-0 ps-6 max-sm:ps-4 sm:w-[40%]">
            <Person user={user} isSelf={user.userId === ownId} />
          </td>
          <td className="max-sm:hidden">
            <RoleOf user={user} />
          </td>
          <td className="max-lg:hidden">{planOf(user)}</td>
          <td className="text-end tabular-nums max-sm:hidden" title={formatBytes(user.bytes)}>
            {user.files.toLocaleString('en-US')}
          </td>
          <td className="text-end tabular-nums max-lg:hidden">{user.questions.toLocaleString('en-US')}</td>
          <td className="whitespace-nowrap tabular-nums max-sm:hidden">
            <LastSeen user={user} />
          </td>
          <td>
            <UserMenu
              user={user}
              isSelf={user.userId === ownId}
              onAct={(kind) => onAct(user, kind)}
              onShowLog={() => onShowLog(user)}
            />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const planOf = ({ plan }: User): string => nameOfPlan(plan) ?? plan;

const Tag = ({ tone, children }: { tone: 'accent' | 'warn' | 'bad' | 'plain'; children: ReactNode }) => (
  <span
    className={cx(
      'inline-block rounded px-1.5 py-0.5 font-medium text-[11px] leading-4',
      tone === 'accent' && 'bg-wash text-accent-ink',
      tone === 'warn' && 'bg-changed-bg text-changed',
      tone === 'bad' && 'bg-removed-bg text-removed',
      tone === 'plain' && 'bg-quiet-2 text-ink-2',
    )}
  >
    {children}
  </span>
);

const RoleOf = ({ user: { role } }: { user: User }) =>
  role === 'admin' ? <Tag tone="accent">Admin</Tag> : 'Member';

/** In place of a time: what keeps somebody from being seen. */
function LastSeen({ user }: { user: User }) {
  if (user.disabled) return <Tag tone="bad">disabled</Tag>;
  if (!user.confirmed) return <Tag tone="plain">address not confirmed</Tag>;
  if (user.temporaryPassword) return <Tag tone="warn">temporary password</Tag>;
  return user.lastSeenAt === null ? 'never' : formatDate(user.lastSeenAt);
}

function Person({ user, isSelf }: { user: User; isSelf: boolean }) {
  const name = `${user.name} ${user.lastName}`.trim();
  return (
    <div className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 flex-none place-items-center rounded-full font-semibold text-[11px]',
          isSelf ? 'bg-wash text-accent-ink' : 'bg-quiet-2 text-ink-2',
        )}
      >
        {initialsOf(user)}
      </span>
      <div className="min-w-0">
        <p className="flex items-center gap-2">
          <b className="truncate font-semibold text-ink">{name}</b>
          {isSelf && <Tag tone="plain">you</Tag>}
        </p>
        <p className="truncate text-ink-2 text-xs">{user.email}</p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-0.5 pt-0.5 text-ink-2 text-xs sm:hidden">
          <RoleOf user={user} />
          <span>{planOf(user)}</span>
          <span>{plural(user.files, 'file')}</span>
          <LastSeen user={user} />
        </p>
      </div>
    </div>
  );
}

const initialsOf = ({ name, lastName, email }: User): string =>
  (name && lastName
    ? `${[...name][0] ?? ''}${[...lastName][0] ?? ''}`
    : [...email].slice(0, 2).join('')
  ).toLocaleUpperCase();
