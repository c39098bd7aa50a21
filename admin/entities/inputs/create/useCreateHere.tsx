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
  /** Stands below the rows that are there; absent where none is made. */
  entry: RaRecord<string> | undefined;
  open: (typed: string) => void;
  dialog: ReactNode;
}

/**
 * Lets a picker make the row that is missing, by the form of its own entity. `given` is what such a row begins with; without
 * it none is made here. Neither where the person may not, where the server is out of reach, nor where it takes more than the
 * generated form.
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
