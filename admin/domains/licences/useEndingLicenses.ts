import type { License } from '@plumbline/resources/entities/licenses';
import { licenseToRenew } from '@plumbline/resources/rules/licences/licenseToRenew';
import { useEvery } from '../../data/records/useEvery';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';

export type EndingLicense = License & { validBefore: string };

/** The account's licences that a key of the same set would extend, one of each set. */
export function useEndingLicenses(): EndingLicense[] {
  const { instance } = useActor();
  const { data = [] } = useEvery<License>(
    'licenses',
    {
      filter: { instance },
      sort: { field: 'validBefore', order: 'ASC' },
    },
    { retry: false },
  );
  const sets = [...new Set(data.flatMap(({ licenseSet }) => licenseSet ?? []))];
  return sets.flatMap((set) => licenseToRenew(data, set, today()) ?? []);
}
