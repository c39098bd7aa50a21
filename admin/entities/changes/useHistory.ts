import { useQuery } from '@tanstack/react-query';
import { apiFetch } from '../../data/session/session';

export interface HistoryEntry {
  changeNumber: number;
  operation: 'create' | 'update' | 'delete' | 'restore';
  /** ISO 8601 */
  at: string;
  /** Who did it; null: the product itself. */
  by: string | null;
  /** Support did it while looking into the account. */
  isSupport?: boolean;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** What happened to a record, newest first. `version` makes it look again after a change. */
export function useHistory(resource: string, id: string, version: number) {
  return useQuery({
    queryKey: ['history', resource, id, version],
    queryFn: async (): Promise<HistoryEntry[]> => (await apiFetch(`/api/${resource}/${id}/history`)).json(),
  });
}
