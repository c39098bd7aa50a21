import type { Changelog } from '@plumbline/resources/entities/changelogs';
import { useGetList } from 'react-admin';
import { today } from '../../data/words/due';
import { useOwnSettings } from '../people';
import { deployedFilter, isNews } from './news';

/** Whether there is a changelog entry the user has not read. */
export function useHasNews(): boolean {
  const reader = useOwnSettings();
  const { data } = useGetList<Changelog>(
    'changelogs',
    {
      filter: deployedFilter(today()),
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'dateDeployed', order: 'DESC' },
    },
    { enabled: reader !== undefined, staleTime: 10 * 60_000 },
  );
  const [newest] = data ?? [];
  return reader !== undefined && newest !== undefined && isNews(newest, reader);
}
