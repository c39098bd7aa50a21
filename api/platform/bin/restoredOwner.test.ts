import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureCatalogue } from '../../domains/catalogue/configureCatalogue';
import { buildCustomer, type Customer, refusal } from '../../domains/planning/testing/customer';
import { configureTasks } from '../../domains/tasks/configureTasks';
import { deleteRecord } from '../../entities/deleteRecord';
import { registerOwnerPropagation } from '../../entities/propagateOwner';
import { getTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../testing/database';
import { build } from '../testing/factories';
import { restoreRecord } from './restoreRecord';

const database = useTestDatabase();
const { auditPlannings, equipments, locations, products } = definitions;
let given: Customer;
let other: string;
beforeAll(() => {
  registerOwnerPropagation();
  configureCatalogue();
  configureTasks();
});
beforeEach(async () => {
  given = await buildCustomer(database.db);
  other = (await build(database.db, given.account, 'equipmentOwners')).id;
});
const sell = () => updateRecord(given.call, locations, given.site, { owner: other });

/** Equipment with a finished inspection that found something. */
async function inspected(more: object = {}) {
  const rack = await given.rack(more);
  const { planning, audits } = await given.plan([rack]);
  const audit = audits[0]!.id;
  const found = await build(database.db, given.account, 'deficiencies', {
    ...{ audit, equipment: rack, dateDue: '2026-12-01' },
    ...{ owner: given.owner, location: given.hall, category: given.category },
  });
  await database.db('audits').where({ id: audit }).update({ isFinished: true });
  await database.db('auditPlannings').where({ id: planning.id }).update({ state: 'finished' });
  return { rack, found: found.id, planning: planning.id };
}

describe('a location that got another customer has it also for what comes back from the bin', () => {
  it('equipment with its open deficiencies and tasks', async () => {
    const { rack, found } = await inspected();
    const link = { linkType: 'EQUIPMENT', equipment: rack, owner: given.owner } as const;
    const task = await build(database.db, given.account, 'tasks', link);
    await deleteRecord(given.call, equipments, rack);
    await sell();
    expect(await restoreRecord(given.call, equipments, rack)).toMatchObject({
      row: { owner: other },
      along: { tasks: 1 },
      left: {},
    });
    expect((await getTyped(given.system, 'deficiencies', found)).owner).toBe(other);
    expect((await getTyped(given.system, 'tasks', task.id)).owner).toBe(other);
  });

  it('a sub-location', async () => {
    await deleteRecord(given.call, locations, given.hall);
    await sell();
    await restoreRecord(given.call, locations, given.hall);
    expect((await getTyped(given.system, 'locations', given.hall)).owner).toBe(other);
  });

  it('but an open appointment with the former one stays there, a finished one keeps it', async () => {
    const { planning } = await given.plan([await given.rack()]);
    const finished = await inspected();
    await deleteRecord(given.call, auditPlannings, planning.id);
    await deleteRecord(given.call, auditPlannings, finished.planning);
    await sell();
    expect(await refusal(restoreRecord(given.call, auditPlannings, planning.id))).toMatchObject({
      errors: { location: { message: 'validation.otherOwner' } },
    });
    expect((await restoreRecord(given.call, auditPlannings, finished.planning)).row.owner).toBe(given.owner);
  });
});

it('open deficiencies take the category that their equipment comes back with', async () => {
  const model = await build(database.db, given.account, 'products', { category: given.category });
  const { rack, found } = await inspected({ product: model.id });
  await deleteRecord(given.call, equipments, rack);
  const category = (await build(database.db, given.account, 'categories')).id;
  await updateRecord(given.call, products, model.id, { category });
  await restoreRecord(given.call, equipments, rack);
  expect(await getTyped(given.system, 'deficiencies', found)).toMatchObject({ category });
});
