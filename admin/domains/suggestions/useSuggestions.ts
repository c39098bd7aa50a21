import type { Horizon, Suggestion } from '@plumbline/resources/rules/suggestions/suggestions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActor } from '../../data/session/ActorProvider';
import { apiFetch } from '../../data/session/session';
import { today } from '../../data/words/due';

export const suggestionsKey = 'suggestions';

/** Where an inspection should be planned within the horizon, by the server, which knows what is planned already. */
export function useSuggestions(horizon: Horizon) {
  const { instance, contact } = useActor();
  const day = today();
  return useQuery({
    queryKey: [suggestionsKey, instance, contact, horizon, day],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Suggestion[]> =>
      (await apiFetch(`/api/suggestions?today=${day}&horizon=${horizon}`, { signal })).json(),
  });
}
