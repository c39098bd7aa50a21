import { definitions } from '@plumbline/resources/entities/index';
import { updateRecord } from '../../../entities/updateRecord';
import type { TestDatabase } from '../../../platform/testing/database';
import { actorOf, callAs } from '../../../platform/testing/factories';
import { done, useSafetyWorld } from './safetyWorld';

export const reason = { correctionReason: 'Looked again' };

/** Racks with an open deficiency of an earlier inspection, and a second user in the office. */
export function useEarlierFinding(database: TestDatabase) {
  const safety = useSafetyWorld(database);
  const { world, begin, find, deficiency } = safety;
  const office = () => callAs(database.db, actorOf(world.given.account));
  return {
    ...safety,
    office,
    async rackWith(level: string, result = 'REPAIR_CAN_USE') {
      const rack = await world.given.rack();
      const first = await begin(rack);
      const found = await find(first, level, { dateDue: '2026-12-01' });
      await world.given.change(first, { ...done, result, dateAudited: '2026-11-10T08:00:00.000Z' });
      return { rack, found, version: (await deficiency(found)).version };
    },
    /** Changes the deficiency to red, after correcting the result of its inspection. */
    async raise(found: string) {
      const { audit } = await deficiency(found);
      await world.given.change(audit, { result: 'REPAIR_LOCKED', ...reason }, office());
      await updateRecord(office(), definitions.deficiencies, found, { dangerLevel: 'red', ...reason });
    },
  };
}
