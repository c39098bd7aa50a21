import { hasLocks, locksOf } from '@plumbline/resources/commands/everyEntity';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQuery } from '@tanstack/react-query';
import type { Blocker } from '../../data/errors/readError';
import { useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';

/** Why a field cannot be changed now, and the blocking rows. */
export interface FieldLock {
  message: string;
  blockers: Blocker[];
}
export type FieldLocks = Readonly<Record<string, FieldLock>>;

const none: FieldLocks = {};

/**
 * The fields of a record that are locked by open records, so that a form shows it in advance. Unknown offline; fields
 * locked meanwhile are refused by the API.
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
