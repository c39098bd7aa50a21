import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { configureCatalogue } from '../../domains/catalogue/configureCatalogue';
import { configureLicences } from '../../domains/licences/configureLicences';
import { buildCustomer, type Customer, refusal } from '../../domains/planning/testing/customer';
import { configureTasks } from '../../domains/tasks/configureTasks';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { takeStep } from '../../entities/takeStep';
import { getTyped, listTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../testing/database';
import { actorOf, build, callAs } from '../testing/factories';
import { restoreRecord } from './restoreRecord';

const database = useTestDatabase();
let given: Customer;
beforeAll(async () => {
  configureCatalogue();
  configureTasks();
  configureLicences();
  given = await buildCustomer(database.db);
});
const {
  auditPlannings,
  auditRegulations,
  categories,
  contacts,
  customIntervals,
  deficiencies,
  equipments,
  products,
  tasks,
} = definitions;

// What was allowed when it was deleted may not be any more: the rules of a write hold for what comes back.
describe('what comes back from the bin', () => {
  it('is no second interval agreed for the same', async () => {
    const agree = (values: object) =>
      createRecord(given.call, customIntervals, {
        category: given.category,
        interval: 6,
        intervalUnit: 'MONTHLY',
        ...values,
      });
    const first = await agree({});
    await deleteRecord(given.call, customIntervals, String(first.id));
    await agree({ interval: 3 });
    expect(await refusal(restoreRecord(given.call, customIntervals, String(first.id)))).toMatchObject({
      errors: { interval: { message: 'validation.agreedTwice' } },
    });
    // Nor does an empty text make a place of its own.
    expect(await refusal(agree({ owner: '', location: '', type: '' }))).toMatchObject({
      errors: { interval: { message: 'validation.agreedTwice' } },
    });
  });

  it('is no category with two regulations for the expert inspection', async () => {
    const light = await build(database.db, given.account, 'auditRegulations', { type: 'light' });
    const category = await build(database.db, given.account, 'categories', {
      auditRegulations: [given.regulation, light.id],
    });
    await deleteRecord(given.call, categories, category.id);
    await updateRecord(given.call, auditRegulations, light.id, { type: 'expert' });
    expect(await refusal(restoreRecord(given.call, categories, category.id))).toMatchObject({
      errors: { auditRegulations: { message: 'validation.oneExpertRegulation' } },
    });
  });

  it('leaves the seat of a licence to who has it by now', async () => {
    const full = await build(database.db, given.account, 'licenses', { maxUser: 1 });
    const person = async () => {
      const user = (await build(database.db, CATALOGUE_ID, 'users')).id;
      return build(database.db, given.account, 'contacts', { user, license: full.id } as object);
    };
    const gone = await person();
    await deleteRecord(given.call, contacts, gone.id);
    const next = await person();
    const { row } = await restoreRecord(given.call, contacts, gone.id);
    // Another licence of the account has room.
    expect(row).toMatchObject({ license: given.license, deletedAt: null });
    const carried = async (id: string) => (await getTyped(given.system, 'contacts', id)).license;
    expect([await carried(gone.id), await carried(next.id)]).toEqual([given.license, full.id]);
    expect((await getTyped(given.system, 'licenses', full.id)).usedCount).toBe(1);
  });

  it('puts on an appointment only pieces that are on no other one, and says how many stayed away', async () => {
    const [taken, free] = [await given.rack(), await given.rack()];
    const { planning } = await given.plan([taken, free]);
    await deleteRecord(given.call, auditPlannings, planning.id);
    await given.plan([taken]);
    const restored = await restoreRecord(given.call, auditPlannings, planning.id);
    expect(restored).toMatchObject({ along: { audits: 1 }, left: { audits: 1 }, row: { plannedCount: 1 } });
    const audits = await database.db('audits').where({ planning: planning.id, deletedAt: null });
    expect(audits.map(({ equipment }) => equipment)).toEqual([free]);
  });

  it('is no open inspection of equipment that was archived meanwhile', async () => {
    const rack = await given.rack();
    const { planning } = await given.plan([rack, await given.rack()]);
    await deleteRecord(given.call, auditPlannings, planning.id);
    await takeStep(given.call, equipments, rack, { name: 'archive' });
    expect(await restoreRecord(given.call, auditPlannings, planning.id)).toMatchObject({
      ...{ along: { audits: 1 }, left: { audits: 1 } },
      row: { plannedCount: 1 },
    });
    await takeStep(given.call, equipments, rack, { name: 'unarchive' });
    expect(await given.equipment(rack)).toMatchObject({ isArchived: false });
  });

  it('is an open inspection with its deficiencies where the equipment stands now', async () => {
    const rack = await given.rack();
    const { planning, audits } = await given.plan([rack]);
    const draft = { audit: audits[0]?.id, description: 'Bent', dangerLevel: 'red' };
    const open = String((await createRecord(given.call, deficiencies, draft)).id);
    const closed = String((await createRecord(given.call, deficiencies, draft)).id);
    const remedied = { status: 'COMPLETED', remedy: 'Replaced', remediedBy: 'Jan Żak' };
    await updateRecord(given.call, deficiencies, closed, remedied);
    await deleteRecord(given.call, auditPlannings, planning.id);
    await updateRecord(given.call, equipments, rack, { location: given.yard });
    await restoreRecord(given.call, auditPlannings, planning.id);
    const inYard = callAs(database.db, actorOf(given.account, 'Employee', { locations: [given.yard] }));
    const ofRack = { filter: { equipment: rack } };
    expect((await listTyped(inYard, 'audits', ofRack)).map(({ id }) => id)).toEqual([audits[0]?.id]);
    expect((await listTyped(inYard, 'deficiencies', ofRack)).map(({ id }) => id)).toEqual([open]);
    expect(await getTyped(given.system, 'deficiencies', closed)).toMatchObject({ location: given.hall });
    expect(await given.equipment(rack)).toMatchObject({ isLocked: true });
  });

  it('is of the category its model has now, and a task where its equipment stands now', async () => {
    const model = await build(database.db, given.account, 'products', { category: given.category });
    const rack = await given.rack({ product: model.id });
    const task = await build(database.db, given.account, 'tasks', { linkType: 'EQUIPMENT', equipment: rack });
    await deleteRecord(given.call, tasks, task.id);
    await updateRecord(given.call, equipments, rack, { location: given.yard });
    await restoreRecord(given.call, tasks, task.id);
    expect(await getTyped(given.system, 'tasks', task.id)).toMatchObject({ location: given.yard });

    await deleteRecord(given.call, equipments, rack);
    const other = await build(database.db, given.account, 'categories');
    await updateRecord(given.call, products, model.id, { category: other.id });
    await restoreRecord(given.call, equipments, rack);
    expect(await given.equipment(rack)).toMatchObject({ category: other.id });
  });
});
