import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { playwrightCounts } from './lib/test-runners.mjs';

test('a browser test that fails is told with what its page held', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-report-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const context = join(folder, 'error-context.md');
  await writeFile(context, '# Error details\n\nit\n\n# Page snapshot\n\n```yaml\n- button "Stop"\n```\n');
  const attachments = [
    { name: 'screenshot', path: join(folder, 'test-failed-1.png') },
    { name: 'error-context', path: context },
    { name: 'error-context-2', path: join(folder, 'gone.md') },
  ];
  const results = [{ duration: 7, error: { message: 'not visible' }, attachments }];
  const { failures } = playwrightCounts({
    stats: { expected: 0, unexpected: 1, flaky: 0 },
    suites: [
      {
        specs: [
          { title: 'stops', file: 'a.spec.ts', tests: [{ status: 'unexpected', annotations: [], results }] },
        ],
      },
    ],
    errors: [],
  });
  expect(failures).toEqual([
    { name: 'a.spec.ts: stops', message: 'not visible\nThe page:\n```yaml\n- button "Stop"\n```' },
  ]);
});
