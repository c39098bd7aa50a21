import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll } from 'vitest';
import { listTyped } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import type { TestDatabase } from '../../../platform/testing/database';
import { build } from '../../../platform/testing/factories';
import { buildCustomer, type Customer, okay, rackRegulation } from '../../planning/testing/customer';

/**
 * A customer whose racks need an expert inspection and a weekly visual one; `world` is filled before the first test.
 */
export function useDutyWorld(database: TestDatabase) {
  const world = {} as { given: Customer; light: string }; // filled before the first test
  const regulation = async (values: object) =>
    (
      await build(database.db, world.given.account, 'auditRegulations', {
        ...rackRegulation,
        parts: rackRegulation.parts.map((part) => ({ ...part, id: newId() })),
        ...values,
      })
    ).id;
  beforeAll(async () => {
    world.given = await buildCustomer(database.db);
    const { call, category, regulation: expert } = world.given;
    world.light = await regulation({ type: 'light', interval: 1, intervalUnit: 'WEEKLY' });
    await updateRecord(call, definitions.categories, category, { auditRegulations: [expert, world.light] });
  });
  const dutiesOf = (equipment: string) =>
    listTyped(world.given.system, 'inspectionDuties', {
      filter: { equipment },
      sort: { field: 'type', order: 'ASC' },
    });
  return {
    world,
    regulation,
    dutiesOf,
    /** The duty by a regulation or type. */
    dutyOf: async (equipment: string, of: string) =>
      (await dutiesOf(equipment)).find(({ regulation: id, type }) => id === of || type === of)!,
    /** Plans an inspection and finishes it. */
    inspect: async (equipment: string, type: string, values: object = {}) => {
      const { audits } = await world.given.plan([equipment], { type });
      return world.given.change(audits[0]!.id, {
        answers: okay,
        result: 'OKAY',
        isFinished: true,
        dateAudited: '2026-11-17T08:30:00.000Z',
        ...values,
      });
    },
  };
}
