import type { AuditEntry } from '@recto/contract/audit';

const COLUMNS = ['at', 'actor', 'action', 'subject', 'details'] as const;

/** What a spreadsheet would take for a formula begins with an apostrophe, which it shows as text. */
const FORMULA = /^[=+\-@\t\r]/;

const quote = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Entries as a table; lines end as RFC 4180 says. */
export const toCsv = (entries: readonly AuditEntry[]): string =>
  [
    COLUMNS.join(','),
    ...entries.map(({ details, ...entry }) =>
      [entry.at, entry.actor, entry.action, entry.subject, JSON.stringify(details)].map(quote).join(','),
    ),
  ]
    .map((line) => `${line}\r\n`)
    .join('');
