import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../entities/call';
import { createRecord } from '../../entities/createRecord';
import type { Row } from '../../entities/rowMapper';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { lockAccount, writeMany } from '../../entities/writeMany';
import { pushCommands } from '../../platform/sync/pushCommands';
import { useTestDatabase } from '../../platform/testing/database';
import { type Customer, refusal } from '../planning/testing/customer';
import { usePlannedRacks } from './testing/usePlannedRacks';

const database = useTestDatabase();
const { world, planned } = usePlannedRacks(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});
const draftOf = (audit: string, position: object) => ({
  ...{ audit, description: 'Torn', dangerLevel: 'red' },
  ...position,
});
const beyond = {
  bay: { message: 'rack.bayBeyond', args: { smart_count: 3 } },
  level: { message: 'rack.levelBeyond', args: { smart_count: 2 } },
};
const measured = { fieldCount: 3, levelCount: 2 };

it('a bay or level that the rack does not have is refused by its field, new or changed', async () => {
  const { audit } = await planned(measured);
  const create = (position: object) =>
    createRecord(given.call, definitions.deficiencies, draftOf(audit.id, position));
  expect((await refusal(create({ bay: 4, level: 3 }))).errors).toEqual(beyond);
  const { id } = await create({ bay: 3, level: 2 });
  const change = updateRecord(given.call, definitions.deficiencies, String(id), { bay: 4 });
  expect((await refusal(change)).errors).toEqual({ bay: beyond.bay });
});

it('many rows at once, as lists write them, are taken or refused each by its fields; again they change nothing', async () => {
  const { audit } = await planned(measured);
  const positions = [{ bay: 1, level: 0 }, { bay: 3, level: 2 }, { bay: 4, level: 3 }, { bay: 0 }, {}];
  const rows = positions.map((position): Row => draftOf(audit.id, position));
  const write = (isDry: boolean, known: (Row | undefined)[] = []) =>
    inTransaction({ ...given.call, importing: { fileName: 'list.csv' } }, async (inner) => {
      await lockAccount(inner, definitions.deficiencies);
      const writes = rows.map((values, at) => ({ before: known[at] ?? null, values }));
      const outcomes = await writeMany(inner, definitions.deficiencies, writes, { isDry });
      return outcomes.map((one) => (one.outcome === 'refused' ? one.error.errors : one.outcome));
    });
  const below = { bay: { message: 'validation.min', args: { min: 1 } } };
  const expected = (outcome: string) => [outcome, outcome, beyond, below, outcome];
  const stored = async () => {
    const found = await listTyped(given.call, 'deficiencies', { filter: { audit: audit.id } });
    return positions.map(({ bay = null }) => found.find((one) => one.bay === bay));
  };
  expect(await write(true)).toEqual(expected('created'));
  expect(await stored()).toEqual(positions.map(() => undefined));
  expect(await write(false)).toEqual(expected('created'));
  const before = await stored();
  expect(before).toMatchObject([
    { bay: 1, level: 0 },
    { bay: 3, level: 2 },
    undefined,
    undefined,
    { bay: null },
  ]);
  const again = before.map((row): Row | undefined => row && { ...row });
  expect(await write(false, again)).toEqual(expected('unchanged'));
  expect(await stored()).toEqual(before);
});

it('one that lies beyond since the rack was measured anew stays, and does not hold up other changes', async () => {
  const { audit, rack } = await planned({ fieldCount: 9, levelCount: 4 });
  const position = { bay: 9, level: 4 };
  const { id } = await createRecord(given.call, definitions.deficiencies, draftOf(audit.id, position));
  await updateRecord(given.call, definitions.equipments, rack, measured);
  const change = (values: object) =>
    updateRecord(given.call, definitions.deficiencies, String(id), { ...values });
  await change({ description: 'Torn at the foot', level: 1 });
  expect(await findTyped(given.call, 'deficiencies', String(id))).toMatchObject({ bay: 9, level: 1 });
  expect((await refusal(change({ bay: 8 }))).errors).toEqual({ bay: beyond.bay });
  await change({ bay: null });
});

it('one from a device is never refused: the rack may have been measured anew meanwhile', async () => {
  const { audit, rack } = await planned(measured);
  const { user, instance } = given.call.actor;
  const id = newId();
  const [receipt] = await pushCommands(given.call, {
    ...{ user, instance },
    commands: [
      {
        ...{ id: newId(), resource: 'deficiencies', recordId: id, operation: 'create', baseVersion: null },
        ...{ patch: draftOf(audit.id, { bay: 9, level: 4 }), schemaVersion: SCHEMA_VERSION },
        madeAt: '2026-11-16T07:00:00.000Z',
      },
    ],
  });
  expect(receipt).toMatchObject({ status: 'applied' });
  expect(await findTyped(given.call, 'deficiencies', id)).toMatchObject({ bay: 9, level: 4 });
  expect(await given.equipment(rack)).toMatchObject({ isLocked: true });
});

it('a rack that is not counted takes any', async () => {
  const { audit } = await planned();
  await createRecord(given.call, definitions.deficiencies, draftOf(audit.id, { bay: 9, level: 4 }));
});
