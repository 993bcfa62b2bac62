import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Log } from '#kernel/log.ts';
import type { Metrics, ReadDefinition } from '#kernel/metrics.ts';

/** A value that has not been read by then is left out: whoever scrapes has a limit too. */
const READ_WITHIN_MS = 3_000;

interface MetricsSettings {
  readonly log: Pick<Log, 'warn'>;
  readonly readWithinMs?: number;
}

export interface ExposedMetrics extends Metrics {
  /** All metrics in the text format of Prometheus. */
  expose(): Promise<{ readonly contentType: string; readonly text: string }>;
  /** Every metric, with the labels that it has. */
  list(): readonly { readonly name: string; readonly kind: string; readonly labels: readonly string[] }[];
}

type AnyLabels = Readonly<Record<string, string>>;
type Values = Readonly<Record<string, readonly string[] | 'code'>>;

/** The metrics of one server, beside those of its process: memory, event loop, garbage collection. */
export function makeMetrics({ log, readWithinMs = READ_WITHIN_MS }: MetricsSettings): ExposedMetrics {
  const registry = new Registry();
  const readers: (() => Promise<boolean>)[] = [];
  const unread = new Gauge({
    name: 'recto_metrics_unread',
    help: 'Metrics that could not be read this time, the database being away mostly; they are left out.',
    registers: [registry],
  });

  const addReader = (definition: ReadDefinition<Values>): void => {
    const { name, labels, kind, read } = definition;
    const settings = { ...describe(definition), registers: [registry] };
    const metric = kind === 'counter' ? new Counter(settings) : new Gauge(settings);
    readers.push(async () => {
      const samples = await withinLimit(read, readWithinMs).catch((err: unknown) => {
        log.warn({ err, metric: name }, 'a metric could not be read');
        return null;
      });
      metric.reset();
      // Without labels a reset leaves a zero, which would be taken for a value.
      if (Object.keys(labels).length === 0) metric.remove();
      for (const sample of samples ?? []) metric.inc(known(labels, sample.labels), sample.value);
      return samples !== null;
    });
  };

  return {
    counter(definition) {
      const counter = new Counter({ ...describe(definition), registers: [registry] });
      return (labels, by = 1) => counter.inc(known(definition.labels, labels), by);
    },
    histogram(definition) {
      const buckets = [...definition.buckets];
      const histogram = new Histogram({ ...describe(definition), buckets, registers: [registry] });
      return (labels, value) => histogram.observe(known(definition.labels, labels), value);
    },
    read: (definition) => addReader(definition as ReadDefinition<Values>),
    list: () =>
      Registry.merge([registryOfProcess(), registry])
        .getMetricsAsArray()
        .map((metric) => {
          // Not in their types: they are the same objects.
          const { labelNames = [] } = metric as { labelNames?: readonly string[] };
          return { name: metric.name, kind: String(metric.type), labels: labelNames };
        }),
    async expose() {
      const isRead = await Promise.all(readers.map((reader) => reader()));
      unread.set(isRead.filter((done) => !done).length);
      const all = Registry.merge([registryOfProcess(), registry]);
      return { contentType: all.contentType, text: await all.metrics() };
    },
  };
}

const describe = ({ name, help, labels }: { name: string; help: string; labels: Values }) => ({
  name,
  help,
  labelNames: Object.keys(labels),
});

/** A value that is not listed, as another version may have stored it, is `other`: labels stay bounded. */
function known(values: Values, labels: AnyLabels): Record<string, string> {
  const name = (label: string, value: string) => {
    const listed = values[label];
    return listed === 'code' || listed?.includes(value) ? value : 'other';
  };
  return Object.fromEntries(Object.entries(labels).map(([label, value]) => [label, name(label, value)]));
}

async function withinLimit<T>(read: () => Promise<T> | T, limitMs: number): Promise<T> {
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(() => limit.reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  const reading = (async () => read())();
  return Promise.race([reading, limit.promise]).finally(() => clearTimeout(timer));
}

/** The process has one, however many servers it runs: what measures the event loop cannot be taken away again. */
let ofProcess: Registry | undefined;

function registryOfProcess(): Registry {
  if (ofProcess) return ofProcess;
  ofProcess = new Registry();
  collectDefaultMetrics({ register: ofProcess });
  return ofProcess;
}
