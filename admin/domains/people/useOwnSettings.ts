import type { User } from '@plumbline/resources/entities/users';
import { useQuery } from '@tanstack/react-query';
import { useConnection } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { apiFetch } from '../../data/session/session';
import { useLater } from '../../kit/behaviour/useLater';

export const ownSettingsKey = (user: string) => ['ownSettings', user] as const;

/**
 * The signed-in user's record, loaded after the first screen is shown; undefined offline and for support that mirrors
 * an account.
 */
export function useOwnSettings(): User | undefined {
  const { user, mirroring } = useActor();
  const { isOnline } = useConnection();
  const isLater = useLater();
  const { data } = useQuery({
    queryKey: ownSettingsKey(user),
    queryFn: async (): Promise<User> => (await apiFetch(`/api/users/${user}`)).json(),
    enabled: isLater && isOnline && !mirroring,
    staleTime: 10 * 60_000,
  });
  return data;
}
