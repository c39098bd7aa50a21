import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { generateApi } from 'swagger-typescript-api';
import { expect, it } from 'vitest';
import { openApi } from './openApi';

const root = path.join(import.meta.dirname, '../../..');

it('the document is valid OpenAPI 3.1, with no reference that leads nowhere', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(
    JSON.parse(JSON.stringify(openApi('https://x.example'))),
  );
  expect({ valid, errors, version: validator.version }).toEqual({ valid: true, version: '3.1' });
});

it('no two operations share a name', () => {
  const paths = Object.values(openApi('https://x.example').paths as Record<string, object>); // paths hold operations
  const names = paths.flatMap((operations) =>
    Object.values(operations).flatMap(({ operationId }) => operationId ?? []),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const use = `
import { Api } from './client';
const api = new Api({ baseUrl: 'https://x.example' });
export async function finish(id: string): Promise<string[]> {
  const { data } = await api.api.auditPlanningsFinish(id, { openAudits: 'remove' });
  return data.scrapped.map(({ identNumber }) => identNumber);
}
export async function reach(): Promise<number> {
  const { data } = await api.api.auditPlanningsCandidatesGet({ location: 'hall', type: 'light', size: 10 });
  return data.rows.filter(({ obstacle }) => obstacle === 'ARCHIVED').length + data.total;
}
// @ts-expect-error: a word that the contract does not know
export const wrongWord = () => api.api.auditPlanningsFinish('id', { openAudits: 'all' });
// @ts-expect-error: an answer that it does not give
export const wrongAnswer = async () => (await api.api.auditPlanningsStart('id')).data.scrapped;
`;

it('a generated client compiles, and knows what commands take and answer', async () => {
  const cache = path.join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const dir = await mkdtemp(path.join(cache, 'client-'));
  try {
    // The generator's own type of a document is that of an older version of OpenAPI.
    const spec = JSON.parse(JSON.stringify(openApi('https://x.example')));
    const { files } = await generateApi({ spec, fileName: 'client.ts', output: false, silent: true });
    await writeFile(path.join(dir, 'client.ts'), files.map(({ fileContent }) => fileContent).join('\n'));
    await writeFile(path.join(dir, 'use.ts'), use);
    await writeFile(
      path.join(dir, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          ...{ target: 'es2023', lib: ['es2023', 'dom'], module: 'esnext', moduleResolution: 'bundler' },
          ...{ strict: true, noEmit: true, types: [] },
        },
      }),
    );
    expect(problemsIn(dir)).toBe('');
  } finally {
    await rm(dir, { recursive: true });
  }
});

function problemsIn(project: string): string {
  try {
    return execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout); // what the compiler found
  }
}
