import type { Database } from '#kernel/database.ts';
import type { Metrics } from '#kernel/metrics.ts';
import { measureStatuses } from '#modules/library/store.ts';

const STATUSES = ['waiting', 'processing', 'complete', 'failed'] as const;

interface MeasureDeps {
  readonly database: Database;
  readonly metrics: Pick<Metrics, 'read'>;
}

/** Has the files of all accounts counted when somebody asks for the metrics. */
export function measureFilesFor({ database, metrics }: MeasureDeps): void {
  const readFigure = (figure: 'files' | 'bytes') => () =>
    database.inBackground(async () => {
      const found = await measureStatuses(database.root);
      return STATUSES.map((status) => ({
        labels: { status },
        value: found.find((figures) => figures.status === status)?.[figure] ?? 0,
      }));
    });
  metrics.read({
    name: 'recto_files',
    help: 'Files of all accounts, by status.',
    labels: { status: STATUSES },
    kind: 'gauge',
    read: readFigure('files'),
  });
  metrics.read({
    name: 'recto_files_bytes',
    help: 'Size of the originals of all accounts, by the status of their files.',
    labels: { status: STATUSES },
    kind: 'gauge',
    read: readFigure('bytes'),
  });
}
