import type { Deficiency } from '../../entities/deficiencies';
import { type LockReason, reason } from './lockReasons';

interface DeviceFacts {
  /** Open and red today. */
  redDeficiencies: readonly Pick<Deficiency, 'id' | 'audit' | 'description' | 'createdAt'>[];
  /** The end of its years of use, `YYYY-MM-DD`; null: unlimited. */
  endOfUse: string | null;
  today: string;
}

/**
 * The lock reasons of a piece as of today: the server's last ones plus those an offline device finds itself. Only the
 * server removes reasons. Returns the same list if nothing is added.
 */
export function locksOnDevice(
  known: readonly LockReason[] | null,
  { redDeficiencies, endOfUse, today }: DeviceFacts,
): readonly LockReason[] | null {
  const ids = new Set((known ?? []).map(({ id }) => id));
  const added = redDeficiencies
    .filter(({ id }) => !ids.has(id))
    .map(({ id, audit, description, createdAt }) =>
      reason({
        id,
        kind: 'deficiency',
        deficiency: id,
        audit,
        since: createdAt.slice(0, 10),
        reason: description.slice(0, 300),
      }),
    );
  const isOver = endOfUse !== null && endOfUse <= today && !ids.has('endOfUse');
  if (isOver) added.push(reason({ id: 'endOfUse', kind: 'endOfUse', since: endOfUse }));
  return added.length === 0 ? known : [...(known ?? []), ...added];
}
