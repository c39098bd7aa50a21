import type { Broker } from '@plumbline/resources/entities/brokers';
import { useGetList } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';

/** The brokers whose accounts this user looks after, by name; all for the provider. */
export function useOwnBrokers(): Broker[] {
  const { brokers = [], instanceType } = useActor();
  const { data = [] } = useGetList<Broker>('brokers', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: instanceType === 'PROVIDER' ? {} : { id: brokers },
  });
  return data;
}
