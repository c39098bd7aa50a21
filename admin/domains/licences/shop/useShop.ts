import { readShop } from '@plumbline/resources/commands/licences';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../../data/session/ActorProvider';
import { callCommand } from '../../../data/session/callCommand';

/** What the account can buy today; the server knows its seller. */
export function useShop() {
  const { instance } = useActor();
  return useQuery({
    queryKey: ['shop', instance],
    queryFn: ({ signal }) => callCommand(readShop, {}, { signal }),
  });
}
