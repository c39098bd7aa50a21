import type { LicenseKey } from '@plumbline/resources/entities/licenseKeys';
import { useGetList } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';

/** The keys that were bought for this account and that nobody has activated yet; null: not known yet. */
export function useWaitingKeys(isAsked: boolean): string[] | null {
  const { instance } = useActor();
  const { data, error } = useGetList<LicenseKey & { id: string }>(
    'licenseKeys',
    {
      filter: { soldTo: instance, activatedFor: null },
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'key', order: 'ASC' },
    },
    { enabled: isAsked, retry: false },
  );
  // Anyone who has the keys in a mail does without.
  if (error) return [];
  return data ? data.map(({ key }) => key) : null;
}
