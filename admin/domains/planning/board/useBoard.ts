import { readBoard, readWaiting } from '@plumbline/resources/commands/planningBoard';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import type { Horizon } from '@plumbline/resources/rules/suggestions/suggestions';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useActor } from '../../../data/session/ActorProvider';
import { callCommand } from '../../../data/session/callCommand';
import { today } from '../../../data/words/due';

export type Board = AnswerOf<typeof readBoard>;
export type BoardEntry = Board['appointments'][number];
export type Waiting = AnswerOf<typeof readWaiting>[number];

/** Below the plannings' own key: a change of appointments reloads the board. */
const boardKey = ['auditPlannings', 'board'];

/** The board of a period; from the server, which knows all appointments. */
export function useBoard(span: { from: string; to: string }) {
  const { instance, contact } = useActor();
  const queryKey = [...boardKey, instance, contact, span];
  const query = useQuery({
    queryKey,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callCommand(readBoard, { input: span }, { signal }),
  });
  return { ...query, queryKey };
}

/** What is due within the horizon and not planned. */
export function useWaiting(horizon: Horizon) {
  const { instance, contact } = useActor();
  const day = today();
  return useQuery({
    queryKey: [...boardKey, 'waiting', instance, contact, horizon, day],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => callCommand(readWaiting, { input: { today: day, horizon } }, { signal }),
  });
}

export const waitingKey = ({ location, owner, type }: Waiting): string => `${location} ${owner} ${type}`;
