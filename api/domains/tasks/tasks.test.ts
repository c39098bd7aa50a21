import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { takeStep } from '../../entities/takeStep';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, callAs } from '../../platform/testing/factories';
import { buildCustomer, type Customer, okay, refusal } from '../planning/testing/customer';
import { configureTasks } from './configureTasks';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  configureTasks();
  given = await buildCustomer(database.db);
});

const done = { answers: okay, result: 'OKAY', isFinished: true, confirmedContradiction: true };
const correctionReason = 'Read wrongly';
const planned = async () => {
  const rack = await given.rack();
  const { audits } = await given.plan([rack]);
  return { rack, audit: audits[0]!.id };
};
const tasksOf = (equipment: string) => listTyped(given.system, 'tasks', { filter: { equipment } });
const find = (audit: string, more: object = {}) =>
  createRecord(given.call, definitions.deficiencies, {
    audit,
    description: 'Anchor missing',
    measure: 'Fit anchor',
    dangerLevel: 'red',
    dateDue: '2026-12-15',
    ...more,
  }).then(({ id }) => String(id));
const change = (id: string, patch: object) => updateRecord(given.call, definitions.tasks, id, { ...patch });

describe('measures', () => {
  it('create one task each when the audit is finished', async () => {
    const { rack, audit } = await planned();
    const deficiency = await find(audit);
    await find(audit, { description: 'Scratch', dateDue: null });
    expect(await tasksOf(rack)).toEqual([]);
    await given.change(audit, { ...done, result: 'REPAIR_CAN_USE' });
    await given.change(audit, { comment: 'Again', correctionReason });
    expect(await tasksOf(rack)).toMatchObject([
      {
        type: 'MEASURE',
        title: 'Fit anchor',
        description: 'Anchor missing\n\nFit anchor',
        status: 'OPEN',
        dateDue: '2026-12-15',
        linkType: 'EQUIPMENT',
        deficiency,
        audit,
        owner: given.owner,
        location: given.hall,
        category: given.category,
      },
    ]);
  });

  it('are assigned to the person named, if the name is unique', async () => {
    const person = await build(database.db, given.account, 'contacts', {
      firstName: 'Ewa',
      lastName: 'Nowak',
    });
    const { rack, audit } = await planned();
    await find(audit, { responsiblePerson: 'Ewa Nowak' });
    await given.change(audit, done);
    expect(await tasksOf(rack)).toMatchObject([{ responsible: person.id }]);
  });

  it('are completed with the deficiency, and vice versa', async () => {
    const { rack, audit } = await planned();
    const deficiency = await find(audit);
    await given.change(audit, done);
    const [task] = await tasksOf(rack);
    const untold = takeStep(given.call, definitions.tasks, task!.id, { name: 'complete' });
    expect(Object.keys((await refusal(untold)).errors ?? {})).toEqual([
      'completedBy',
      'completionNote',
      'completionPhotos',
    ]);
    const args = { completionNote: 'Anchor fitted', completedBy: 'Jan Żak' };
    await takeStep(given.call, definitions.tasks, task!.id, { name: 'complete', args });
    expect(await tasksOf(rack)).toMatchObject([{ status: 'COMPLETED', dateCompleted: '2026-11-17' }]);
    const [resolved] = await listTyped(given.system, 'deficiencies', { filter: { id: [deficiency] } });
    expect(resolved).toMatchObject({
      status: 'COMPLETED',
      remedy: 'Anchor fitted',
      remediedBy: 'Jan Żak',
      remediedOn: '2026-11-17',
    });
    expect((await given.equipment(rack)).openMeasures).toBe(0);
    await takeStep(given.call, definitions.deficiencies, deficiency, { name: 'reopen' });
    expect(await tasksOf(rack)).toMatchObject([{ status: 'OPEN', dateCompleted: null }]);
    expect((await given.equipment(rack)).openMeasures).toBe(1);
  });

  it('keep a title edited by hand, and take over a corrected measure', async () => {
    const { rack, audit } = await planned();
    const deficiency = await find(audit);
    await given.change(audit, done);
    const [task] = await tasksOf(rack);
    await change(task!.id, { title: 'Order two anchors', dateDue: '2026-12-24' });
    const [found] = await listTyped(given.system, 'deficiencies', { filter: { id: [deficiency] } });
    expect(found).toMatchObject({ dateDue: '2026-12-24', measure: 'Fit anchor' });
    expect(await tasksOf(rack)).toMatchObject([{ title: 'Order two anchors' }]);
    await updateRecord(given.call, definitions.deficiencies, deficiency, {
      measure: 'Fit four anchors',
      correctionReason,
    });
    expect(await tasksOf(rack)).toMatchObject([{ title: 'Fit four anchors', dateDue: '2026-12-24' }]);
  });

  it('are deleted with their deficiency', async () => {
    const { rack, audit } = await planned();
    const deficiency = await find(audit);
    await given.change(audit, done);
    await deleteRecord(given.system, definitions.deficiencies, deficiency);
    expect(await tasksOf(rack)).toEqual([]);
  });

  it('are created for a deficiency captured late', async () => {
    const { rack, audit } = await planned();
    await given.change(audit, done);
    await find(audit, { correctionReason, dangerLevel: 'orange' });
    expect(await tasksOf(rack)).toMatchObject([{ type: 'MEASURE' }]);
  });
});

