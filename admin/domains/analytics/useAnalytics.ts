import { readAnalytics } from '@plumbline/resources/commands/analytics';
import type { AnalyticsBoard } from '@plumbline/resources/rules/analytics/mayAnalyse';
import type { Timespan } from '@plumbline/resources/rules/analytics/timespans';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '../../data/session/ActorProvider';
import { callCommand } from '../../data/session/callCommand';

export interface Question {
  board: AnalyticsBoard;
  timespan: Timespan;
  day: string;
  broker?: string;
  salesman?: string;
  account?: string;
}

/** Measures counted by the server. */
export function useAnalytics(question: Question) {
  const { instance, contact } = useActor();
  return useQuery({
    queryKey: ['analytics', instance, contact, question],
    queryFn: ({ signal }) => callCommand(readAnalytics, { input: question }, { signal }),
  });
}
