import { hasLocks, locksOf } from '@plumbline/resources/commands/everyEntity';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQuery } from '@tanstack/react-query';
import type { Blocker } from '../../data/errors/readError';
import { useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';

/** Why a field cannot change now, and the rows that are in the way. */
export interface FieldLock {
  message: string;
  blockers: Blocker[];
}
export type FieldLocks = Readonly<Record<string, FieldLock>>;

const none: FieldLocks = {};

/**
 * The fields of a record that are locked while something is open, so that a form says so before anybody types. Nothing is
 * known offline; what gets locked meanwhile the API refuses by field.
 */
export function useFieldLocks(entity: AnyEntity, id: string | undefined): FieldLocks {
  const { isOnline } = useConnection();
  const { data } = useQuery({
    queryKey: [entity.name, 'locks', id],
    queryFn: (): Promise<FieldLocks> => callCommand(locksOf(entity), { id: id ?? '' }),
    enabled: hasLocks(entity) && isOnline && id !== undefined,
    staleTime: 0,
  });
  return data ?? none;
}
