import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { coveredByJourney } from '../../admin/e2e/coveredByJourney';
import { buildApi } from '../build/buildApi';
import { root, startNode } from '../processes/children';
import { buildAdmin } from '../start/buildAdmin';
import { checkFloors, checkLint, checkTypes } from './checkCode';
import { loadedFilesVariable } from './noteLoadedFiles';
import { fromPlaywright, fromVitest, type Outcome, sum, withExitCode } from './outcome';
import { screenFiles, untestedFiles } from './untestedFiles';

export interface Stage {
  name: string;
  run(): Promise<Outcome>;
}

const lint: Stage = { name: 'lint', run: async () => asTest('lint', await checkLint()) };
const floors: Stage = { name: 'floors', run: async () => asTest('floors', checkFloors()) };
const types: Stage = { name: 'types', run: async () => asTest('types', await checkTypes()) };
/** Before the stages that start the product, two of which must not build it at the same time. */
const build: Stage = {
  name: 'build',
  run: async () => {
    await Promise.all([buildAdmin(), buildApi()]);
    return asTest('build', true);
  },
};
const unit: Stage = { name: 'unit', run: unitTests };
const api: Stage = { name: 'api', run: () => vitest('api', ['api']) };
const journeys: Stage[] = existsSync(path.join(root, 'admin/e2e/playwright.config.ts'))
  ? [{ name: 'journeys', run: playwright }]
  : [];

/** Stages that run one after the other. */
export type Lane = readonly Stage[];

/**
 * The API's tests mostly wait for the database and the journeys for the browser; together they need four gigabytes. The
 * unit tests take the processor that the end of the API's tests leaves free.
 */
const slow: readonly Lane[][] =
  totalmem() > 6 * 2 ** 30 ? [[[api], [...journeys, unit]]] : [[[unit, api, ...journeys]]];

/** The stages of `npm test`, quick ones first; the lanes of a group run in parallel. Names are its filters. */
export const stageGroups: readonly Lane[][] = [[[lint], [floors]], [[types], [build]], ...slow];

const asTest = (name: string, isRight: boolean): Outcome =>
  isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };

/** The unit tests, and whether they load every file of the screens without a named journey. */
async function unitTests(): Promise<Outcome> {
  const list = path.join(root, '.data/test/loaded.txt');
  await rm(list, { force: true });
  const outcome = await vitest('unit', ['resources', 'admin', 'screens'], { [loadedFilesVariable]: list });
  const loaded = (await readFile(list, 'utf8').catch(() => '')).split('\n');
  const failures = untestedFiles({
    files: screenFiles(root),
    loaded: new Set(loaded.map((file) => path.relative(root, file))),
    byJourney: coveredByJourney,
  });
  for (const failure of failures) console.log(failure);
  return sum([
    outcome,
    failures.length > 0 ? { passed: 0, failed: failures.length, failures } : { passed: 1, failed: 0 },
  ]);
}

async function vitest(name: string, projects: string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const report = await freshReport(name);
  const exitCode = await runInLines(
    [
      path.join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--config=scripts/vitest.config.ts',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
  );
  return withExitCode(exitCode, fromVitest(await readReport(report)));
}

async function playwright(): Promise<Outcome> {
  const report = await freshReport('journeys');
  const exitCode = await runInLines(
    [
      path.join(root, 'node_modules/playwright/cli.js'),
      'test',
      '-c',
      'admin/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return withExitCode(exitCode, fromPlaywright(await readReport(report)));
}

/** Prints whole lines, since parallel stages print as well. */
async function runInLines(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const { child, outcome } = startNode(args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    if (from) createInterface({ input: from }).on('line', (line) => to.write(`${line}\n`));
  const isPrinted = once(child, 'close');
  const exitCode = await outcome;
  // A program left behind may hold the pipe open; the runner's own output is complete by then.
  await Promise.race([isPrinted, delay(2000)]);
  return exitCode;
}

async function freshReport(name: string): Promise<string> {
  const file = path.join(root, '.data/test', `${name}.json`);
  await rm(file, { force: true });
  return file;
}

async function readReport(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined; // the runner crashed before it wrote one
  }
}
