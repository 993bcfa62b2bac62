import { X } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { AuditEntries } from '../audit/audit-entries.tsx';
import { SaveCsv } from '../audit/save-csv.tsx';

/** What was done to one user, beside the list. */
export const UserLog = ({ email, onClose }: { email: string; onClose: () => void }) => (
  <aside
    aria-label={`Audit log of ${email}`}
    className="flex min-h-0 w-90 flex-none flex-col border-line border-s bg-surface max-lg:absolute max-lg:inset-y-0 max-lg:end-0 max-lg:z-20 max-lg:w-full max-lg:border-s-0 sm:max-lg:w-90 sm:max-lg:border-s"
  >
    <header className="flex flex-none items-center gap-2 border-line border-b px-5 py-2.5">
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold text-sm">Audit log</h2>
        <p className="truncate text-ink-2 text-xs">{email}</p>
      </div>
      <SaveCsv subject={email} />
      <IconButton label="Close the audit log" onClick={onClose}>
        <X />
      </IconButton>
    </header>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
    <div tabIndex={0} role="group" aria-label="Entries" className="min-h-0 flex-1 overflow-y-auto px-5 pb-4">
      <AuditEntries subject={email} />
    </div>
    <p className="flex-none border-line border-t px-5 py-3 text-ink-2 text-xs">
      Entries cannot be changed or deleted here. Document text is never written to this log.
    </p>
  </aside>
);
