import { withAccount } from '@plumbline/resources/accountColumn';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { isEntityName } from '@plumbline/resources/entities/index';
import { useResourceContext } from 'react-admin';
import { useActor } from '../boot/ActorProvider';
import { useAccountEntity } from '../customFields/useAccountEntity';

/** The definition of the entity whose screen this is, as the account made it; for whoever looks after several accounts, rows say whose they are. */
export function useEntity(): AnyEntity {
  const name = useResourceContext();
  if (!name || !isEntityName(name)) throw new Error(`no definition for the resource ${name}`);
  return withAccount(useAccountEntity(name), useActor());
}
