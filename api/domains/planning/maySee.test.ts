import { definitions } from '@plumbline/resources/entities/index';
import { beforeAll, describe, expect, it } from 'vitest';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { build, buildAccount } from '../../platform/testing/factories';
import { changePlannedEquipments } from './changePlannedEquipments';
import { listCandidates } from './listCandidates';
import { buildCustomer, type Customer, rackRegulation, refusal } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
let ladders: string;
beforeAll(async () => {
  given = await buildCustomer(database.db);
  const { account } = given;
  const regulation = (await build(database.db, account, 'auditRegulations', rackRegulation)).id;
  const category = (await build(database.db, account, 'categories', { auditRegulations: [regulation] })).id;
  ladders = (await build(database.db, account, 'products', { category })).id;
});

const person = (more: object) =>
  build(database.db, given.account, 'contacts', { instanceRole: 'Employee', ...more }).then(({ id }) => id);
const ofRacks = () => person({ categoryAccess: 'restricted', permittedCategories: [given.category] });
const beyond = { errors: { auditor: { message: 'validation.beyondAuditor' } } };

describe('the auditor must see the whole appointment', () => {
  it('equipment outside the rights is refused, and marked among the candidates', async () => {
    const auditor = await ofRacks();
    const [rack, ladder] = [await given.rack(), await given.rack({ product: ladders })];
    expect(await refusal(given.plan([rack, ladder], { auditor }))).toMatchObject({
      code: 'PLANNING_REFUSED',
      data: { refusals: [{ equipment: ladder, code: 'BEYOND_AUDITOR' }] },
    });
    const query = { location: given.site, type: 'expert' } as const;
    const obstacleOf = async (more: object) =>
      (await listCandidates(given.call, { ...query, ...more })).rows.find(({ id }) => id === ladder)
        ?.obstacle;
    expect([await obstacleOf({ auditor }), await obstacleOf({})]).toEqual(['BEYOND_AUDITOR', null]);
    await expect(given.plan([rack], { auditor })).resolves.toMatchObject({ audits: [{ equipment: rack }] });
  });

  it('the location too, for every type of contact', async () => {
    const elsewhere = { locationAccess: 'restricted', permittedLocations: [given.yard] };
    const rack = await given.rack();
    expect(await refusal(given.plan([rack], { auditor: await person(elsewhere) }))).toMatchObject(beyond);
    const provider = await person({ ...elsewhere, instanceRole: 'ServiceProvider' });
    expect(await refusal(given.plan([rack], { auditor: provider }))).toMatchObject({
      data: { refusals: [{ equipment: rack, code: 'BEYOND_AUDITOR' }] },
    });
    const sales = await person({ instanceRole: 'SalesForce' });
    expect(await refusal(given.plan([rack], { auditor: sales }))).toMatchObject(beyond);
    // A contact without login needs no rights: another user enters the results.
    const helper = await person({ ...elsewhere, instanceRole: null, contactType: 'external-auditor' });
    await expect(given.plan([rack], { auditor: helper })).resolves.toMatchObject({ audits: [{}] });
  });

  it('also a new auditor, together with removed and added equipment', async () => {
    const auditor = await ofRacks();
    const [rack, ladder] = [await given.rack(), await given.rack({ product: ladders })];
    const { planning } = await given.plan([rack, ladder]);
    const name = (one: string) =>
      updateRecord(given.call, definitions.auditPlannings, planning.id, { auditor: one });
    expect(await refusal(name(auditor))).toMatchObject(beyond);
    const change = (body: object) => changePlannedEquipments(given.call, planning.id, { ...body });
    await expect(change({ remove: [ladder], auditor })).resolves.toMatchObject({ auditor, plannedCount: 1 });
    expect(await refusal(change({ add: [ladder] }))).toMatchObject({ code: 'PLANNING_REFUSED' });
    await expect(change({ add: [ladder], auditor: given.auditor })).resolves.toMatchObject({
      plannedCount: 2,
    });
  });

  it('reveals nothing about other accounts', async () => {
    const foreign = await buildAccount(database.db);
    const location = (await build(database.db, foreign, 'locations')).id;
    const { id } = await build(database.db, foreign, 'contacts', {
      instanceRole: 'Employee',
      locationAccess: 'restricted',
      permittedLocations: [location],
    });
    expect(await refusal(given.plan([await given.rack()], { auditor: id }))).toMatchObject({
      errors: { auditor: { message: 'validation.referenceMissing' } },
    });
  });
});
