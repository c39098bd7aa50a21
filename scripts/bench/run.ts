import { isEntityName } from '@plumbline/resources/entities/index';
import { untilStopped } from '../processes/untilStopped';
import { runScript } from '../setup/runScript.mjs';
import { benchAnalytics } from './benchAnalytics';
import { benchBoard } from './benchBoard';
import { benchBoot } from './benchBoot';
import { benchBundle } from './benchBundle';
import { benchCalendar } from './benchCalendar';
import { benchCustomers } from './benchCustomers';
import { benchDashboard } from './benchDashboard';
import { benchDuties } from './benchDuties';
import { benchExport } from './benchExport';
import { benchFairness } from './benchFairness';
import { benchGenerator } from './benchGenerator';
import { benchHall } from './benchHall';
import { benchImport } from './benchImport';
import { benchLabels } from './benchLabels';
import { benchLabelTexts } from './benchLabelTexts';
import { benchList } from './benchList';
import { benchLists } from './benchLists';
import { benchOffline } from './benchOffline';
import { benchPlans } from './benchPlans';
import { benchReport } from './benchReport';
import { benchStart } from './benchStart';
import { benchTemplates } from './benchTemplates';
import { benchTimeline } from './benchTimeline';
import { benchWrites } from './benchWrites';
import type { OnEnd, Work } from './line';
import { printFailure, printLine } from './printLine';

const works: Record<string, Work> = {
  labels: benchLabels,
  labelTexts: benchLabelTexts,
  plans: benchPlans,
  list: benchList,
  lists: benchLists,
  writes: benchWrites,
  calendar: benchCalendar,
  dashboard: benchDashboard,
  analytics: benchAnalytics,
  customers: benchCustomers,
  duties: benchDuties,
  board: benchBoard,
  timeline: benchTimeline,
  generator: benchGenerator,
  import: benchImport,
  export: benchExport,
  offline: benchOffline,
  hall: benchHall,
  report: benchReport,
  templates: benchTemplates,
  fairness: benchFairness,
  start: benchStart,
  boot: benchBoot,
  bundle: benchBundle,
};

type Tidy = () => Promise<unknown>;

/**
 * Measures each work against its baseline; `npm run bench -- list import` runs only these, and `npm run bench -- lists
 * users products` only the lists of these entities.
 */
async function bench(names: readonly string[], onStop: (tidy: () => Promise<void>) => void): Promise<void> {
  const entities = names.filter((name) => isEntityName(name) && !(name in works));
  const asked = names.filter((name) => !isEntityName(name) || name in works);
  const unknown = asked.filter((name) => !(name in works));
  if (unknown.length > 0)
    throw new Error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(works).join(', ')}.`);
  let areReached = true;
  for (const [name, work] of Object.entries(works)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    areReached = (await carryOut(name, (onEnd) => work(onEnd, entities), onStop)) && areReached;
  }
  if (areReached) process.exitCode = 0;
}

/** Runs one work and its cleanup; a failing one is reported and the others still run. */
async function carryOut(
  name: string,
  work: (onEnd: OnEnd) => ReturnType<Work>,
  onStop: (tidy: () => Promise<void>) => void,
): Promise<boolean> {
  const tidying: Tidy[] = [];
  const tidyUp = async () => {
    for (let tidy = tidying.pop(); tidy; tidy = tidying.pop())
      await tidy().catch((error: unknown) => printFailure(`${name}: tidying up`, error));
  };
  onStop(tidyUp);
  try {
    const made = work((tidy) => tidying.push(tidy));
    let areReached = true;
    for await (const line of Symbol.asyncIterator in made ? made : [await made].flat()) {
      printLine(line);
      areReached = line.isReached && areReached;
    }
    return areReached;
  } catch (error) {
    printFailure(name, error);
    return false;
  } finally {
    await tidyUp();
  }
}

// The exit code is 0 only if every line reached its target: an interrupted run has failed.
process.exitCode = 1;
await runScript(() => untilStopped((onStop) => bench(process.argv.slice(2), onStop)));
process.exit();
