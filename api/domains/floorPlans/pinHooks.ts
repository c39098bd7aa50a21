import { coversPlace, noPin, pinFields, pinProblems } from '@plumbline/resources/rules/floorPlans/index';
import type { Knex } from 'knex';
import { failFields } from '../../base/errors/errors';
import type { EntityHooks, Write } from '../../entities/hooks';
import { lookUp } from '../../entities/lookUp';
import type { Row } from '../../entities/rowMapper';

interface Surroundings {
  /** Locations of the plans by their ids. */
  plans: ReadonlyMap<string, string>;
  places: ReadonlyMap<string, { id: string; parent: string | null }>;
}

/**
 * A pin is whole, on a plan of the piece's location or one above. It goes when the piece moves to a location that the
 * plan does not show.
 */
export const pinHooks: EntityHooks = {
  async beforeWriteMany(writes) {
    const concerned = writes.filter(isConcerned);
    const surroundings = await loadSurroundings(concerned);
    return (write) => {
      if (isConcerned(write)) settlePin(write, surroundings);
    };
  },
};

const isConcerned = ({ before, after, operation }: Write): boolean => {
  if (!after) return false;
  if (operation === 'restore') return isSet(after.floorPlan);
  if (pinFields.some((name) => (before?.[name] ?? null) !== (after[name] ?? null))) return true;
  return isSet(after.floorPlan) && before?.location !== after.location;
};

function settlePin(write: Write, { plans, places }: Surroundings): void {
  const { after, before } = write;
  if (!after) return;
  const isSent = (name: string): boolean =>
    write.sent !== undefined && name in write.sent && (before?.[name] ?? null) !== (after[name] ?? null);
  // Taking the piece off the plan clears the position, too, without naming it.
  if (!isSet(after.floorPlan) && isSet(before?.floorPlan) && !isSent('planX') && !isSent('planY'))
    Object.assign(after, noPin);
  const location = plans.get(String(after.floorPlan));
  const isCovered = location !== undefined && coversPlace(places, location, textOf(after.location));
  if (!isCovered && !pinFields.some(isSent)) Object.assign(after, noPin);
  const problems = pinProblems(after, isCovered);
  if (problems) failFields(problems);
}

async function loadSurroundings(writes: readonly Write[]): Promise<Surroundings> {
  const [first] = writes;
  const named = [...new Set(writes.map(({ after }) => after?.floorPlan).filter(isSet))].map(String);
  if (!first || named.length === 0) return { plans: new Map(), places: new Map() };
  const instance = first.call.actor.instance;
  return lookUp(first.call, {
    key: `places of floor plans ${named.sort().join()}`,
    of: { floorPlans: named, locations: 'all' },
    load: async (db) => ({
      plans: new Map(
        (
          await db('floorPlans')
            .where({ instance, deletedAt: null })
            .whereIn('id', named)
            .select('id', 'location')
        ).map((row: Row) => [String(row.id), String(row.location)]),
      ),
      places: await placesOf(db, instance),
    }),
  });
}

/** The account's locations with their parents. */
export async function placesOf(
  db: Knex | Knex.Transaction,
  instance: string,
): Promise<Map<string, { id: string; parent: string | null }>> {
  const rows: { id: string; parent: string | null }[] = await db('locations')
    .where({ instance, deletedAt: null })
    .select('id', 'parent');
  return new Map(rows.map((row) => [row.id, row]));
}

const isSet = (value: unknown): boolean => value !== null && value !== undefined;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
