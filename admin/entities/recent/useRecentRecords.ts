import { isEntityName } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { useStore } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';

export interface RecentRecord {
  resource: EntityName;
  id: string;
}
const most = 8;

/** Records this person opened last in this account, on this device. */
export function useRecentRecords() {
  const { user, instance } = useActor();
  const [stored, setStored] = useStore<RecentRecord[]>(`search.recent.${user}.${instance}`, []);
  const recent = stored.filter(({ resource, id }) => isEntityName(resource) && typeof id === 'string');
  return {
    recent,
    remember: (record: RecentRecord) =>
      setStored([record, ...recent.filter(({ id }) => id !== record.id)].slice(0, most)),
  };
}
