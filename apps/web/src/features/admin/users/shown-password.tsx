import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';

/** A temporary password, the one time that it is known. */
export const ShownPassword = ({ email, password }: { email: string; password: string }) => (
  <div className="space-y-3 px-5 py-4">
    <Notice tone="plain">
      Copy the password now and hand it to {email}. It is not shown again, and opens nothing but the choice of
      a new one.
    </Notice>
    <output
      aria-label="Temporary password"
      className="block break-all rounded-card border border-line bg-quiet px-4 py-3 font-mono text-ink text-sm"
    >
      {password}
    </output>
    <CopyButton size="lg" label="Copy password" text={password} />
  </div>
);
