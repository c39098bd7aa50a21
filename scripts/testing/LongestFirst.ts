import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes a minute or more; begun last it would keep one of two cores waiting. */
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

/** The order of test files in a fresh clone, which does not know yet how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
