// Stages of a run: each is timed, counted and, when it fails, shown; the closing lines add them up.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './child.mjs';
import { pinnedNode, root, toolPath } from './paths.mjs';
import { seconds } from './progress.mjs';

/** Runners look at CI and at more than the terminal before they colour; we know where it goes. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/**
 * `flaky`: names of tests that failed at first and passed when tried again; they count as passed, too.
 * @typedef {{ passed: number, failed: number, skipped: { name: string, reason: string }[], ran?: string[],
 *   flaky?: string[] }} Counts
 */

export class Stages {
  /** @type {{ name: string, time: string, counts: Counts }[]} */
  #done = [];
  #began = Date.now();

  /**
   * Runs one stage and shows its line.
   * @param {string} name
   * @param {() => Promise<Counts>} action
   */
  async stage(name, action) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    let counts;
    try {
      counts = await action();
    } catch (error) {
      console.log(error);
      counts = failure();
    }
    const time = seconds(started);
    this.#done.push({ name, time, counts });
    console.log(`── ${name}: ${describe(counts)} in ${time}`);
    return counts.failed === 0;
  }

  /** Counts a stage that cannot run here as one skipped, and says so. */
  skip(name, reason) {
    console.log(`\n── ${name}: SKIPPED, ${reason}`);
    this.#done.push({ name, time: '–', counts: { passed: 0, failed: 0, skipped: [{ name, reason }] } });
  }

  /** A test that belongs to one database is skipped on the other and has run all the same. */
  #forgetSkipsThatRanElsewhere() {
    const ran = new Set(this.#done.flatMap(({ counts }) => counts.ran ?? []));
    for (const { counts } of this.#done) counts.skipped = counts.skipped.filter(({ name }) => !ran.has(name));
  }

  /** Prints the table and the closing line; the result is the exit code. */
  finish({ skipsFail = false } = {}) {
    this.#forgetSkipsThatRanElsewhere();
    const width = Math.max(...this.#done.map(({ name }) => name.length));
    console.log('\nStages');
    for (const { name, time, counts } of this.#done) {
      console.log(`  ${name.padEnd(width)}  ${time.padStart(12)}  ${describe(counts)}`);
    }
    console.log(`  ${'all'.padEnd(width)}  ${seconds(this.#began).padStart(12)}`);
    const skipped = this.#done.flatMap(({ name, counts }) =>
      counts.skipped.map((skip) => ({ stage: name, ...skip })),
    );
    if (skipped.length > 0)
      console.log(`\nSkipped${skipsFail ? ' (which counts as failing: REQUIRE_TEST_DATA=1)' : ''}`);
    for (const { stage, name, reason } of skipped)
      console.log(`  ${stage}: ${name === stage ? '' : `${name}: `}${reason}`);
    const flaky = this.#done.flatMap(({ name, counts }) =>
      (counts.flaky ?? []).map((test) => `${name}: ${test}`),
    );
    if (flaky.length > 0) console.log('\nPassed only when tried again, which is a fault to be found');
    for (const line of flaky) console.log(`  ${line}`);
    const sum = (pick) => this.#done.reduce((total, { counts }) => total + pick(counts), 0);
    const failed = sum((counts) => counts.failed);
    console.log(`\n${sum((counts) => counts.passed)} passed, ${failed} failed, ${skipped.length} skipped`);
    return failed > 0 || (skipsFail && skipped.length > 0) ? 1 : 0;
  }
}

function describe({ passed, failed, skipped, flaky = [] }) {
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} FAILED`);
  if (flaky.length > 0) parts.push(`${flaky.length} FLAKY`);
  if (skipped.length > 0) parts.push(`${skipped.length} skipped`);
  return parts.join(', ');
}

export function failure() {
  return { passed: 0, failed: 1, skipped: [] };
}

/** A checker that says yes or no, as one check: quiet when it passes. */
export async function tool(script, args, limitSeconds) {
  const { code, output, timedOut } = await run(pinnedNode(), [toolPath(script), ...args], {
    limitSeconds,
    quiet: true,
  });
  if (code === 0) return { passed: 1, failed: 0, skipped: [] };
  console.log(timedOut ? `not done after ${limitSeconds} s\n${output.trim()}` : output.trim());
  return failure();
}

/** Runs vitest in a workspace; the counts come from its own reporter. */
export async function vitest({ folder = '.', args = [], env = {}, limitSeconds }) {
  return withCounts(async (file) => {
    const reporters = ['--reporter=dot', `--reporter=${path.join(root, 'scripts/lib/vitest-counts.mjs')}`];
    const { code, timedOut } = await run(
      pinnedNode(),
      [toolPath('vitest/vitest.mjs'), 'run', ...reporters, ...args],
      {
        cwd: path.join(root, folder),
        env: { ...process.env, ...plain, ...env, RECTO_TEST_COUNTS: file },
        limitSeconds,
      },
    );
    if (timedOut) console.log(`not done after ${limitSeconds} s`);
    return { code, counts: readJson(file) };
  });
}

/**
 * Runs the browser tests, one at a time. One that fails is tried once more, since a busy machine can upset a browser; it
 * is then named in the summary, so that a real race is not forgotten.
 */
export async function playwright({ limitSeconds }) {
  return withCounts(async (file) => {
    const args = ['test', '--workers=1', '--retries=1', '--reporter=list,json'];
    const { code, timedOut } = await run(pinnedNode(), [toolPath('@playwright/test/cli.js'), ...args], {
      cwd: path.join(root, 'e2e'),
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? {} : { FORCE_COLOR: '0' }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      },
      limitSeconds,
    });
    if (timedOut) console.log(`not done after ${limitSeconds} s`);
    const report = readJson(file);
    return { code, counts: report && playwrightCounts(report) };
  });
}

/** Zero tests are a failure: a run that found nothing must not look like one that passed. */
async function withCounts(action) {
  const folder = mkdtempSync(path.join(tmpdir(), 'recto-counts-'));
  try {
    const { code, counts } = await action(path.join(folder, 'counts.json'));
    if (!counts) return failure();
    const isEmpty = counts.passed + counts.failed + counts.skipped.length === 0;
    if (isEmpty) console.log('no tests were found');
    if (counts.failed === 0 && (code !== 0 || isEmpty)) counts.failed = 1;
    return counts;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {Counts} */
function playwrightCounts({ stats, suites, errors }) {
  const tests = specsOf(suites).flatMap((spec) => spec.tests.map((test) => ({ name: spec.title, test })));
  const flaky = tests.filter(({ test }) => test.status === 'flaky').map(({ name }) => name);
  const skipped = tests
    .filter(({ test }) => test.status === 'skipped')
    .map(({ name, test }) => ({
      name,
      reason:
        test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')?.description ??
        'no reason given',
    }));
  const failed = stats.unexpected + (errors?.length ?? 0);
  return { passed: stats.expected + stats.flaky, failed, skipped, flaky };
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
