import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCustomer, type Customer, refusal } from '../domains/planning/testing/customer';
import { configureTasks } from '../domains/tasks/configureTasks';
import { useTestDatabase } from '../platform/testing/database';
import { build } from '../platform/testing/factories';
import { lockedFields } from './checkLocks';
import { createRecord } from './createRecord';
import { listHistory } from './history';
import { registerOwnerPropagation } from './propagateOwner';
import { getTyped } from './typedRecords';
import { updateRecord } from './updateRecord';

const database = useTestDatabase();
const { locations, tasks } = definitions;
let given: Customer;
let other: string;
beforeAll(() => {
  registerOwnerPropagation();
  configureTasks();
});
beforeEach(async () => {
  given = await buildCustomer(database.db);
  other = (await build(database.db, given.account, 'equipmentOwners')).id;
});
const move = (id = given.site, owner = other) => updateRecord(given.call, locations, id, { owner });
const ownerOf = async (
  name: 'locations' | 'equipments' | 'tasks' | 'customIntervals' | 'contacts',
  id: string,
) => (await getTyped(given.system, name, id)).owner;

describe('a location that gets another customer', () => {
  it('takes along its sub-locations, all equipment there, what is agreed and is to be done, each on record', async () => {
    const [rack, elsewhere] = [await given.rack(), await given.rack({ location: given.yard })];
    const agreed = await build(database.db, given.account, 'customIntervals', {
      category: given.category,
      location: given.hall,
      owner: given.owner,
    });
    const [ofRack, ofHall] = [
      await createRecord(given.call, tasks, { title: 'Mend', linkType: 'EQUIPMENT', equipment: rack }),
      await createRecord(given.call, tasks, { title: 'Sweep', linkType: 'LOCATION', location: given.hall }),
    ];
    await move();
    expect(await ownerOf('locations', given.hall)).toBe(other);
    expect([await ownerOf('equipments', rack), await ownerOf('equipments', elsewhere)]).toEqual([
      other,
      given.owner,
    ]);
    expect(await ownerOf('customIntervals', agreed.id)).toBe(other);
    expect([await ownerOf('tasks', String(ofRack.id)), await ownerOf('tasks', String(ofHall.id))]).toEqual([
      other,
      other,
    ]);
    const [entry] = await listHistory(given.call, definitions.equipments, rack);
    expect(entry).toMatchObject({ before: { owner: given.owner }, after: { owner: other } });
  });

  it('takes along the people there, and no others of its customer', async () => {
    const person = (more: object) =>
      build(database.db, given.account, 'contacts', { owner: given.owner, ...more }).then(({ id }) => id);
    const [keeper, buyer] = [await person({ location: given.hall }), await person({})];
    await move();
    expect([await ownerOf('contacts', keeper), await ownerOf('contacts', buyer)]).toEqual([
      other,
      given.owner,
    ]);
    expect(
      await refusal(updateRecord(given.call, definitions.contacts, keeper, { owner: given.owner })),
    ).toMatchObject({ errors: { location: { message: 'validation.otherOwner' } } });
  });

  it('stays with everything where the other one has a number of its equipment already', async () => {
    const rack = await given.rack({ identNumber: 'R-1' });
    const room = (await build(database.db, given.account, 'locations', { owner: other })).id;
    await given.rack({ identNumber: 'R-1', owner: other, location: room });
    expect(await refusal(move())).toMatchObject({
      code: 'INVALID',
      errors: { owner: { message: 'validation.ownerConflict', args: { smart_count: 1, rows: 'R-1' } } },
    });
    expect(await ownerOf('locations', given.site)).toBe(given.owner);
    expect(await ownerOf('equipments', rack)).toBe(given.owner);
  });

  it('keeps it while an inspection is open there or below, and says so beforehand', async () => {
    const rack = await given.rack();
    const { planning } = await given.plan([rack], { location: given.hall });
    const locked = { errors: { owner: { message: 'validation.openPlace' } } };
    expect(await refusal(move())).toMatchObject(locked);
    expect(await lockedFields(given.call, locations, given.site)).toMatchObject({
      owner: { blockers: [{ resource: 'auditPlannings', ids: [planning.id] }] },
    });
    expect(await lockedFields(given.call, locations, given.yard)).toEqual({});
  });

  it('cannot leave the location above it behind', async () => {
    expect(await refusal(move(given.hall))).toMatchObject({
      errors: { parent: { message: 'validation.otherOwner' } },
    });
  });
});
