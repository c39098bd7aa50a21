import { definitions } from '@plumbline/resources/entities/index';
import { newId } from '@plumbline/resources/language/ids';
import { beforeAll } from 'vitest';
import type { Call } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import { registerHooks } from '../../../entities/hooks';
import { listTyped } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import type { TestDatabase } from '../../../platform/testing/database';
import { build } from '../../../platform/testing/factories';
import { buildCustomer, type Customer, okay, rackRegulation } from '../../planning/testing/customer';
import { configureTasks } from '../../tasks/configureTasks';
import { alertHooks } from '../configureSafety';

type Patch = Record<string, unknown>;

export const done = { answers: okay, result: 'OKAY', isFinished: true, confirmedContradiction: true };
export const remedied = { status: 'COMPLETED', remedy: 'Replaced', remediedBy: 'Jan Żak' };
export const answer = (id: string, outcome: string, more: Patch = {}) => ({
  id: newId(),
  deficiency: id,
  outcome,
  ...more,
});

/** A customer with a regulation of each type, and inspection helpers. */
export function useSafetyWorld(database: TestDatabase) {
  const world = {} as { given: Customer };
  beforeAll(async () => {
    configureTasks();
    registerHooks('deficiencies', alertHooks);
    world.given = await buildCustomer(database.db);
    const { given } = world;
    const of = async (type: 'light' | 'maintenance') =>
      (await build(database.db, given.account, 'auditRegulations', { ...rackRegulation, type })).id;
    await updateRecord(given.call, definitions.categories, given.category, {
      auditRegulations: [given.regulation, await of('light'), await of('maintenance')],
    });
  });
  const begin = async (rack: string, type = 'expert') =>
    (await world.given.plan([rack], { type })).audits[0]!.id;
  return {
    world,
    begin,
    inspect: async (
      rack: string,
      type: string,
      day: number,
      values: Patch = {},
      as: Call = world.given.call,
    ) => {
      const audit = await begin(rack, type);
      const dateAudited = `2026-11-${day}T08:00:00.000Z`;
      await world.given.change(audit, { ...done, dateAudited, ...values }, as);
      return audit;
    },
    find: async (audit: string, dangerLevel: string, values: Patch = {}, as: Call = world.given.call) =>
      String(
        (
          await createRecord(as, definitions.deficiencies, {
            audit,
            description: 'Upright bent',
            dangerLevel,
            ...values,
          })
        ).id,
      ),
    deficiency: async (id: string) =>
      (await listTyped(world.given.system, 'deficiencies', { filter: { id: [id] } }))[0]!,
    locksOf: async (rack: string) =>
      (await world.given.equipment(rack)).lockReasons?.map(({ kind }) => kind) ?? [],
    /** The call as an auditor's device sends it, made earlier. */
    fromDevice: (madeAt = '2026-11-17T10:00:00.000Z'): Call => ({ ...world.given.call, madeAt }),
  };
}