describe('results', () => {
  it.each([
    ['REPAIR_CAN_USE', 'REPAIR', '2026-12-15'],
    ['REPAIR_LOCKED', 'REPAIR', '2026-12-01'],
    ['SCRAP', 'SCRAP', '2026-12-01'],
  ])('%s creates one %s task, due %s', async (result, type, dateDue) => {
    const { rack, audit } = await planned();
    await given.change(audit, { ...done, result });
    await given.change(audit, { comment: 'Again', correctionReason });
    const { identNumber } = await given.equipment(rack);
    const found = await tasksOf(rack);
    expect(found).toMatchObject([{ type, audit, status: 'OPEN', dateDue }]);
    expect(found[0]?.title).toContain(identNumber);
  });

  it('an okay audit completes the repair task; another bad one reuses it', async () => {
    const { rack, audit } = await planned();
    await given.change(audit, { ...done, result: 'REPAIR_LOCKED', dateAudited: '2026-11-10T08:00:00.000Z' });
    const again = (await given.plan([rack])).audits[0]!.id;
    await given.change(again, { ...done, result: 'REPAIR_LOCKED', dateAudited: '2026-11-12T08:00:00.000Z' });
    expect(await tasksOf(rack)).toMatchObject([{ status: 'OPEN', audit: again }]);
    const fine = (await given.plan([rack])).audits[0]!.id;
    await given.change(fine, { ...done, dateAudited: '2026-11-14T08:00:00.000Z' });
    expect(await tasksOf(rack)).toMatchObject([{ status: 'COMPLETED' }]);
  });

  it('an older audit that arrives late creates no task', async () => {
    const rack = await given.rack();
    const newer = (await given.plan([rack])).audits[0]!.id;
    await given.change(newer, { ...done, dateAudited: '2026-11-14T08:00:00.000Z' });
    const late = (await given.plan([rack])).audits[0]!.id;
    await given.change(late, { ...done, result: 'REPAIR_LOCKED', dateAudited: '2026-11-02T08:00:00.000Z' });
    expect(await tasksOf(rack)).toEqual([]);
  });

  it('an offline inspection does not complete damage reported after it', async () => {
    const { rack, audit } = await planned();
    const reported = await createRecord(given.system, definitions.tasks, {
      title: 'Damage reported',
      type: 'REPAIR',
      linkType: 'EQUIPMENT',
      equipment: rack,
      reportedDanger: 'red',
      reportNumber: 'D-0001',
    });
    const early = new Date(given.call.now.getTime() - 60_000).toISOString();
    await updateRecord({ ...given.call, madeAt: early }, definitions.audits, audit, {
      ...done,
      dateAudited: '2026-11-10T08:00:00.000Z',
    });
    expect(await getTyped(given.system, 'tasks', String(reported.id))).toMatchObject({ status: 'OPEN' });

    const { audits } = await given.plan([rack]);
    await given.change(audits[0]!.id, { ...done, dateAudited: '2026-11-14T08:00:00.000Z' });
    expect(await getTyped(given.system, 'tasks', String(reported.id))).toMatchObject({ status: 'COMPLETED' });
  });

  it('archiving scrapped equipment completes its scrap task', async () => {
    const { rack, audit } = await planned();
    await given.change(audit, { ...done, result: 'SCRAP' });
    await takeStep(given.call, definitions.equipments, rack, { name: 'archive' });
    expect(await tasksOf(rack)).toMatchObject([{ type: 'SCRAP', status: 'COMPLETED' }]);
  });
});

