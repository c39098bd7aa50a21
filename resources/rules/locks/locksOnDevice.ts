import type { Deficiency } from '../../entities/deficiencies';
import { type LockReason, reason } from './lockReasons';

interface DeviceFacts {
  /** Open and red as of today. */
  redDeficiencies: readonly Pick<Deficiency, 'id' | 'audit' | 'description' | 'createdAt'>[];
  /** The day its years of use are over, `YYYY-MM-DD`; null: they are not limited. */
  endOfUse: string | null;
  today: string;
}

/**
 * Why a piece is locked as of today: the reasons as the server last told them, with what a device without network sees
 * itself. Only the server takes a reason away. The same list where nothing is added.
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
