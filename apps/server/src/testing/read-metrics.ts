import type { TestApp } from '#testing/test-app.ts';

export interface ReadSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The samples of an answer of `/metrics`. */
export function parseMetrics(text: string): ReadSample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name = '', labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (name === '') throw new Error(`no sample: ${line}`);
    const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)];
    return {
      name,
      labels: Object.fromEntries(pairs.map(([, label = '', text = '']) => [label, text])),
      value: Number(value),
    };
  });
}

/** Asks a server for its metrics, as whoever sits at its machine does. */
export async function readMetrics({ inject }: Pick<TestApp, 'inject'>): Promise<ReadSample[]> {
  const response = await inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  if (response.statusCode !== 200) throw new Error(`/metrics answers ${response.statusCode}`);
  return parseMetrics(response.body);
}

/** The sum of all samples of that name whose labels are these at least. */
export const sumOf = (
  samples: readonly ReadSample[],
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number =>
  samples
    .filter(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )
    .reduce((sum, { value }) => sum + value, 0);
