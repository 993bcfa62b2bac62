import type { AuditEntry } from '@recto/contract/audit';
import { cx } from '#lib/cx.ts';
import { groupByDay } from '#lib/group-by-day.ts';
import { type EntryTone, tellEntry } from './sentences.ts';

const DOTS: Readonly<Record<EntryTone, string>> = {
  added: 'border-ok bg-ok',
  removed: 'border-bad bg-bad',
  changed: 'border-ink-3 bg-surface',
};

const timeOf = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

interface EntryListProps {
  readonly entries: readonly AuditEntry[];
  /** Where all are about one user, which is named above already. */
  readonly isOfOneUser?: boolean;
}

/** Entries by day, the last first. */
export const EntryList = ({ entries, isOfOneUser = false }: EntryListProps) => (
  <div>
    {groupByDay(entries.map((entry) => ({ ...entry, createdAt: entry.at }))).map(({ day, items }) => (
      <section key={day} aria-label={day}>
        <h2 className="pt-4 pb-1 text-ink-3 text-xs">{day}</h2>
        <ol>
          {items.map((entry) => (
            <Entry key={entry._id} entry={entry} subject={isOfOneUser ? 'this user' : entry.subject} />
          ))}
        </ol>
      </section>
    ))}
  </div>
);

function Entry({ entry, subject }: { entry: AuditEntry; subject: string }) {
  const { tone, text } = tellEntry(entry, subject);
  return (
    <li className="group flex gap-3 text-sm">
      <time dateTime={entry.at} className="w-11 flex-none py-1 text-ink-2 tabular-nums">
        {timeOf(entry.at)}
      </time>
      <span aria-hidden="true" className="relative w-2.5 flex-none">
        <span className="absolute inset-y-0 start-1 w-px bg-line group-first:top-2.5 group-last:bottom-1" />
        <span className={cx('absolute top-2.5 size-2.5 rounded-full border-[1.5px]', DOTS[tone])} />
      </span>
      <p className="min-w-0 py-1 pb-3 text-ink-2 [overflow-wrap:anywhere]">
        <b className="font-semibold text-ink">{entry.actor}</b> {text}
      </p>
    </li>
  );
}
