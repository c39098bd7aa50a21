import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { up } from '../../base/database/migrations/20261123073000_moved_deficiencies';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { listHistory } from '../../entities/history';
import { findTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { type Customer, deviation, findings, refusal, upright } from '../planning/testing/customer';
import { confirmed, usePlannedRacks } from './testing/usePlannedRacks';

const database = useTestDatabase();
const { world, planned } = usePlannedRacks(database);
let given: Customer;
beforeAll(() => {
  given = world.given;
});

describe('deficiencies', () => {
  it('take from the audit whose and where they are, and count as open measures until done', async () => {
    const { audit, rack } = await planned();
    const call = callAs(database.db, actorOf(given.account, 'ServiceProvider', { contact: given.auditor }));
    const id = newId();
    const created = await createRecord(call, definitions.deficiencies, {
      id,
      audit: audit.id,
      checkpoint: findings,
      description: 'Anchor missing',
      measure: 'Fit anchor',
      dangerLevel: 'red',
      dateDue: '2026-12-15',
    });
    expect(created).toMatchObject({
      id,
      equipment: rack,
      owner: given.owner,
      location: given.hall,
      category: given.category,
      status: 'OPEN',
      foundOn: '2026-11-17',
    });
    const second = await createRecord(call, definitions.deficiencies, {
      audit: audit.id,
      description: 'Dented',
      dangerLevel: 'green',
    });
    expect((await given.equipment(rack)).openMeasures).toBe(2);
    const untold = updateRecord(call, definitions.deficiencies, id, { status: 'COMPLETED' });
    expect((await refusal(untold)).errors).toEqual({
      remedy: { message: 'validation.wordsOrPhoto' },
      remediedBy: { message: 'validation.required' },
    });
    const told = { status: 'COMPLETED', remedy: 'Anchor fitted', remediedBy: 'Jan Żak' };
    await updateRecord(call, definitions.deficiencies, id, told);
    expect((await given.equipment(rack)).openMeasures).toBe(1);
    await updateRecord(call, definitions.deficiencies, id, { status: 'RUNNING' });
    expect((await given.equipment(rack)).openMeasures).toBe(2);
    await deleteRecord(call, definitions.deficiencies, String(second.id));
    expect((await given.equipment(rack)).openMeasures).toBe(1);
  });

  it('follow a piece that moves while they are open, and are seen by the people of its new place', async () => {
    const { audit, rack } = await planned();
    const found = (description: string) =>
      createRecord(given.call, definitions.deficiencies, {
        audit: audit.id,
        description,
        dangerLevel: 'green',
      }).then(({ id }) => String(id));
    const told = { status: 'COMPLETED', remedy: 'Fitted', remedyPhotos: null, remediedBy: 'Jan Żak' };
    const [open, closed, reopened] = [await found('Bent'), await found('Loose'), await found('Rusty')];
    await updateRecord(given.call, definitions.deficiencies, closed, told);
    await updateRecord(given.call, definitions.deficiencies, reopened, told);
    await given.change(audit.id, confirmed);
    await updateRecord(given.call, definitions.equipments, rack, { location: given.yard });
    await updateRecord(given.call, definitions.deficiencies, reopened, { status: 'OPEN' });
    const inYard = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.yard] }));
    const seen = await listTyped(inYard, 'deficiencies', { filter: { equipment: rack } });
    expect(seen.map(({ id }) => id).sort()).toEqual([open, reopened].sort());
    expect((await findTyped(given.call, 'deficiencies', closed))?.location).toBe(given.hall);
  });

  it('left behind by pieces that moved before they followed are brought along, on record and for devices', async () => {
    const { audit, rack } = await planned();
    const found = (description: string) =>
      build(database.db, given.account, 'deficiencies', { audit: audit.id, description });
    const [open, closed] = [await found('Bent'), await found('Loose')];
    await given.change(audit.id, confirmed);
    await database.db('deficiencies').where({ id: closed.id }).update({ status: 'COMPLETED' });
    const before = await findTyped(given.system, 'deficiencies', open.id);
    await database.db('equipments').where({ id: rack }).update({ location: given.yard });
    const counter = () => database.db('changeCounters').where({ instance: given.account }).first('value');
    const { value } = await counter();
    await up(database.db);
    await up(database.db);
    expect(await findTyped(given.system, 'deficiencies', open.id)).toMatchObject({
      location: given.yard,
      version: Number(before?.version) + 1,
    });
    expect(await findTyped(given.system, 'deficiencies', closed.id)).toMatchObject({ location: given.hall });
    expect((await counter()).value).toBe(value + 1);
    const [entry] = await listHistory(given.system, definitions.deficiencies, open.id);
    expect(entry).toMatchObject({
      ...{ changeNumber: value + 1, operation: 'update', by: null },
      ...{ before: { location: given.hall }, after: { location: given.yard } },
    });
    expect(Object.keys(entry?.after ?? {})).toEqual(['location']);
  });

  it('answer the checkpoint that only captures them', async () => {
    const { audit } = await planned();
    const negative = [{ id: newId(), checkpoint: deviation, number: 1 }];
    await createRecord(given.call, definitions.deficiencies, {
      audit: audit.id,
      checkpoint: upright,
      description: 'Bent',
      dangerLevel: 'red',
    });
    await expect(
      given.change(audit.id, { answers: negative, result: 'REPAIR_LOCKED', isFinished: true }),
    ).resolves.toMatchObject({ isFinished: true });
  });

  it('belong to a checkpoint of the audit’s checklist and stay with their audit', async () => {
    const { audit } = await planned();
    const other = await planned();
    const strange = createRecord(given.call, definitions.deficiencies, {
      audit: audit.id,
      checkpoint: newId(),
      description: 'x',
      dangerLevel: 'green',
    });
    expect((await refusal(strange)).errors).toEqual({ checkpoint: { message: 'validation.reference' } });
    const one = await createRecord(given.call, definitions.deficiencies, {
      audit: audit.id,
      description: 'x',
      dangerLevel: 'green',
    });
    const moved = updateRecord(given.call, definitions.deficiencies, String(one.id), {
      audit: other.audit.id,
    });
    expect((await refusal(moved)).errors).toEqual({ audit: { message: 'validation.readOnly' } });
  });

  it('cannot be put on a foreign audit, another auditor’s, or one outside the permitted places', async () => {
    const { audit } = await planned();
    const draft = { audit: audit.id, description: 'x', dangerLevel: 'green' };
    const stranger = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect((await refusal(createRecord(stranger, definitions.deficiencies, draft))).errors).toEqual({
      audit: { message: 'validation.referenceMissing' },
    });
    const other = callAs(database.db, actorOf(given.account, 'ServiceProvider'));
    expect(await refusal(createRecord(other, definitions.deficiencies, draft))).toMatchObject({
      code: 'NOT_FOUND',
    });
    const elsewhere = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.yard] }));
    expect(await refusal(createRecord(elsewhere, definitions.deficiencies, draft))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});
