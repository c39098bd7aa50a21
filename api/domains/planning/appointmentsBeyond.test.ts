import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../platform/testing/factories';
import { appointmentsBeyond } from './appointmentsBeyond';
import { finishPlanning } from './finishPlanning';
import { buildCustomer, type Customer, rackRegulation, refusal } from './testing/customer';

const database = useTestDatabase();
let given: Customer;
let ladders: { category: string; product: string };
beforeAll(async () => {
  given = await buildCustomer(database.db);
  const { account } = given;
  const regulation = (await build(database.db, account, 'auditRegulations', rackRegulation)).id;
  const category = (await build(database.db, account, 'categories', { auditRegulations: [regulation] })).id;
  ladders = { category, product: (await build(database.db, account, 'products', { category })).id };
});

const person = (more: object = {}) =>
  build(database.db, given.account, 'contacts', { instanceRole: 'Employee', ...more }).then(({ id }) => id);
const racksAlone = () => ({ categoryAccess: 'restricted', permittedCategories: [given.category] });
const placed = (...permittedLocations: string[]) => ({ locationAccess: 'restricted', permittedLocations });
const beyond = (id: string, rights: object) =>
  appointmentsBeyond(given.call, id, { instanceRole: 'Employee', ...rights });
const countOf = async (id: string, rights: object) => (await beyond(id, rights)).count;

describe('open appointments beyond new rights of a contact', () => {
  it('are those with equipment of other categories, earliest first', async () => {
    const auditor = await person();
    const ladder = () => given.rack({ product: ladders.product });
    const mixed = await given.plan([await given.rack(), await ladder()], {
      auditor,
      datePlanned: '2026-12-24',
      title: 'Racks and ladders',
    });
    const sooner = await given.plan([await ladder()], { auditor, datePlanned: '2026-12-01' });
    await given.plan([await given.rack()], { auditor });
    const atSite = { locationName: 'Site' };
    expect(await beyond(auditor, racksAlone())).toEqual({
      count: 2,
      first: [
        { ...atSite, planning: sooner.planning.id, title: null, datePlanned: '2026-12-01' },
        { ...atSite, planning: mixed.planning.id, title: 'Racks and ladders', datePlanned: '2026-12-24' },
      ],
    });
    expect(await countOf(auditor, {})).toBe(0);
  });

  it('are those outside the permitted locations and their descendants', async () => {
    const auditor = await person();
    await given.plan([await given.rack()], { auditor });
    const counts = [given.site, given.hall, given.yard].map((place) => countOf(auditor, placed(place)));
    // The appointment itself is at the site.
    expect(await Promise.all(counts)).toEqual([0, 1, 1]);
  });

  it('are all for a role without inspections, and none for a contact without login', async () => {
    const auditor = await person();
    await given.plan([await given.rack()], { auditor });
    expect(await countOf(auditor, { instanceRole: 'SalesForce' })).toBe(1);
    expect(await countOf(auditor, { instanceRole: null, contactType: 'external-auditor' })).toBe(0);
  });

  it('do not include finished ones', async () => {
    const auditor = await person();
    const { planning } = await given.plan([await given.rack({ product: ladders.product })], { auditor });
    expect(await countOf(auditor, racksAlone())).toBe(1);
    await finishPlanning(given.call, planning.id, { openAudits: 'notTraceable' });
    expect(await countOf(auditor, racksAlone())).toBe(0);
  });

  it('are refused to users who may not change rights, and for other accounts', async () => {
    const auditor = await person();
    const employee = callAs(database.db, actorOf(given.account, 'Employee'));
    expect(await refusal(appointmentsBeyond(employee, auditor, {}))).toMatchObject({ code: 'FORBIDDEN' });
    const other = callAs(database.db, actorOf(await buildAccount(database.db)));
    expect(await refusal(appointmentsBeyond(other, auditor, {}))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
