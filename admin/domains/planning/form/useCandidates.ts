import type { listCandidates as contract } from '@plumbline/resources/commands/planning';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Candidates, listCandidates } from '../planningCommands';

export interface CandidateQuery {
  location: string | null;
  owner: string | null;
  type: InputOf<typeof contract>['type'] | null;
  auditor: string | null;
  planning: string | null;
  q: string;
  page: number;
  onlyChoosable: boolean;
  isAnywhere: boolean;
  /** Only equipment due until this day. */
  dueUntil: string | null;
}

export const pageSize = 50;

/** A page of equipment that could be planned; not requested before location and type are known. */
export function useCandidates(query: CandidateQuery): {
  data: Candidates | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => void;
} {
  const { location, type, owner, auditor, planning, q, page, onlyChoosable, isAnywhere, dueUntil } = query;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['auditPlannings', 'candidates', query],
    enabled: location !== null && type !== null,
    placeholderData: keepPreviousData,
    retry: 1,
    queryFn: () =>
      listCandidates({
        location: location ?? '',
        type: type ?? 'expert',
        from: page * pageSize,
        size: pageSize,
        ...(owner ? { owner } : {}),
        ...(auditor ? { auditor } : {}),
        ...(planning ? { planning } : {}),
        ...(q ? { q } : {}),
        ...(onlyChoosable ? { only: 'choosable' } : {}),
        ...(isAnywhere ? { where: 'anywhere' } : {}),
        ...(dueUntil ? { dueUntil } : {}),
      }),
  });
  return { data, error, isFetching, refetch: () => void refetch() };
}
