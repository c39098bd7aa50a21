import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyPart } from '../../kit/parts/lazyPart';
import { recordActions } from './recordActions';

interface Action {
  resource: string;
  Component: ComponentType<{ record: RaRecord<string> }>;
}

const actions: readonly Action[] = recordActions.map(({ resource, load }) => ({
  resource,
  Component: lazyPart(load),
}));

/** Additional actions for this row, from the domains. */
export function RecordActions({ entity, record }: { entity: AnyEntity; record: RaRecord<string> }) {
  return (
    <>
      {actions
        .filter(({ resource }) => resource === entity.name)
        .map(({ Component }, index) => (
          // The list is fixed; an action's place is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Component key={index} record={record} />
        ))}
    </>
  );
}
