// Stages of a run: each is timed and counted; those that the machine has room for run side by side.
import { availableParallelism } from 'node:os';
import { seconds } from './progress.mjs';
import { StageOutputs } from './stage-outputs.mjs';

const SLOWEST = 10;
/** Of a failure's message: the start says what, the next lines where. */
const FAILURE_LINES = 12;
/** More tests that are skipped for one reason are counted, not named. */
const NAMED_SKIPS = 3;

/**
 * `failures`: those of `failed` that have a name; `ran`: the names of the tests that passed; `tests`: how long each took.
 * @typedef {{ name: string, file: string, ms: number }} TimedTest
 * @typedef {{ passed: number, failed: number, failures?: { name: string, message: string }[],
 *   skipped: { name: string, reason: string }[], ran?: string[], tests?: TimedTest[] }} Counts
 */

/**
 * `cores`: how many it keeps busy; more than the machine has means all of them. `note`: what it leaves out, for the table.
 * `action` shows its output by `show`.
 * @typedef {{ name: string, cores?: number, note?: string, action: (show: (text: string) => void) => Promise<Counts> }} Stage
 */

export class Stages {
  /** @type {{ name: string, time: string, counts: Counts, note?: string }[]} */
  #done = [];
  #began = Date.now();
  #cores;
  #write;

  /** @param {{ cores?: number, write?: (text: string) => void }} machine */
  constructor({ cores = availableParallelism(), write = (text) => process.stdout.write(text) } = {}) {
    this.#cores = cores;
    this.#write = write;
  }

  /**
   * Runs stages in their order: the next one starts when as many cores are free as it keeps busy. What they say is shown
   * stage by stage.
   * @param {Stage[]} stages
   */
  async run(stages) {
    const outputs = new StageOutputs(this.#write);
    const done = stages.map(() => null);
    const waiting = stages.map((stage, at) => ({ ...stage, at, cores: this.#coresOf(stage) }));
    const running = new Set();
    let free = this.#cores;
    while (waiting.length + running.size > 0) {
      const [stage] = waiting;
      if (!stage || stage.cores > free) {
        await Promise.race(running);
        continue;
      }
      waiting.shift();
      free -= stage.cores;
      const work = this.#runOne(stage, outputs.open()).then((entry) => {
        done[stage.at] = entry;
        running.delete(work);
        free += stage.cores;
      });
      running.add(work);
    }
    this.#done.push(...done);
  }

  #coresOf({ cores = 1 }) {
    return Math.min(cores, this.#cores);
  }

  /** @param {Stage} stage */
  async #runOne({ name, note, action }, output) {
    output.show(`\n── ${name}\n`);
    const started = Date.now();
    let counts;
    try {
      counts = await action(output.show);
    } catch (error) {
      output.show(`${error instanceof Error ? (error.stack ?? error.message) : error}\n`);
      counts = failure();
    }
    const time = seconds(started);
    output.show(`── ${name}: ${describe(counts)} in ${time}\n`);
    output.end();
    return { name, time, counts, note };
  }

  /** Counts a stage that cannot run here as one skipped, and says so. */
  skip(name, reason) {
    this.#write(`\n── ${name}: SKIPPED, ${reason}\n`);
    this.#done.push({ name, time: '–', counts: { passed: 0, failed: 0, skipped: [{ name, reason }] } });
  }

  /** A test that belongs to one database is skipped on the other and has run all the same. */
  #forgetSkipsThatRanElsewhere() {
    const ran = new Set(this.#done.flatMap(({ counts }) => counts.ran ?? []));
    for (const { counts } of this.#done) counts.skipped = counts.skipped.filter(({ name }) => !ran.has(name));
  }

  /** Prints the table, the slowest tests, what failed and why, and the closing line; the result is the exit code. */
  finish({ skipsFail = false } = {}) {
    this.#forgetSkipsThatRanElsewhere();
    const print = (line) => this.#write(`${line}\n`);
    const width = Math.max(...this.#done.map(({ name }) => name.length));
    print('\nStages');
    for (const { name, time, counts, note } of this.#done)
      print(
        `  ${name.padEnd(width)}  ${time.padStart(12)}  ${describe(counts)}${note === undefined ? '' : `; ${note}`}`,
      );
    print(`  ${'all'.padEnd(width)}  ${seconds(this.#began).padStart(12)}`);
    this.#printSlowest(print);
    const skipped = this.#done.flatMap(({ name, counts }) =>
      counts.skipped.map((skip) => ({ stage: name, ...skip })),
    );
    if (skipped.length > 0)
      print(`\nSkipped${skipsFail ? ' (which counts as failing: REQUIRE_TEST_DATA=1)' : ''}`);
    /** @type {Record<string, typeof skipped>} */
    const groups = {};
    for (const skip of skipped) (groups[`${skip.stage}: ${skip.reason}`] ??= []).push(skip);
    for (const group of Object.values(groups)) print(`  ${describeSkips(group)}`);
    this.#printFailures(print);
    const sum = (pick) => this.#done.reduce((total, { counts }) => total + pick(counts), 0);
    const failed = sum((counts) => counts.failed);
    print(`\n${sum((counts) => counts.passed)} passed, ${failed} failed, ${skipped.length} skipped`);
    return failed > 0 || (skipsFail && skipped.length > 0) ? 1 : 0;
  }

  /** Near the end, since of a long run often only that is kept. */
  #printFailures(print) {
    const failures = this.#done.flatMap(({ name: stage, counts }) =>
      (counts.failures ?? []).map((one) => ({ stage, ...one })),
    );
    if (failures.length > 0) print('\nFailed');
    for (const { stage, name, message } of failures) {
      print(`  ${stage}: ${name}`);
      for (const line of message.split('\n').slice(0, FAILURE_LINES)) print(`      ${line.trim()}`);
    }
  }

  #printSlowest(print) {
    const tests = this.#done
      .flatMap(({ name: stage, counts }) => (counts.tests ?? []).map((test) => ({ stage, ...test })))
      .sort((left, right) => right.ms - left.ms)
      .slice(0, SLOWEST);
    if (tests.length > 0) print('\nThe slowest tests');
    for (const { stage, file, name, ms } of tests)
      print(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${stage}: ${file}: ${name}`);
  }
}

/** Tests of one stage that are skipped for one reason: by name while they are few. */
function describeSkips(group) {
  const [{ stage, reason }] = group;
  const names = group.map(({ name }) => name).filter((name) => name !== stage);
  if (names.length === 0) return `${stage}: ${reason}`;
  if (names.length <= NAMED_SKIPS) return `${stage}: ${names.join('; ')}: ${reason}`;
  const files = [...new Set(names.map((name) => name.split(': ')[0]))];
  return `${stage}: ${names.length} tests in ${files.join(', ')}: ${reason}`;
}

function describe({ passed, failed, skipped }) {
  const parts = [`${passed} passed`];
  if (failed > 0) parts.push(`${failed} FAILED`);
  if (skipped.length > 0) parts.push(`${skipped.length} skipped`);
  return parts.join(', ');
}

/** @returns {Counts} of a check that says yes */
export const success = () => ({ passed: 1, failed: 0, skipped: [] });

/** @returns {Counts} of one that says no */
export const failure = () => ({ passed: 0, failed: 1, skipped: [] });