describe('tasks by hand', () => {
  const draft = (more: object) => createRecord(given.call, definitions.tasks, { title: 'Look', ...more });

  it('take location and owner from their target, and follow it', async () => {
    const rack = await given.rack();
    const task = await draft({ equipment: rack, location: given.yard });
    expect(task).toMatchObject({ location: given.hall, owner: given.owner, category: given.category });
    await updateRecord(given.call, definitions.equipments, rack, { location: given.yard });
    expect(await tasksOf(rack)).toMatchObject([{ location: given.yard }]);
    expect(await draft({ linkType: 'LOCATION', location: given.yard })).toMatchObject({
      location: given.yard,
      owner: given.owner,
      equipment: null,
    });
    expect(await draft({ linkType: 'CONTACT', contact: given.auditor })).toMatchObject({
      contact: given.auditor,
      location: null,
    });
  });

  it.each([
    ['EQUIPMENT', 'equipment'],
    ['CONTACT', 'contact'],
    ['LOCATION', 'location'],
  ])('applied to %s require it', async (linkType, field) => {
    expect((await refusal(draft({ linkType }))).errors).toEqual({
      [field]: { message: 'validation.required' },
    });
  });

  it('are visible to users with access to the location, and to the responsible person', async () => {
    const rack = await given.rack();
    const { id } = await draft({ equipment: rack, responsible: given.auditor });
    const as = (...actor: Parameters<typeof actorOf>) => callAs(database.db, actorOf(...actor));
    const take = (call: Customer['call'], name: string) =>
      takeStep(call, definitions.tasks, String(id), { name });
    expect(
      await refusal(take(as(given.account, 'Employee', { locations: [given.yard] }), 'start')),
    ).toMatchObject({ code: 'NOT_FOUND' });
    await expect(
      take(as(given.account, 'Employee', { locations: [given.hall] }), 'start'),
    ).resolves.toMatchObject({ status: 'RUNNING' });
    expect(await refusal(take(as(given.account, 'ServiceProvider'), 'complete'))).toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      take(as(given.account, 'ServiceProvider', { contact: given.auditor }), 'complete'),
    ).resolves.toMatchObject({ status: 'COMPLETED' });
  });

  it('about a contact follow the contact’s owner while they are open', async () => {
    const [open, done] = [
      await draft({ linkType: 'CONTACT', contact: given.auditor }),
      await draft({ linkType: 'CONTACT', contact: given.auditor, status: 'COMPLETED' }),
    ];
    await updateRecord(given.call, definitions.contacts, given.auditor, { owner: given.owner });
    const ownerOf = async ({ id }: { id?: unknown }) =>
      (await getTyped(given.system, 'tasks', String(id))).owner;
    expect([await ownerOf(open), await ownerOf(done)]).toEqual([given.owner, null]);
  });

  it('prevent deleting their location while they are open', async () => {
    const place = (await build(database.db, given.account, 'locations', { owner: given.owner })).id;
    const { id } = await draft({ linkType: 'LOCATION', location: place });
    expect(await refusal(deleteRecord(given.call, definitions.locations, place))).toMatchObject({
      code: 'IN_USE',
      data: { blockers: [{ resource: 'tasks', field: 'location', count: 1 }] },
    });
    await takeStep(given.call, definitions.tasks, String(id), { name: 'complete' });
    await expect(deleteRecord(given.call, definitions.locations, place)).resolves.toMatchObject({
      id: place,
    });
  });
});
