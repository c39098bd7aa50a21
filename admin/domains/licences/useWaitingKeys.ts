import type { LicenseKey } from '@plumbline/resources/entities/licenseKeys';
import { useGetList } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';

/** Keys purchased for this account and not activated yet; null: not loaded. */
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
  // Optional: the keys can also be entered manually from an e-mail.
  if (error) return [];
  return data ? data.map(({ key }) => key) : null;
}
