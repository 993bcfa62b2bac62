// The programs that check and test, as actions of stages.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './child.mjs';
import { pinnedNode, root, toolPath } from './paths.mjs';
import { failure, success } from './stages.mjs';

/** Runners look at CI and at more than the terminal before they colour; we know where it goes. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** A checker that says yes or no, as one check: quiet when it passes. */
export const tool = (script, args, limitSeconds) => async (show) => {
  const limits = { limitSeconds, show: () => {} };
  const { code, output, timedOut } = await run(pinnedNode(), [toolPath(script), ...args], limits);
  if (code === 0) return success();
  show(`${timedOut ? `not done after ${limitSeconds} s\n` : ''}${output.trim()}\n`);
  return failure();
};

/**
 * Runs vitest in a workspace; the counts come from its own reporter.
 * @param {{ folder?: string, args?: string[], env?: NodeJS.ProcessEnv, limitSeconds: number }} options
 * @returns {(show: (text: string) => void) => Promise<import('./stages.mjs').Counts>}
 */
export const vitest =
  ({ folder = '.', args = [], env = {}, limitSeconds }) =>
  (show) =>
    withCounts(show, async (file) => {
      const reporters = ['--reporter=dot', `--reporter=${path.join(root, 'scripts/lib/vitest-counts.mjs')}`];
      const { code, timedOut } = await run(
        pinnedNode(),
        [toolPath('vitest/vitest.mjs'), 'run', ...reporters, ...args],
        {
          cwd: path.resolve(root, folder),
          env: { ...process.env, ...plain, ...env, RECTO_TEST_COUNTS: file },
          limitSeconds,
          show,
        },
      );
      if (timedOut) show(`not done after ${limitSeconds} s\n`);
      return { code, counts: readJson(file) };
    });

/**
 * Runs the browser tests, or those of some files. None is tried again: one that fails by chance is a fault. What has
 * passed of those that look at everything (`passedLooks`) is left out, or takes half of its looks.
 * @param {{ workers: number, limitSeconds: number, specs?: readonly string[], passedLooks?: readonly string[] }} options
 */
export const playwright =
  ({ workers, limitSeconds, specs = [], passedLooks = [] }) =>
  (show) =>
    withCounts(show, async (file) => {
      const files = specs.map((spec) => `tests/${spec}`);
      const args = ['test', `--workers=${workers}`, '--reporter=list,json', ...files];
      const { code, timedOut } = await run(pinnedNode(), [toolPath('@playwright/test/cli.js'), ...args], {
        cwd: path.join(root, 'e2e'),
        env: {
          ...process.env,
          ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
          PLAYWRIGHT_JSON_OUTPUT_NAME: file,
          E2E_PASSED_LOOKS: passedLooks.join(),
        },
        limitSeconds,
        show,
      });
      if (timedOut) show(`not done after ${limitSeconds} s\n`);
      const report = readJson(file);
      return { code, counts: report && playwrightCounts(report) };
    });

/** Zero tests are a failure: a run that found nothing must not look like one that passed. */
async function withCounts(show, action) {
  const folder = mkdtempSync(path.join(tmpdir(), 'recto-counts-'));
  try {
    const { code, counts } = await action(path.join(folder, 'counts.json'));
    if (!counts) return failure();
    const isEmpty = counts.passed + counts.failed + counts.skipped.length === 0;
    if (isEmpty) show('no tests were found\n');
    if (counts.failed === 0 && (code !== 0 || isEmpty)) counts.failed = 1;
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What Playwright's JSON report tells; a failed test with what its page held, since CI keeps nothing but what is printed.
 * @returns {import('./stages.mjs').Counts}
 */
export function playwrightCounts({ stats, suites, errors }) {
  const tests = specsOf(suites).flatMap(({ title, file, tests: ofProjects }) =>
    ofProjects.map((test) => ({ name: title, file, ...test })),
  );
  const skipped = tests
    .filter(({ status }) => status === 'skipped')
    .map(({ name, file, annotations }) => ({
      name: `${file}: ${name}`,
      reason:
        annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ?? 'no reason given',
    }));
  const failures = tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ name, file, results }) => ({
      name: `${file}: ${name}`,
      message: results
        .flatMap(({ error, attachments }) => [
          error?.stack ?? error?.message ?? '',
          ...pageSnapshots(attachments),
        ])
        .join('\n'),
    }));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + (errors?.length ?? 0),
    failures,
    skipped,
    tests: tests.map(({ name, file, results }) => ({
      name,
      file,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

/** Enough for a screen, not for the text of a whole document on it. */
const SNAPSHOT_LENGTH = 12_000;

function pageSnapshots(attachments = []) {
  return attachments
    .filter(({ name, path: file }) => name.startsWith('error-context') && file && existsSync(file))
    .map(({ path: file }) => readFileSync(file, 'utf8').split(/^# Page snapshot$/m)[1])
    .filter(Boolean)
    .map((snapshot) => `The page:\n${snapshot.trim().slice(0, SNAPSHOT_LENGTH)}`);
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
