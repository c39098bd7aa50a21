import { Alert, Button } from '@mui/material';
import { areManyPieces } from '@plumbline/resources/rules/sync/areManyPieces';
import { MANY_EQUIPMENTS } from '@plumbline/resources/rules/sync/protocol';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { currentClient, useLocationDownloads } from '../../data/offline';
import { useActor } from '../../data/session/ActorProvider';
import { useFormat } from '../../data/words/useFormat';
import type { Dashboard } from './useDashboard';

/** Says that a large account is not downloaded automatically; shown until locations are chosen or it is dismissed. */
export function ManyPieces({ dashboard: { charts } }: { dashboard: Dashboard }) {
  const translate = useTranslate();
  const format = useFormat();
  const { user } = useActor();
  const { downloads } = useLocationDownloads();
  const [isPutAside, putAside] = useStore(`manyPieces.putAside.${user}`, false);
  // The last results count every inspected equipment.
  const isLarge = areManyPieces((charts.results ?? []).map(({ count }) => ({ equipments: count })));
  const isNeeded = isLarge && downloads.length === 0;
  // A browser without local store downloads nothing.
  if (!isNeeded || isPutAside || !currentClient()) return null;
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ '& .MuiAlert-action': { flexWrap: 'wrap', gap: 0.5 } }}
      action={
        <>
          <Button color="inherit" variant="text" onClick={() => putAside(true)}>
            {translate('faults.install.never')}
          </Button>
          <Button component={Link} to="/offline/overview?tab=locations" variant="outlined">
            {translate('offline.locations.choose')}
          </Button>
        </>
      }
    >
      {translate('offline.locations.unchosen', { limit: format.number(MANY_EQUIPMENTS) })}
    </Alert>
  );
}
