import type { ReportTemplateVersion } from '@plumbline/resources/entities/reportTemplateVersions';
import { useGetList } from 'react-admin';
import { useConnection } from '../../data/offline';

export interface Versions {
  /** Newest first. */
  rows: readonly ReportTemplateVersion[];
  error: unknown;
  isPending: boolean;
  retry: () => void;
}

/** More are in the list of the API; a template has rarely a tenth of it. */
const mostShown = 100;

/** The published versions of a template. */
export function useVersions(template: string): Versions {
  const { isOnline } = useConnection();
  const { data, error, isPending, refetch } = useGetList<ReportTemplateVersion>(
    'reportTemplateVersions',
    {
      filter: { template },
      pagination: { page: 1, perPage: mostShown },
      sort: { field: 'number', order: 'DESC' },
    },
    { enabled: isOnline },
  );
  return { rows: data ?? [], error, isPending, retry: () => void refetch() };
}
