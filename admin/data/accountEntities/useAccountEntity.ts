import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { EntityName } from '@plumbline/resources/language/names';
import { useSyncExternalStore } from 'react';
import { currentEntities, subscribeToEntities } from './currentEntities';

/** The definition of the entity with the account's custom fields and form layout. */
export const useAccountEntity = (name: EntityName): AnyEntity =>
  useSyncExternalStore(subscribeToEntities, () => currentEntities().entity(name));
