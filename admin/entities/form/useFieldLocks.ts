import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useQuery } from '@tanstack/react-query';
import type { Blocker } from '../../data/errors/readError';
import { useConnection } from '../../data/offline';
import { apiFetch } from '../../data/session/session';

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
  const isLockable = Object.values(entity.fields).some((field) => field.lockedWhen);
  const { data } = useQuery({
    queryKey: [entity.name, 'locks', id],
    queryFn: async (): Promise<FieldLocks> =>
      (await apiFetch(`/api/${entity.name}/${encodeURIComponent(id ?? '')}/locks`)).json(),
    enabled: isLockable && isOnline && id !== undefined,
    staleTime: 0,
  });
  return data ?? none;
}
