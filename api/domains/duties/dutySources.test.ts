import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRecord } from '../../entities/createRecord';
import { deleteRecord } from '../../entities/deleteRecord';
import { updateRecord } from '../../entities/updateRecord';
import { useTestDatabase } from '../../platform/testing/database';
import { build } from '../../platform/testing/factories';
import type { Customer } from '../planning/testing/customer';
import { useDutyWorld } from './testing/useDutyWorld';

const database = useTestDatabase();
const { world, regulation, dutiesOf, dutyOf, inspect } = useDutyWorld(database);
let given: Customer;
let light: string;
beforeAll(() => {
  ({ given, light } = world);
});

describe('duties depend on', () => {
  it('the interval of the regulation, of an agreement for a location, or of the equipment', async () => {
    const own = await regulation({ interval: 6 });
    const category = (await build(database.db, given.account, 'categories', { auditRegulations: [own] })).id;
    const product = (await build(database.db, given.account, 'products', { category })).id;
    const rack = await given.rack({ product, lastAuditDate: '2026-10-01' });
    const next = async () => (await given.equipment(rack)).nextAuditDate;
    expect(await next()).toBe('2027-04-01');
    await updateRecord(given.call, definitions.auditRegulations, own, { interval: 3 });
    expect(await next()).toBe('2027-01-01');
    const rule = await createRecord(given.call, definitions.customIntervals, {
      category,
      location: given.site,
      owner: given.owner,
      interval: 2,
      intervalUnit: 'MONTHLY',
    });
    expect(await dutiesOf(rack)).toMatchObject([{ nextDate: '2026-12-01', intervalSource: 'location' }]);
    await updateRecord(given.call, definitions.equipments, rack, {
      auditInterval: 10,
      auditIntervalUnit: 'WEEKLY',
    });
    expect(await dutiesOf(rack)).toMatchObject([{ nextDate: '2026-12-10', intervalSource: 'equipment' }]);
    await updateRecord(given.call, definitions.equipments, rack, { auditInterval: null });
    await deleteRecord(given.call, definitions.customIntervals, String(rule.id));
    expect(await next()).toBe('2027-01-01');
  });

  it('the location, which may have its own regulation', async () => {
    const ofYard = await regulation({ interval: 1 });
    await updateRecord(given.call, definitions.locations, given.yard, {
      categoryRegulations: [{ id: newId(), category: given.category, regulation: ofYard }],
    });
    const rack = await given.rack({ lastAuditDate: '2026-11-10' });
    expect(await dutyOf(rack, 'expert')).toMatchObject({ regulation: given.regulation });
    await updateRecord(given.call, definitions.equipments, rack, { location: given.yard });
    const duties = await dutiesOf(rack);
    expect(duties.map(({ regulation: id }) => id)).toEqual([ofYard, light]);
    expect(duties.every(({ location }) => location === given.yard)).toBe(true);
  });

  it('the service life: due in advance, then the equipment is locked', async () => {
    const ahead = await given.rack({ dateOfFirstUse: '2017-01-05', maxYearsOfUse: 10 });
    expect(await dutyOf(ahead, 'endOfUse')).toMatchObject({ nextDate: '2027-01-05', regulation: null });
    expect(await given.equipment(ahead)).toMatchObject({ isLocked: false });
    const over = await given.rack({ dateOfFirstUse: '2016-11-17', maxYearsOfUse: 10 });
    expect(await given.equipment(over)).toMatchObject({
      isLocked: true,
      lockReasons: [{ kind: 'endOfUse', since: '2026-11-17' }],
    });
  });

  it('scrapping, which ends them, and deletion, which deletes them', async () => {
    const rack = await given.rack({ lastAuditDate: '2026-10-01' });
    await inspect(rack, 'expert', { result: 'SCRAP', confirmedContradiction: true });
    expect(await given.equipment(rack)).toMatchObject({ isScrapped: true, nextAuditDate: null });
    expect((await dutiesOf(rack)).map(({ nextDate }) => nextDate)).toEqual([null, null]);
    const other = await given.rack();
    await deleteRecord(given.call, definitions.equipments, other);
    expect(await dutiesOf(other)).toEqual([]);
  });
});
