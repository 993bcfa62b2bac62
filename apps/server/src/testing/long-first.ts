import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of which single tests take many seconds: they start servers, or read hundreds of files. */
const LONG =
  /\/(testing\/embedded\/|testing\/faults|ingestion\/tasks\/|worker-pool\/worker-pool|jobs\/open-jobs)/;

/** Begins with the long files: one that begins last would be waited for alone. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
