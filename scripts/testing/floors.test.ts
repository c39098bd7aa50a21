import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { floorProblems } from './floors';

const roots: string[] = [];
afterAll(() => Promise.all(roots.map((root) => rm(root, { recursive: true }))));

/** A repository of these files, each with what it imports. */
async function repository(files: Record<string, readonly string[]>): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'floors-'));
  roots.push(root);
  for (const [file, imports] of Object.entries({ 'api/x.ts': [], 'resources/x.ts': [], ...files })) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    const lines = imports.map((name) => `import { a } from '${name}';`);
    await writeFile(path.join(root, file), [...lines, 'export const a = 1;'].join('\n'));
  }
  return root;
}

test('floors below, the own room and front doors may be imported', async () => {
  const root = await repository({
    'admin/kit/parts/Card.tsx': ['../theme/looks'],
    'admin/kit/theme/looks.ts': [],
    'admin/data/words/format.ts': [],
    'admin/data/session/session.ts': ['../words', './token'],
    'admin/data/session/token.ts': [],
    'admin/data/words/index.ts': ['./format'],
    'admin/domains/audits/Screen.tsx': [
      '../../data/words/format',
      '../../data/session/session',
      '../../kit/parts/Card',
    ],
    'admin/shell/start/main.tsx': ['../../domains/audits/Screen'],
  });
  expect(floorProblems(root)).toEqual([]);
});

test.each([
  ['../../domains/audits/Screen', 'a file imports from its own floor and from those below it.'],
  ['../words/format', 'another room is entered by its front door, data/words/index.ts.'],
])('%s is refused from the floor of data, with the sentence it breaks', async (name, sentence) => {
  const root = await repository({
    'admin/data/session/session.ts': [name],
    'admin/data/words/format.ts': [],
    'admin/domains/audits/Screen.ts': [],
  });
  const to = path.posix.join('admin/data/session', name);
  expect(floorProblems(root)).toEqual([`admin/data/session/session.ts imports ${to}.ts: ${sentence}`]);
});

test('rooms that lead to one another are refused once, with the imports that do', async () => {
  const root = await repository({
    'admin/domains/audits/index.ts': ['../planning'],
    'admin/domains/planning/index.ts': ['../reports'],
    'admin/domains/reports/index.ts': ['../audits'],
    'admin/domains/start/index.ts': ['../audits'],
  });
  expect(floorProblems(root)).toEqual([
    [
      'admin/domains/audits/index.ts imports admin/domains/planning/index.ts',
      'admin/domains/planning/index.ts imports admin/domains/reports/index.ts',
      'admin/domains/reports/index.ts imports admin/domains/audits/index.ts: rooms do not lead to one another in a circle.',
    ].join(', '),
  ]);
});

test('dynamic imports and those of types count; tests do not', async () => {
  const root = await repository({ 'admin/shell/start/main.ts': [] });
  await mkdir(path.join(root, 'admin/kit'), { recursive: true });
  await writeFile(path.join(root, 'admin/kit/lazy.ts'), "void import('../shell/start/main');");
  await writeFile(path.join(root, 'admin/kit/type.ts'), "import type { A } from '../shell/start/main';");
  await writeFile(path.join(root, 'admin/kit/lazy.test.ts'), "import '../shell/start/main';");
  expect(floorProblems(root)).toHaveLength(2);
});
