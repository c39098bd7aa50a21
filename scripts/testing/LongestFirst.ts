import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute or more; started last they would leave one of two cores idle. */
const long = [
  /scripts\/sync\/faultSchedules/,
  /scripts\/sync\/killedServer/,
  /safety\/testing\/everyDoor/,
  /entities\/access\.test/,
  /workerPool/,
];

const rank = ({ moduleId }: TestSpecification): number => {
  const found = long.findIndex((pattern) => pattern.test(moduleId));
  return found < 0 ? long.length : found;
};

/** The order of test files in a fresh clone, without cached durations. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
