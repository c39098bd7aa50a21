import { expect, test } from 'vitest';
import { inFolderOf } from './inFolderOf';
import { unreachedFiles } from './unreachedFiles';

const told = ' nothing that runs leads to it; call it where it belongs, or remove it.';

const problemsOf = (files: Record<string, string>) => inFolderOf(files, unreachedFiles);

test('a room that is mounted nowhere is told, its test does not save it', async () => {
  const problems = await problemsOf({
    'api/main.ts': "import { createApi } from './createApi';",
    'api/createApi.ts': "import { configureAudits } from './domains/audits';",
    'api/domains/audits/index.ts': "export { configureAudits } from './configureAudits';",
    'api/domains/audits/configureAudits.ts': 'export const configureAudits = 1;',
    'api/domains/calibrations/configureCalibrations.ts':
      "import { rule } from '@plumbline/resources/rules/rule';",
    'api/domains/calibrations/configureCalibrations.test.ts': "import './configureCalibrations';",
    'resources/rules/rule.ts': 'export const rule = 1;',
  });
  expect(problems).toEqual([
    `resources/rules/rule.ts:${told}`,
    `api/domains/calibrations/configureCalibrations.ts:${told}`,
  ]);
});

test('what a glob matches, what is loaded later and what is started by its address is reached', async () => {
  const problems = await problemsOf({
    'admin/shell/start/main.tsx': "import '../../entities/routes';",
    'admin/entities/routes.ts':
      "const all = import.meta.glob<{ a: string[] }>(['../domains/*/*{Routes,Facts}.ts'], {});",
    'admin/domains/audits/auditRoutes.ts': "const screen = () => import('./AuditScreen');",
    'admin/domains/audits/AuditScreen.tsx': "new Worker(new URL('./worker.js', import.meta.url));",
    'admin/domains/audits/worker.ts': 'export {};',
    'admin/domains/audits/auditRoute.ts': 'export const misnamed = 1;',
  });
  expect(problems).toEqual([`admin/domains/audits/auditRoute.ts:${told}`]);
});
