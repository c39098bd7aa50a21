import { readSuggestions } from '@plumbline/resources/commands/overviews';
import type { Horizon } from '@plumbline/resources/rules/suggestions/suggestions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';
import { today } from '../../data/words/due';

export const suggestionsKey = 'suggestions';

/** Locations where an inspection should be planned within the horizon; from the server, which knows what is planned. */
export function useSuggestions(horizon: Horizon) {
  const { instance, contact } = useActor();
  const day = today();
  return useQuery({
    queryKey: [suggestionsKey, instance, contact, horizon, day],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callCommand(readSuggestions, { input: { today: day, horizon } }, { signal }),
  });
}
