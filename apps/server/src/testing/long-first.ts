import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of which single tests take many seconds: they start servers, or read hundreds of files or scans. */
const LONG =
  /\/(testing\/(embedded\/|faults|office-files|scan-files)|ingestion\/(tasks\/|pipeline|scans|word-pictures)|model\/calibration|worker-pool\/worker-pool|jobs\/open-jobs)/;

/**
 * Begins with the long files: one that begins last would be waited for alone. Those that share a process follow all
 * others, since it is given up where one of its own comes between.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turnOf = ({ moduleId, project }: TestSpecification) =>
      (project.config.isolate ? 0 : 2) + (LONG.test(moduleId) ? 0 : 1);
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}
