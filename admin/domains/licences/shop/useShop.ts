import type { Shop } from '@plumbline/resources/rules/licences/shop';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../data/session/ActorProvider';
import { apiFetch } from '../../../data/session/session';

/** What the account can buy today, by the server, which knows whose customer it is. */
export function useShop() {
  const { instance } = useActor();
  return useQuery({
    queryKey: ['shop', instance],
    queryFn: async ({ signal }): Promise<Shop> => (await apiFetch('/api/shop', { signal })).json(),
  });
}
