import { definitions } from '@plumbline/resources/entities/index';
import { coversPlace, noPin } from '@plumbline/resources/rules/floorPlans/index';
import { asSystem } from '../../entities/call';
import type { EntityHooks } from '../../entities/hooks';
import { updateRecord } from '../../entities/updateRecord';
import { placesOf } from './pinHooks';

interface Pinned {
  id: string;
  location: string;
  planLocation: string;
}

/** A location that is put elsewhere in the tree takes its equipment off the plans above it. */
export const placeHooks: EntityHooks = {
  async afterWriteMany(writes) {
    const moved = writes.filter(({ before, changed }) => before && changed.includes('parent'));
    const [first] = moved;
    if (!first) return;
    const { call } = first;
    const instance = String(first.after?.instance ?? call.actor.instance);
    const pinned: Pinned[] = await call
      .db('equipments as e')
      .join('floorPlans as p', 'p.id', 'e.floorPlan')
      .where({ 'e.instance': instance, 'e.deletedAt': null })
      .select('e.id', 'e.location', { planLocation: 'p.location' });
    if (pinned.length === 0) return;
    const places = await placesOf(call.db, instance);
    const system = { ...asSystem(call, instance), db: call.db };
    for (const { id, location, planLocation } of pinned)
      if (!coversPlace(places, planLocation, location))
        await updateRecord(system, definitions.equipments, id, { ...noPin });
  },
};
