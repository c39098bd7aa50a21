import { isEntityName } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { withAccount } from '@plumbline/resources/rules/customFields/accountColumn';
import { useResourceContext } from 'react-admin';
import { useAccountEntity } from '../data/accountEntities/useAccountEntity';
import { useActor } from '../data/session/ActorProvider';

/** The definition of the entity whose screen this is, as the account made it; for the person who looks after several accounts, rows say whose they are. */
export function useEntity(): AnyEntity {
  const name = useResourceContext();
  if (!name || !isEntityName(name)) throw new Error(`no definition for the resource ${name}`);
  return withAccount(useAccountEntity(name), useActor());
}
