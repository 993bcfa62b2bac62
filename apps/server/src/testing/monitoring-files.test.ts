import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { makeMetrics } from '#adapters/metrics/make-metrics.ts';
import { type AddModule, addProductModules, type ModuleDeps } from '#compose/modules.ts';
import { silentLog } from '#testing/silent-log.ts';
import { openTestApp } from '#testing/test-app.ts';

const folder = join(import.meta.dirname, '../../../../deploy');
const readText = (name: string) => readFileSync(join(folder, name), 'utf8');

/** What Prometheus adds to every sample, and what it has of its own. */
const OF_PROMETHEUS = new Set(['job', 'instance']);
const OWN_METRICS = new Set(['up']);

interface Known {
  readonly labels: ReadonlySet<string>;
}

/** The series that the product has, a histogram by its three. */
async function listSeries(): Promise<Map<string, Known>> {
  let deps: ModuleDeps | undefined;
  const addModules = (add: AddModule, given: ModuleDeps) => {
    deps = given;
    return addProductModules(add, given);
  };
  const testApp = await openTestApp({}, undefined, undefined, { addModules });
  const series = new Map<string, Known>();
  for (const { name, kind, labels } of deps?.metrics.list() ?? []) {
    if (kind !== 'histogram') series.set(name, { labels: new Set(labels) });
    else
      for (const end of ['bucket', 'count', 'sum'])
        series.set(`${name}_${end}`, { labels: new Set([...labels, ...(end === 'bucket' ? ['le'] : [])]) });
  }
  await testApp.close();
  return series;
}

/** What is wrong with an expression: metrics that nobody has, labels that they do not have. */
function findWrong(expression: string, series: ReadonlyMap<string, Known>): string[] {
  const wrong: string[] = [];
  const used: Known[] = [];
  for (const [, name = '', matchers = ''] of expression.matchAll(
    /\b((?:recto|nodejs|process)_\w+|up)\b(?:\{([^}]*)\})?/g,
  )) {
    const found = OWN_METRICS.has(name) ? { labels: new Set<string>() } : series.get(name);
    if (!found) {
      wrong.push(`${name} is no metric`);
      continue;
    }
    used.push(found);
    for (const [, label = ''] of matchers.matchAll(/(\w+)\s*[=!]~?/g))
      if (!found.labels.has(label) && !OF_PROMETHEUS.has(label)) wrong.push(`${name} has no label ${label}`);
  }
  if (used.length === 0) wrong.push('no metric');
  for (const [, list = ''] of expression.matchAll(/\bby\s*\(([^)]*)\)/g))
    for (const label of list.split(',').map((one) => one.trim()))
      if (!used.every(({ labels }) => labels.has(label)))
        wrong.push(`grouped by ${label}, which is not there`);
  return wrong;
}

const Rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Recto[A-Z]\w+$/),
          expr: z.string(),
          for: z.string().regex(/^\d+[mhd]$/),
          labels: z.object({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.object({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});

const Dashboard = z.object({
  title: z.string(),
  panels: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).min(1),
    }),
  ),
});

test('alerts and the dashboard name metrics and labels that the product has', async () => {
  const series = await listSeries();
  expect(series.size).toBeGreaterThan(30);
  const { groups } = Rules.parse(parse(readText('prometheus/recto.rules.yml')));
  const rules = groups.flatMap((group) => group.rules);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  const { panels } = Dashboard.parse(JSON.parse(readText('grafana/recto.json')));
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr]),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr])),
  ] as [string, string][];
  const wrong = expressions.flatMap(([where, expr]) =>
    findWrong(expr, series).map((fault) => `${where}: ${fault}`),
  );
  expect(wrong).toEqual([]);
  // A metric that no panel shows is one that nobody looks at.
  const shown = expressions.map(([, expr]) => expr).join(' ');
  const ours = new Set([...series.keys()].map((name) => name.replace(/_(bucket|count|sum)$/, '')));
  const unseen = [...ours].filter((name) => name.startsWith('recto_') && !shown.includes(name));
  expect(unseen).toEqual(['recto_pool_units_total']);
});

test('a metric or a label that is not there would be found', () => {
  const metrics = makeMetrics({ log: silentLog });
  metrics.counter({ name: 'recto_made_total', help: 'Made.', labels: { kind: 'code' } });
  const series = new Map(
    metrics.list().map(({ name, labels }) => [name, { labels: new Set(labels) } as Known]),
  );
  expect(findWrong('sum by (kind) (rate(recto_made_total{kind="a"}[5m]))', series)).toEqual([]);
  expect(findWrong('recto_gone_total > 1', series)).toContain('recto_gone_total is no metric');
  expect(findWrong('recto_made_total{state="a"}', series)).toEqual(['recto_made_total has no label state']);
  expect(findWrong('sum by (state) (recto_made_total)', series)).toHaveLength(1);
});
