import type { AnyEntity } from '../defineEntity';
import type { Actor } from '../permissions';
import { isEmpty } from './operators';
import type { Sql } from './sql';

const hour = 3_600_000;
/** Maximum offsets of time zones ahead of and behind UTC, in hours. */
const [ahead, behind] = [14, 12];
const dayAt = (now: Date, hours: number) => new Date(now.getTime() + hours * hour).toISOString().slice(0, 10);

type Reader = Pick<Actor, 'instanceType'>;
const isAsked = ({ inForce }: AnyEntity, { instanceType }: Reader): boolean =>
  inForce !== undefined && instanceType !== 'PROVIDER';

/**
 * Excludes rows outside their validity, in any time zone, from lists and single reads for everybody but the provider.
 */
export function inForceSql(entity: AnyEntity, actor: Reader, now: Date): Sql[] {
  const { inForce } = entity;
  if (!inForce || !isAsked(entity, actor)) return [];
  const begun = { sql: `t.\`${inForce.from}\` <= ?`, bindings: [dayAt(now, ahead)] };
  if (inForce.till === undefined) return [begun];
  const till = `t.\`${inForce.till}\``;
  return [begun, { sql: `(${till} is null or ${till} >= ?)`, bindings: [dayAt(now, -behind)] }];
}

/** The same for a row in memory. */
export function isInForce(
  entity: AnyEntity,
  actor: Reader,
  { row, now }: { row: Readonly<Record<string, unknown>>; now: Date },
): boolean {
  const { inForce } = entity;
  if (!inForce || !isAsked(entity, actor)) return true;
  const from = row[inForce.from];
  const till = inForce.till === undefined ? null : row[inForce.till];
  return (
    typeof from === 'string' &&
    from <= dayAt(now, ahead) &&
    (isEmpty.test(till) || String(till) >= dayAt(now, -behind))
  );
}
