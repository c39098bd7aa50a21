import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { RaRecord } from 'react-admin';
import { lazyPart } from '../../kit/parts/lazyPart';
import { ListSkeleton } from '../list/ListSkeleton';
import { recordTabs } from './recordTabs';

const tabs = recordTabs.map(({ load, ...tab }) => ({ ...tab, Component: lazyPart(load, <ListSkeleton />) }));

/** The tabs of the entity's domains. */
export const ownTabs = (entity: AnyEntity) => tabs.filter(({ resource }) => resource === entity.name);

interface OwnTabProps {
  entity: AnyEntity;
  name: string;
  record: RaRecord<string>;
}

/** The content of such a tab. */
export function OwnTab({ entity, name, record }: OwnTabProps) {
  const tab = ownTabs(entity).find((one) => one.name === name);
  return tab ? <tab.Component record={record} /> : null;
}
