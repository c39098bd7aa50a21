import { readLegalText } from '@plumbline/resources/commands/platform';
import type { LegalText, LegalTextKind } from '@plumbline/resources/rules/legal/legalText';
import { useQuery } from '@tanstack/react-query';
import { commandRequest } from '../../data/calls';
import { callServer } from '../../data/calls/callServer';
import { useSession } from '../../data/session/useSession';
import { useBrand } from '../../kit/theme/brand/brandStore';

/**
 * The legal text in force for the reader, signed in or not; the service worker caches texts once read for offline use.
 */
export function useLegalText(kind: LegalTextKind) {
  const { actor } = useSession();
  const brand = useBrand();
  const broker = actor ? actor.broker : brand?.broker;
  return useQuery({
    queryKey: ['legalText', kind, broker ?? null],
    queryFn: async (): Promise<LegalText> => {
      const response = await callServer(
        ...commandRequest(readLegalText, { kind, input: broker ? { broker } : {} }),
      );
      if (!response.ok) throw new Error(`the text answers with ${response.status}`);
      return response.json(); // our own API's answer
    },
    staleTime: 5 * 60_000,
  });
}
