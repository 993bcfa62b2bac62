// A vitest reporter that writes what the closing lines need: the counts, why a test was skipped, and how long each took.
import { writeFileSync } from 'node:fs';

export default class VitestCounts {
  onTestRunEnd(modules, unhandledErrors) {
    const counts = { passed: 0, failed: unhandledErrors.length, skipped: [], ran: [], tests: [] };
    for (const module of modules) {
      const failedBefore = counts.failed;
      for (const test of module.children.allTests()) {
        const result = test.result();
        const file = module.relativeModuleId;
        const name = `${file}: ${test.fullName}`;
        if (result.state === 'passed') counts.ran.push(name);
        if (result.state === 'passed') counts.passed += 1;
        else if (result.state === 'failed') counts.failed += 1;
        else counts.skipped.push({ name, reason: result.note ?? test.options.mode });
        counts.tests.push({ file, name: test.fullName, ms: test.diagnostic()?.duration ?? 0 });
      }
      // A file that does not load has no tests to fail.
      if (!module.ok() && counts.failed === failedBefore) counts.failed += 1;
    }
    writeFileSync(process.env['RECTO_TEST_COUNTS'], JSON.stringify(counts));
  }
}
