import { commandList } from '@plumbline/resources/commands/index';
import { entities, isEntityName } from '@plumbline/resources/entities/index';
import { schemaOfPart, schemaOfParts } from '@plumbline/resources/language/commands/partSchemas';
import { type Command, isMedia, isPart } from '@plumbline/resources/language/defineCommand';
import type { EntityName } from '@plumbline/resources/language/names';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import { openApi } from './platform/docs/openApi';
import { useTestDatabase } from './platform/testing/database';
import { actorOf } from './platform/testing/factories';
import { giveCommand } from './platform/testing/giveCommand';
import { useAccessWorld } from './platform/testing/useAccessWorld';
import { useWholeApi } from './platform/testing/useWholeApi';

const database = useTestDatabase();
const { accounts, rowIn } = useAccessWorld(database);
const rows = new Map<EntityName, string>();
const whole = useWholeApi(database, async () => {
  for (const { path } of reading) {
    const name = entityIn(path);
    // Without hooks any row will do.
    if (name && !rows.has(name)) rows.set(name, (await rowIn(accounts.own, entities[name])).row.id);
  }
});

const reading = commandList.filter(({ isReading, answer }) => isReading && !isMedia(answer));
function entityIn(path: string): EntityName | undefined {
  const [, , name = '', id] = path.split('/');
  return id === '{id}' && isEntityName(name) && entities[name].scope === 'instance' ? name : undefined;
}

const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ ...openApi('https://x.example'), $id: 'document' });

/** What of the answer is not as the contract says; null: nothing. */
function wrongIn({ answer }: Command, body: string): string | null {
  if (isMedia(answer)) return null;
  const schema = isPart(answer) ? schemaOfPart(answer) : schemaOfParts(answer);
  const text = JSON.stringify(schema).replaceAll('"#/components', '"document#/components');
  const isRight = ajv.compile(JSON.parse(text));
  return isRight(JSON.parse(body)) ? null : ajv.errorsText(isRight.errors);
}

it('what reading commands answer is what their contracts say', async () => {
  const wrong: string[] = [];
  const answered: string[] = [];
  for (const command of reading) {
    const name = entityIn(command.path);
    const given = { actor: actorOf(accounts.own), id: name && rows.get(name) };
    const { status, body } = await giveCommand(whole.api(), command, given);
    if (status !== command.status) continue;
    const problem = wrongIn(command, body);
    if (problem) wrong.push(`${command.path}: ${problem}`);
    answered.push(command.path);
  }
  expect(wrong).toEqual([]);
  expect(commonly.filter((path) => !answered.includes(path))).toEqual([]);
});

/** So that not everything is refused. */
const commonly = [
  '/api/dashboard',
  '/api/search',
  '/api/shop',
  '/api/calendarFeed',
  '/api/sync/sizes',
  '/api/auditPlannings/{id}/history',
  '/api/equipments/{id}/locks',
  '/api/auditReports/{id}/content',
  '/api/legal/{kind}',
];
