import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { settingsQuery } from './queries.ts';

/** Where nobody administers the installation yet: the one command that makes somebody do so. */
export function NoAdminNotice() {
  const { data } = useQuery(settingsQuery);
  const email = useSession(({ user }) => user?.email);
  if (data?.hasAdmin !== false || !email) return null;
  const command = `npx recto admin grant ${email}`;
  return (
    <div className="mt-4">
      <Notice tone="plain">
        This installation has no administrator yet. Whoever runs it makes you one by this command on the
        server:
        <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
          <code className="min-w-0 rounded-control bg-surface px-2 py-1 font-mono text-ink text-xs [overflow-wrap:anywhere]">
            {command}
          </code>
          <CopyButton label="Copy command" text={command} />
        </span>
      </Notice>
    </div>
  );
}
