import type { Audit } from '@plumbline/resources/entities/audits';
import type { Checklist } from '@plumbline/resources/entities/checklists';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { entities } from '@plumbline/resources/entities/index';
import { useGetList, useGetMany } from 'react-admin';
import { useWholeRecord } from '../../entities/useWholeRecord';

/** Maximum number of deficiencies shown for one inspection. */
const mostFound = 500;

export interface Inspection {
  audit: Audit;
  /** Undefined where it is not available; the rest is shown without its sections. */
  checklist: Checklist | undefined;
  deficiencies: readonly Deficiency[];
  /** Earlier deficiencies answered in this inspection, as far as the user may read them. */
  earlier: readonly Deficiency[];
}

interface FoundInspection {
  inspection: Inspection | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => void;
}

/** One inspection with all its related rows, from the server or offline from the local store. */
export function useInspection(id: string, isEnabled: boolean): FoundInspection {
  const found = useWholeRecord(entities.audits, id, { enabled: isEnabled, retry: false });
  // The data provider types rows by entity name only.
  const audit = found.data as Audit | undefined;
  const known = useWholeRecord(entities.checklists, audit?.checklist ?? '', {
    enabled: typeof audit?.checklist === 'string',
    retry: false,
  });
  const deficiencies = useGetList<Deficiency>(
    'deficiencies',
    {
      filter: { audit: id },
      pagination: { page: 1, perPage: mostFound },
      sort: { field: 'id', order: 'ASC' },
    },
    { enabled: audit !== undefined, retry: false },
  );
  const answered = (audit?.followUps ?? []).map(({ deficiency }) => deficiency);
  const earlier = useGetMany<Deficiency>(
    'deficiencies',
    { ids: answered },
    { enabled: answered.length > 0, retry: false },
  );
  const isPending =
    found.isPending ||
    deficiencies.isPending ||
    (typeof audit?.checklist === 'string' && known.isPending) ||
    (answered.length > 0 && earlier.isPending);
  const refetch = () => {
    void found.refetch();
    if (audit) void deficiencies.refetch();
  };
  return {
    inspection:
      audit && deficiencies.data && !isPending
        ? {
            audit,
            checklist: known.data as Checklist | undefined,
            deficiencies: deficiencies.data,
            earlier: (earlier.data ?? []).filter((one) => one !== undefined),
          }
        : undefined,
    error: audit ? deficiencies.error : found.error,
    isPending,
    refetch,
  };
}
