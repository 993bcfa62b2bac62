import type { User } from '@recto/contract/users';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { SearchX, Search, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { useSession } from '#lib/session.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadError } from '#ui/load-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { ActDialog, type ActKind } from './act-dialog.tsx';
import { CreateUserDialog } from './create-user-dialog.tsx';
import { userCountsQuery, type UserSearch, usersQuery } from './queries.ts';
import { UserLog } from './user-log.tsx';
import { UserTable } from './user-table.tsx';

/** So that not every letter is a call. */
const PAUSE_MS = 250;

interface Opened {
  readonly user: User;
  readonly kind: ActKind;
}

/** Who has an account here, and what can be done about it. */
export function UsersTab() {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), PAUSE_MS);
  const [role, setRole] = useState<UserSearch['role']>(null);
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [logOf, setLogOf] = useState<string | null>(null);
  const { data: counts } = useQuery(userCountsQuery);
  return (
    <AdminFrame
      tab="users"
      actions={
        <Button variant="primary" icon={<UserPlus />} onClick={() => setCreating(true)}>
          Create user
        </Button>
      }
    >
      <div className="relative flex min-h-0 flex-1 border-line border-t">
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex flex-none flex-wrap items-center gap-3 border-line border-b px-6 py-2.5 max-sm:px-4">
            <UserSearchField value={typed} onChange={setTyped} />
            <Select
              aria-label="Role"
              value={role ?? ''}
              onChange={({ target: { value } }) =>
                setRole(value === 'admin' || value === 'user' ? value : null)
              }
            >
              <option value="">All roles</option>
              <option value="admin">Admins</option>
              <option value="user">Members</option>
            </Select>
            {counts && (
              <p className="ms-auto text-ink-2 text-sm tabular-nums">
                {plural(counts.users, 'user')}, {plural(counts.admins, 'admin')}
              </p>
            )}
          </div>
          <Users
            search={{ q, role }}
            chosenEmail={logOf}
            onAct={(user, kind) => setOpened({ user, kind })}
            onShowLog={({ email }) => setLogOf(email)}
          />
        </div>
        {logOf !== null && <UserLog key={logOf} email={logOf} onClose={() => setLogOf(null)} />}
      </div>
      {isCreating && <CreateUserDialog onClose={() => setCreating(false)} />}
      {opened && <ActDialog {...opened} onClose={() => setOpened(null)} />}
    </AdminFrame>
  );
}

const UserSearchField = ({ value, onChange }: { value: string; onChange: (typed: string) => void }) => (
  <label className="relative block w-72 max-sm:w-full">
    <span className="sr-only">Find by name or e-mail</span>
    <Search aria-hidden="true" className="absolute inset-y-0 start-2.5 my-auto size-4 text-ink-3" />
    <input
      type="search"
      value={value}
      maxLength={200}
      onChange={(event) => onChange(event.target.value)}
      placeholder="Find by name or e-mail"
      className="h-8 w-full rounded-control border border-control bg-surface ps-9 pe-2 text-sm focus:border-accent focus:outline-none focus:ring-3 focus:ring-accent/20"
    />
  </label>
);

interface UsersProps {
  readonly search: UserSearch;
  readonly chosenEmail: string | null;
  readonly onAct: (user: User, kind: ActKind) => void;
  readonly onShowLog: (user: User) => void;
}

function Users({ search, ...rest }: UsersProps) {
  const ownId = useSession(({ user }) => user?.userId ?? '');
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(usersQuery(search));
  if (!data && error)
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const users = data.pages.flatMap(({ items }) => items);
  if (users.length === 0)
    return (
      <EmptyState icon={<SearchX />} title="Nobody found">
        No name or address has a word that begins so.
      </EmptyState>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys
    <div tabIndex={0} role="group" aria-label="Users" className="min-h-0 flex-1 overflow-y-auto">
      <UserTable users={users} ownId={ownId} {...rest} />
      {hasNextPage && (
        <div className="px-6 py-3 max-sm:px-4">
          <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more users
          </Button>
        </div>
      )}
    </div>
  );
}

const Loading = () => (
  <div role="status" className="space-y-3 px-6 py-4 max-sm:px-4">
    <span className="sr-only">Loading the users</span>
    {Array.from({ length: 8 }, (_, at) => (
      <Skeleton key={at} className="h-10 rounded-control" />
    ))}
  </div>
);
