import { readSellers } from '@plumbline/resources/commands/analytics';
import type { Timespan } from '@plumbline/resources/rules/analytics/timespans';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';

export type SellerKind = 'broker' | 'salesman';

/** Sales per salesperson or broker in the period around a day. */
export function useSellers(by: SellerKind, { timespan, day }: { timespan: Timespan; day: string }) {
  const { instance, contact } = useActor();
  return useQuery({
    queryKey: ['analytics', 'sellers', instance, contact, by, timespan, day],
    queryFn: ({ signal }) => callCommand(readSellers, { input: { by, timespan, day } }, { signal }),
  });
}
