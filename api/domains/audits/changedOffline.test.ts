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

const command = (more: Pick<Command, 'recordId' | 'operation'> & Partial<Command>): Command => ({
  ...{ id: newId(), resource: 'deficiencies', patch: {}, baseVersion: null },
  ...{ madeAt: '2026-11-16T07:00:00.000Z', schemaVersion: SCHEMA_VERSION },
  ...more,
});

function pushAll(commands: Command[]): Promise<Receipt[]> {
  const { user, instance } = given.call.actor;
  return pushCommands(given.call, { user, instance, commands });
}

async function pushOne(...one: Parameters<typeof command>): Promise<Receipt> {
  const [receipt] = await pushAll([command(...one)]);
  return receipt!;
}
const push = (recordId: string, patch: Command['patch'], baseVersion: number): Promise<Receipt> =>
  pushOne({ recordId, operation: 'update', patch, baseVersion });
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

describe('a deficiency deleted on a device while a colleague finished its inspection', () => {
  const remove = (recordId: string, baseVersion: number, patch: Command['patch'] = {}) =>
    pushOne({ recordId, operation: 'delete', patch, baseVersion });

  it('comes back with the row on the server and the reason as what is missing, and is still there', async () => {
    const { audit, id, version } = await finishedMeanwhile();
    expect(await remove(id, version)).toMatchObject({
      status: 'refused',
      code: 'INVALID',
      errors: { correctionReason: { message: 'validation.correctionReason' } },
      current: { id, description: 'Bent', version },
    });
    expect(await findTyped(given.call, 'deficiencies', id)).toMatchObject({ version });
    expect((await given.audit(audit)).corrections).toBeNull();
  });

  it('is gone by one correction with the reason, also when that is sent twice', async () => {
    const { audit, rack, id, version } = await finishedMeanwhile();
    const again = command({
      ...{ recordId: id, operation: 'delete', baseVersion: version },
      patch: { correctionReason: 'Of the next bay' },
    });
    for (const receipts of [await pushAll([again]), await pushAll([again])])
      expect(receipts).toMatchObject([{ status: 'applied', current: null }]);
    expect(await findTyped(given.call, 'deficiencies', id)).toBeUndefined();
    const after = await given.audit(audit);
    expect(after).toMatchObject({ isFinished: true, result: 'OKAY' });
    expect(after.corrections).toMatchObject([{ reason: 'Of the next bay', changed: 'deficiencies' }]);
    expect(after.corrections?.[0]?.before).toContain('"description":"Bent"');
    expect(await given.equipment(rack)).toMatchObject({ openMeasures: 0 });
  });

  it('stays where the colleague changed it before finishing, reason or not', async () => {
    const { id, version } = await finishedMeanwhile();
    const theirs = { description: 'Bent by 9 mm', correctionReason: 'Measured' };
    await updateRecord(given.call, definitions.deficiencies, id, theirs);
    const reason = { correctionReason: 'Of the next bay' };
    expect(await remove(id, version, reason)).toMatchObject({ status: 'refused', code: 'STALE_VERSION' });
    expect(await remove(id, version + 1, reason)).toMatchObject({ status: 'applied' });
  });
});

describe('a deficiency recorded and changed on a device while a colleague finished its inspection', () => {
  async function recorded(level: string, ...later: Partial<Command>[]) {
    const { audit, rack } = await planned();
    await given.change(audit.id, done);
    const recordId = newId();
    const patch = { audit: audit.id, description: 'Bent', dangerLevel: level };
    const commands = [command({ recordId, operation: 'create', patch })];
    for (const one of later)
      commands.push(
        command({ recordId, operation: 'update', baseVersion: 0, after: commands.at(-1)!.id, ...one }),
      );
    return { audit: audit.id, rack, id: recordId, commands };
  }
  const settling = (audit: string) =>
    listTyped(given.call, 'tasks', { filter: { audit, type: 'AUDIT', status: 'OPEN' } });

  it('is recorded with all that was changed, by one correction and without a question', async () => {
    const { audit, rack, id, commands } = await recorded('green', { patch: worse }, { patch: { bay: 3 } });
    for (const round of [1, 2]) {
      const receipts = await pushAll(commands);
      expect(
        receipts.map(({ status }) => status),
        `round ${round}`,
      ).toEqual(Array(3).fill('applied'));
    }
    expect(await listTyped(given.call, 'deficiencies', { filter: { audit } })).toMatchObject([
      { id, ...worse, bay: 3 },
    ]);
    const after = await given.audit(audit);
    expect(after).toMatchObject({ isFinished: true, result: 'OKAY', isUnaware: true });
    expect(after.unawareOf).toMatchObject([{ kind: 'deficiency', key: id }]);
    expect(after.corrections).toMatchObject([{ changed: 'deficiencies' }]);
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true, openMeasures: 1 });
    expect(await settling(audit)).toHaveLength(1);
  });

  it('is gone again where it was deleted there, with nothing left to settle, and both on record', async () => {
    const { audit, rack, id, commands } = await recorded('red', { operation: 'delete' });
    expect(await pushAll(commands)).toMatchObject([{ status: 'applied' }, { status: 'applied' }]);
    expect(await findTyped(given.call, 'deficiencies', id)).toBeUndefined();
    const after = await given.audit(audit);
    expect(after).toMatchObject({ isFinished: true, isUnaware: false, unawareOf: null });
    expect(after.corrections).toHaveLength(2);
    expect(after.corrections?.[1]?.before).toContain('"isRemoved":true');
    expect(await given.equipment(rack)).toMatchObject({ isLocked: false, openMeasures: 0 });
    expect(await settling(audit)).toHaveLength(0);
  });

  it('needs a reason for what is changed once a colleague has corrected it', async () => {
    const { id, commands } = await recorded('green', { patch: worse });
    const [create, change] = commands;
    const [made] = await pushAll([create!]);
    const theirs = { description: 'Bent by 9 mm', correctionReason: 'Measured' };
    await updateRecord(given.call, definitions.deficiencies, id, theirs);
    expect(await pushAll([change!])).toMatchObject([{ status: 'refused', code: 'STALE_VERSION' }]);
    expect(await push(id, worse, Number(made?.version) + 1)).toMatchObject({
      errors: { correctionReason: { message: 'validation.correctionReason' } },
    });
  });

  it('needs a reason where the colleague finished between the two', async () => {
    const { audit } = await planned();
    const recordId = newId();
    const patch = { audit: audit.id, description: 'Bent', dangerLevel: 'green' };
    const create = command({ recordId, operation: 'create', patch });
    await pushAll([create]);
    await given.change(audit.id, { ...done, confirmedContradiction: true });
    const change = command({ recordId, operation: 'update', patch: worse, after: create.id });
    expect(await pushAll([change])).toMatchObject([
      { status: 'refused', errors: { correctionReason: { message: 'validation.correctionReason' } } },
    ]);
  });
});
