import { useGetList } from 'react-admin';
import type { Control } from './layoutRows';

export interface Controls {
  /** Undefined while loading. */
  controls: readonly Control[] | undefined;
  error: Error | null;
  refetch: () => void;
}

/** The settings of one form, for one category or for all rows; `enabled: false` loads none. */
export function useControls(
  entityType: string,
  category: string | null,
  options: { enabled: boolean },
): Controls {
  const { data, error, refetch } = useGetList<Control>(
    'formControls',
    {
      filter: { entityType, category },
      pagination: { page: 1, perPage: 500 },
      sort: { field: 'sortOrder', order: 'ASC' },
    },
    options,
  );
  return { controls: data, error: data ? null : error, refetch: () => void refetch() };
}
