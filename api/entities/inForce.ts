import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Call } from './call';
import type { Sql } from './scope';

const hour = 3_600_000;
/** How far the clocks of the earth are ahead of UTC and behind it, in hours. */
const [ahead, behind] = [14, 12];

/** What lists leave out for all but the provider: rows whose days are over or have not come yet, wherever the reader is. */
export function inForceSql({ inForce }: AnyEntity, { actor, isSystem, now }: Call): Sql[] {
  if (!inForce || isSystem || actor.instanceType === 'PROVIDER') return [];
  const dayAt = (hours: number) => new Date(now.getTime() + hours * hour).toISOString().slice(0, 10);
  const [from, till] = [`t.\`${inForce.from}\``, `t.\`${inForce.till}\``];
  return [
    { sql: `${from} <= ?`, bindings: [dayAt(ahead)] },
    { sql: `(${till} is null or ${till} >= ?)`, bindings: [dayAt(-behind)] },
  ];
}
