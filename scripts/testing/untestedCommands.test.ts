import { expect, test } from 'vitest';
import { root } from '../processes/children';
import { inFolderOf } from './inFolderOf';
import { untestedCommands } from './untestedCommands';

/** What is reported of the command `calibrations/approve` with these tests. */
function problemsWith(tests: Record<string, string>): Promise<string[]> {
  const files = {
    'resources/commands/calibrations.ts':
      "export const approveCalibration = recordCommand(definitions.calibrations, 'approve', {});",
    'api/domains/calibrations/configureCalibrations.ts': [
      "import { approveCalibration } from '@plumbline/resources/commands/calibrations';",
      "import { approve } from './approve';",
      'export function configureCalibrations(api) {',
      '  handleCommand(api, approveCalibration, (call, _input, { id }) => approve(call, id));',
      '}',
      '',
    ].join('\n'),
    ...tests,
  };
  return inFolderOf(files, untestedCommands);
}

const room = 'api/domains/calibrations';

test('a command that no test names is reported', async () => {
  expect(await problemsWith({})).toEqual([
    'api/domains/calibrations/configureCalibrations.ts: no test names the command approveCalibration, its address or a function of its handler.',
  ]);
  expect(
    await problemsWith({ 'api/domains/audits/some.test.ts': "ask('/orders/1/approve'); send('approve');" }),
  ).toHaveLength(1);
});

test.each([
  ['its function', { [`${room}/approve.test.ts`]: "import { approve } from './approve';" }],
  [
    'its contract',
    {
      'api/some.test.ts': "import { approveCalibration } from '@plumbline/resources/commands/calibrations';",
    },
  ],
  ['its address', { 'api/some.test.ts': `ask(\`/api/calibrations/\${id}/approve\`);` }],
  ['its last word in a test of the room', { [`${room}/room.test.ts`]: "ask(owner, 'approve');" }],
])('a test that names %s is one', async (_what, tests) => {
  expect(await problemsWith(tests)).toEqual([]);
});

test('every command of the product has a test', () => {
  expect(untestedCommands(root)).toEqual([]);
});
