import path from 'node:path';
import { root, startChild } from '../processes/children';
import { floorProblems } from './floors';
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

/** Type-checks all workspaces in parallel, incrementally. */
export async function checkTypes(): Promise<boolean> {
  const codes = await Promise.all(
    ['resources', 'api', 'admin', 'scripts'].map(
      (project) => startChild(program('tsc'), ['-p', project]).outcome,
    ),
  );
  return codes.every((code) => code === 0);
}

const program = (name: string) => path.join(root, 'node_modules/.bin', name);
