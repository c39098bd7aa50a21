import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../processes/children';
import { untilStopped } from '../processes/untilStopped';
import { type Outcome, sum } from './outcome';
import { type Stage, stageGroups } from './stages';

/** `npm test`: every stage, or those named; the last line has the counts. */
export async function runTests(wanted: string[]): Promise<void> {
  const stages = stageGroups.flat(2);
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no stage ${unknown.join(', ')}; there are: ${stages.map(({ name }) => name).join(', ')}`,
    );
  }
  await mkdir(path.join(root, '.data/test'), { recursive: true });
  const outcomes: Outcome[] = [];
  let isThrough = false;
  await untilStopped(async () => {
    for (const group of stageGroups) {
      await Promise.all(
        group.map(async (lane) => {
          for (const stage of lane)
            if (wanted.length === 0 || wanted.includes(stage.name)) outcomes.push(await runStage(stage));
        }),
      );
    }
    isThrough = true;
  });
  // An interrupted run must not look like a success.
  const total = sum(isThrough ? outcomes : [...outcomes, { passed: 0, failed: 1 }]);
  process.exitCode = total.failed > 0 ? 1 : 0;
  // Repeated at the end, as they are hard to find in thousands of lines.
  for (const failure of total.failures) console.log(`failed: ${failure}`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
}

async function runStage({ name, run }: Stage): Promise<Outcome> {
  const start = Date.now();
  console.log(`\n── ${name}`);
  const outcome = await run().catch((error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
  return outcome;
}
