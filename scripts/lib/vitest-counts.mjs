// A vitest reporter that writes what the closing lines need: the counts, why a test failed or was skipped, and how long each
// took.
import { writeFileSync } from 'node:fs';

export default class VitestCounts {
  onTestRunEnd(modules, unhandledErrors) {
    const failures = unhandledErrors.map((error) => ({
      name: 'outside any test',
      message: messageOf(error),
    }));
    const counts = { passed: 0, failed: 0, failures, skipped: [], ran: [], tests: [] };
    for (const module of modules) {
      const failedBefore = failures.length;
      const file = module.relativeModuleId;
      // What went wrong before or after its tests: their file did not load, or a hook failed.
      for (const suite of [module, ...module.children.allSuites()])
        failures.push(...failuresOf(suite === module ? file : `${file}: ${suite.fullName}`, suite.errors()));
      for (const test of module.children.allTests()) {
        const result = test.result();
        const name = `${file}: ${test.fullName}`;
        if (result.state === 'passed') counts.ran.push(name);
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'failed')
          failures.push({ name, message: result.errors.map(messageOf).join('\n') });
        else counts.skipped.push({ name, reason: reasonOf(test) });
        counts.tests.push({ file, name: test.fullName, ms: test.diagnostic()?.duration ?? 0 });
      }
      if (!module.ok() && failures.length === failedBefore)
        failures.push({ name: file, message: 'has failed without an error' });
    }
    counts.failed = failures.length;
    writeFileSync(process.env['RECTO_TEST_COUNTS'], JSON.stringify(counts));
  }
}

/** A test that was to run and did not comes after something that failed. */
const reasonOf = (test) =>
  test.result().note ??
  test.meta().skipReason ??
  (test.options.mode === 'run' ? 'what goes before it has failed' : 'no reason given');

const failuresOf = (name, errors) => errors.map((error) => ({ name, message: messageOf(error) }));

/** Also why: a hook of ours wraps the error that it meets. */
function messageOf({ stack, name, message, cause }) {
  const own = stack ?? `${name}: ${message}`;
  return cause ? `${own}\ncaused by ${messageOf(cause)}` : own;
}
