import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { root, startNode } from '../processes/children';
import { checkFloors, checkLint, checkTypes } from './checkCode';
import { fromPlaywright, fromVitest, type Outcome, withExitCode } from './outcome';

interface Stage {
  name: string;
  run(): Promise<Outcome>;
}

/** What `npm test` runs, quick ones first; their names are its filters. */
export const stages: Stage[] = [
  { name: 'lint', run: async () => asTest('lint', await checkLint()) },
  { name: 'floors', run: async () => asTest('floors', checkFloors()) },
  { name: 'types', run: async () => asTest('types', await checkTypes()) },
  { name: 'unit', run: () => vitest('unit', ['resources', 'admin', 'screens']) },
  { name: 'api', run: () => vitest('api', ['api', 'scripts']) },
  ...(existsSync(path.join(root, 'admin/e2e/playwright.config.ts'))
    ? [{ name: 'journeys', run: playwright }]
    : []),
];

const asTest = (name: string, isRight: boolean): Outcome =>
  isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] };

async function vitest(name: string, projects: string[]): Promise<Outcome> {
  const report = await freshReport(name);
  const { outcome } = startNode([
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config=scripts/vitest.config.ts',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return withExitCode(await outcome, fromVitest(await readReport(report)));
}

async function playwright(): Promise<Outcome> {
  const report = await freshReport('journeys');
  const { outcome } = startNode(
    [
      path.join(root, 'node_modules/playwright/cli.js'),
      'test',
      '-c',
      'admin/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    { env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
  );
  return withExitCode(await outcome, fromPlaywright(await readReport(report)));
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
