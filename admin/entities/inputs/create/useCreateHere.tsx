import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { type ReactNode, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useConnection } from '../../../data/offline';
import { lazyDialog } from '../../../kit/parts/lazyPart';
import { createPath } from '../../screenPaths';
import { domainRoutes } from '../../screens/domainRoutes';
import { useRights } from '../../useRights';

const CreateDialog = lazyDialog(() => import('./CreateDialog').then((module) => module.CreateDialog));

interface CreateHere {
  /** The additional option of the picker; absent if none can be created. */
  entry: RaRecord<string> | undefined;
  open: (typed: string) => void;
  dialog: ReactNode;
}

/**
 * Lets a picker create a missing row by the form of its entity. `given` are its initial values; without them none can
 * be created. Not without the right, offline, or if the entity has its own form.
 */
export function useCreateHere(
  to: EntityName,
  given: Readonly<Record<string, unknown>> | undefined,
  onMade: (row: RaRecord<string>) => void,
): CreateHere {
  const { canCreate } = useRights(entities[to]);
  const { isOnline } = useConnection();
  const [typed, setTyped] = useState<string | null>(null);
  const isOffered = given !== undefined && isOnline && canCreate(given) && isGenerated(to);
  return {
    entry: isOffered ? entry : undefined,
    open: setTyped,
    dialog: given && typed !== null && (
      <CreateDialog
        to={to}
        given={given}
        typed={typed}
        onClose={() => setTyped(null)}
        onMade={(row) => {
          setTyped(null);
          onMade(row);
        }}
      />
    ),
  };
}

// No row has this id.
const entry: RaRecord<string> = { id: 'create' };

const isGenerated = (to: EntityName): boolean =>
  !domainRoutes.some(({ path }) => `/${path}` === createPath(entities[to]));
