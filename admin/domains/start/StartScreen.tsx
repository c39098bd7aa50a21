import { Alert, Link, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { keptTo } from '@plumbline/resources/language/permissions';
import { boardsOf } from '@plumbline/resources/rules/dashboard/figures';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../data/session/ActorProvider';
import { today } from '../../data/words/due';
import { useFormat } from '../../data/words/useFormat';
import { ListError } from '../../entities/list/ListError';
import { NotOnDevice } from '../../entities/list/NotOnDevice';
import { PageHeader } from '../../kit/parts/PageHeader';
import { InspectingBoard } from './board/InspectingBoard';
import { ProvidingBoard } from './board/ProvidingBoard';
import { SellingBoard } from './board/SellingBoard';
import { CatalogueLinks } from './CatalogueLinks';
import { FirstSteps } from './FirstSteps';
import { KeptForNextTime } from './KeptForNextTime';
import { ManyPieces } from './ManyPieces';
import { type Dashboard, useDashboard } from './useDashboard';

export { prepareDashboard } from './useDashboard';

/** The dashboard, depending on the user's work. */
export function StartScreen() {
  const translate = useTranslate();
  const format = useFormat();
  const { data, error, refetch } = useDashboard();
  return (
    <>
      <PageHeader title={translate('shell.menu.dashboard')} note={format.date(today())} />
      <Stack sx={{ gap: 2 }}>
        {error && !data && <ListError error={error} onRetry={() => void refetch()} />}
        {data?.isLocal && <CountedHere />}
        {data && !data.isLocal && <ManyPieces dashboard={data} />}
        <Boards dashboard={data} />
      </Stack>
      <KeptForNextTime content={data} />
    </>
  );
}

function Boards({ dashboard }: { dashboard: Dashboard | undefined }) {
  const boards = boardsOf(useActor());
  if (boards.includes('providing')) return <ProvidingBoard dashboard={dashboard} />;
  if (boards.length === 0) return <CatalogueLinks />;
  // A broker sells; it also gets the inspection dashboard once it has equipment of its own.
  const sells = boards.includes('selling');
  const inspects = boards.includes('inspecting') && (!sells || dashboard?.hasEquipment === true);
  return (
    <>
      {sells && <SellingBoard dashboard={dashboard} isLast={!inspects} />}
      {inspects && <Inspecting dashboard={dashboard} />}
    </>
  );
}

function Inspecting({ dashboard }: { dashboard: Dashboard | undefined }) {
  const isKept = keptTo(entities.equipments, useActor()) !== undefined;
  // For users with restricted access, an account without visible equipment is not necessarily new.
  if (!dashboard || dashboard.hasEquipment || (isKept && !dashboard.isLocal))
    return (
      <>
        {dashboard?.hasReport === false && !isKept && <FirstSteps />}
        <InspectingBoard dashboard={dashboard} />
      </>
    );
  return dashboard.isLocal ? <NotOnDevice /> : <FirstSteps />;
}

function CountedHere() {
  const translate = useTranslate();
  return (
    <Alert severity="info" variant="outlined">
      {translate('dashboard.local')}{' '}
      <Link component={RouterLink} to="/offline/overview" underline="always">
        {translate('shell.menu.sync')}
      </Link>
    </Alert>
  );
}
