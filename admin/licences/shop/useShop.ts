import type { Shop } from '@plumbline/resources/licences/shop';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../boot/ActorProvider';
import { apiFetch } from '../../providers/session';

/** What the account can buy today, by the server, which knows whose customer it is. */
export function useShop() {
  const { instance } = useActor();
  return useQuery({
    queryKey: ['shop', instance],
    queryFn: async ({ signal }): Promise<Shop> => (await apiFetch('/api/shop', { signal })).json(),
  });
}
