import type { Instance, InstanceStatus, WorkKind } from '@recto/contract/instances';
import { formatDate, plural } from '#lib/format.ts';

/** What a worker does of each kind. Names of files are of customers, and not told. */
const DOING: Readonly<Record<WorkKind, (count: number) => string>> = {
  reading: (count) => `reading ${plural(count, 'file')}`,
  questions: (count) => `answering ${plural(count, 'question')}`,
  batches: (count) => `answering ${count === 1 ? 'a batch' : `${count} batches`}`,
  comparisons: (count) => `making ${plural(count, 'comparison')}`,
  translations: (count) => `translating ${plural(count, 'text')}`,
  exports: (count) => `writing ${plural(count, 'export')}`,
};

const WAITING: Readonly<Record<WorkKind, string>> = {
  reading: 'file',
  questions: 'question',
  batches: 'batch',
  comparisons: 'comparison',
  translations: 'translation',
  exports: 'export',
};

const pluralOf = (count: number, noun: string): string =>
  noun === 'batch' && count !== 1 ? `${count} batches` : plural(count, noun);

/** How long ago something was, as people say it in a table. */
export function formatAge(iso: string, now: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(iso)) / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

const whatRuns = ({ doing }: Instance): string =>
  doing.map(({ kind, count }) => DOING[kind](count)).join(', ');

/** What a worker does now. */
export function tellWorker(worker: Instance): string {
  const { state, stoppedAt, stoppedBy } = worker;
  if (state === 'lost') return 'shows no sign of life: it has ended, or cannot reach the database';
  if (state === 'running') return whatRuns(worker) || 'nothing to do';
  if (state === 'stopping') return `${whatRuns(worker)}, then stops`;
  const by = stoppedBy === null ? '' : ` by ${stoppedBy}`;
  const at = stoppedAt === null ? '' : `, ${formatDate(stoppedAt)}`;
  return `stopped${by}${at}; takes no work`;
}

/** "2 of 3 running · 4 files, 1 question waiting, the oldest for 40 s". */
export function tellStatus({ items, waiting, at }: InstanceStatus): string {
  const running = `${items.filter(({ state }) => state === 'running').length} of ${items.length} running`;
  const [first] = waiting.map(({ oldestAt }) => oldestAt).toSorted();
  if (first === undefined) return `${running} · nothing waits`;
  const what = waiting.map(({ kind, count }) => pluralOf(count, WAITING[kind])).join(', ');
  return `${running} · ${what} waiting, the oldest for ${formatAge(first, at)}`;
}
