import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { type Command, type Receipt, SCHEMA_VERSION } from '@plumbline/resources/rules/sync/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { listHistory } from '../../entities/history';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { pushCommands } from '../../platform/sync/pushCommands';
import { useTestDatabase } from '../../platform/testing/database';
import { type Customer, refusal } from '../planning/testing/customer';
import { done, usePlannedRacks } from './testing/usePlannedRacks';

const database = useTestDatabase();
const { world, planned } = usePlannedRacks(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});

/** A green deficiency that the device knows, whose inspection a colleague has finished since. */
async function finishedMeanwhile() {
  const { audit, rack } = await planned();
  const draft = { audit: audit.id, description: 'Bent', dangerLevel: 'green', bay: 2 };
  const found = await createRecord(given.call, definitions.deficiencies, draft);
  await given.change(audit.id, { ...done, confirmedContradiction: true });
  return { audit: audit.id, rack, id: String(found.id), version: Number(found.version) };
}

async function push(recordId: string, patch: Command['patch'], baseVersion: number): Promise<Receipt> {
  const { user, instance } = given.call.actor;
  const command: Command = {
    ...{ id: newId(), resource: 'deficiencies', recordId, operation: 'update', patch, baseVersion },
    ...{ madeAt: '2026-11-16T07:00:00.000Z', schemaVersion: SCHEMA_VERSION },
  };
  const [receipt] = await pushCommands(given.call, { user, instance, commands: [command] });
  return receipt!;
}
const worse = { description: 'Torn at the foot', dangerLevel: 'red' };

describe('a deficiency changed on a device while a colleague finished its inspection', () => {
  it('comes back with the row on the server and the reason as what is missing; nothing has changed', async () => {
    const { audit, id, version } = await finishedMeanwhile();
    expect(await push(id, worse, version)).toMatchObject({
      status: 'refused',
      code: 'INVALID',
      errors: { correctionReason: { message: 'validation.correctionReason' } },
      current: { id, description: 'Bent', dangerLevel: 'green', version },
    });
    expect(await findTyped(given.call, 'deficiencies', id)).toMatchObject({ version, description: 'Bent' });
    expect((await given.audit(audit)).corrections).toBeNull();
  });

  it('becomes a correction once with the reason, locks the rack, and has the result settled', async () => {
    const { audit, rack, id, version } = await finishedMeanwhile();
    await push(id, worse, version);
    const correctionReason = 'Seen at the same time';
    expect(await push(id, { ...worse, correctionReason }, version)).toMatchObject({ status: 'applied' });
    const after = await given.audit(audit);
    expect(after).toMatchObject({ isFinished: true, result: 'OKAY', isUnaware: true });
    expect(after.corrections).toMatchObject([{ reason: correctionReason, changed: 'deficiencies' }]);
    expect(after.corrections?.[0]?.before).toContain('"description":"Bent"');
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true, openMeasures: 1 });
    expect(await listTyped(given.call, 'deficiencies', { filter: { audit } })).toMatchObject([
      { id, ...worse },
    ]);
    const history = await listHistory(given.call, definitions.deficiencies, id);
    expect(history.map(({ operation }) => operation).sort()).toEqual(['create', 'update']);
    expect(history.find(({ operation }) => operation === 'update')).toMatchObject({
      before: { description: 'Bent' },
      after: { description: 'Torn at the foot' },
    });
  });

  it('is not written over what the colleague changed in it before finishing', async () => {
    const { id, version } = await finishedMeanwhile();
    const theirs = { description: 'Bent by 9 mm', correctionReason: 'Measured' };
    await updateRecord(given.call, definitions.deficiencies, id, theirs);
    const receipt = await push(id, { ...worse, correctionReason: 'Seen' }, version);
    expect(receipt).toMatchObject({
      status: 'refused',
      code: 'STALE_VERSION',
      current: { description: 'Bent by 9 mm', version: version + 1 },
    });
    const settled = await push(id, { ...worse, correctionReason: 'Seen' }, version + 1);
    expect(settled).toMatchObject({ status: 'applied' });
  });

  it('needs no reason for the measure alone', async () => {
    const { id, version } = await finishedMeanwhile();
    expect(await push(id, { dateDue: '2026-12-01' }, version)).toMatchObject({ status: 'applied' });
  });

  it('is asked for its reason online as well', async () => {
    const { id } = await finishedMeanwhile();
    const change = updateRecord(given.call, definitions.deficiencies, id, worse);
    expect((await refusal(change)).errors).toHaveProperty('correctionReason');
  });
});
