import { isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { withAccount } from '@plumbline/resources/rules/customFields/accountColumn';
import { useResourceContext } from 'react-admin';
import { useAccountEntity } from '../data/accountEntities/useAccountEntity';
import { useActor } from '../data/session/ActorProvider';

/**
 * The definition of the screen's entity with the account's settings; with the account field for people who see rows of
 * several accounts.
 */
export function useEntity(): AnyEntity {
  const name = useResourceContext();
  if (!name || !isEntityName(name)) throw new Error(`no definition for the resource ${name}`);
  return withAccount(useAccountEntity(name), useActor());
}
