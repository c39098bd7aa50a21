import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root, startChild } from '../processes/children';
import { floorProblems } from './floors';
import { typeProblems } from './typeProblems';
import { unreachedFiles } from './unreachedFiles';

/** Lint rules, format and order of imports, in the whole repository. */
export async function checkLint(): Promise<boolean> {
  return (await startChild(program('biome'), ['check', '--error-on-warnings', '.']).outcome) === 0;
}

/** Checks the location of files, their imports (`floors.ts`), and that each is reachable; prints each violation. */
export function checkFloors(): boolean {
  const problems = [...floorProblems(root), ...unreachedFiles(root)];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  return problems.length === 0;
}

/** Type-checks all workspaces in parallel, incrementally; prints each error once. */
export async function checkTypes(): Promise<boolean> {
  const checks = await Promise.all(['resources', 'api', 'admin', 'scripts'].map(checkProject));
  for (const problem of typeProblems(checks.map(({ output }) => output)))
    process.stderr.write(`${problem}\n`);
  return checks.every(({ code }) => code === 0);
}

async function checkProject(project: string): Promise<{ code: number; output: string }> {
  const { child, outcome } = startChild(program('tsc'), ['-p', project], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout ? await text(child.stdout) : '';
  return { code: await outcome, output };
}

const program = (name: string) => path.join(root, 'node_modules/.bin', name);
