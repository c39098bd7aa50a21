import { Box, LinearProgress, Stack } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { mayEver } from '@plumbline/resources/permissions';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useActor } from '../../boot/ActorProvider';
import { dayAfter, openFilter, today } from '../../entities/due';
import { NotOnDevice } from '../../entities/list/NotOnDevice';
import { useFormat } from '../../entities/useFormat';
import { useConnection } from '../../offline';
import { PageHeader } from '../PageHeader';
import { CatalogueLinks } from './CatalogueLinks';
import { CountTile } from './CountTile';
import { EquipmentSearch } from './EquipmentSearch';
import { FirstSteps } from './FirstSteps';
import { NextUp } from './NextUp';
import { tilesOn } from './tiles';

/** Where the day begins: find a piece of equipment, see what is due, go on with the next appointment. */
export function StartScreen() {
  const translate = useTranslate();
  const actor = useActor();
  const format = useFormat();
  const day = today();
  const { isOnline } = useConnection();
  // A broker sells; the first inspection of its own makes it an inspecting account like any other.
  const sells = (actor.brokers ?? []).length > 0;
  const inspects = mayEver(entities.equipments, 'read', actor);
  const { total } = useGetList(
    'equipments',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'identNumber', order: 'ASC' } },
    { enabled: inspects },
  );
  const title = translate('shell.menu.dashboard');
  if (!inspects || (sells && !total))
    return (
      <>
        <PageHeader title={title} note={format.date(day)} />
        <CatalogueLinks />
      </>
    );
  if (total === 0 && !isOnline)
    return (
      <>
        <PageHeader title={title} note={format.date(day)} />
        <NotOnDevice />
      </>
    );
  if (total === 0)
    return (
      <>
        <PageHeader title={title} note={format.date(day)} />
        <FirstSteps />
      </>
    );
  return (
    <>
      <PageHeader title={title} note={format.date(day)} />
      <Stack sx={{ gap: 2 }}>
        <EquipmentSearch />
        <Box
          component="ul"
          aria-label={translate('shell.start.due')}
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 1.25,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          }}
        >
          {tilesOn(day)
            .filter(({ resource }) => mayEver(entities[resource], 'read', actor))
            .map((tile) => (
              <CountTile key={tile.name} tile={tile} />
            ))}
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <NextUp
            resource="auditPlannings"
            title={translate('shell.start.plannings')}
            empty={translate('shell.start.noPlannings')}
            filter={openFilter(entities.auditPlannings)}
            facts={['owner', 'location', 'type']}
            extra={(row) => <Progress row={row} />}
            canCreate
          />
          <NextUp
            resource="equipments"
            title={translate('shell.start.equipment')}
            empty={translate('shell.start.noEquipment')}
            filter={{ ...openFilter(entities.equipments), nextAuditDate_lte: dayAfter(day, 30) }}
            facts={['product', 'location', 'place']}
          />
          {mayEver(entities.tasks, 'read', actor) && (
            <NextUp
              resource="tasks"
              title={translate('shell.start.tasks')}
              empty={translate('shell.start.noTasks')}
              filter={openFilter(entities.tasks)}
              facts={['equipment', 'location', 'responsible']}
              canCreate
            />
          )}
          {actor.instanceType === 'AUDITOR' && mayEver(entities.equipmentOwners, 'read', actor) && (
            <NextUp
              resource="equipmentOwners"
              title={translate('shell.start.followUps')}
              empty={translate('shell.start.noFollowUps')}
              filter={{ resubmissionDate_lte: dayAfter(day, 14) }}
              due="resubmissionDate"
              facts={['customerNumber', 'address']}
            />
          )}
        </Box>
      </Stack>
    </>
  );
}

function Progress({ row }: { row: RaRecord<string> }) {
  const translate = useTranslate();
  const planned = Number(row.plannedCount ?? 0);
  const done = Number(row.processedCount ?? 0);
  if (planned === 0) return null;
  const text = translate('shell.start.progress', { done, planned });
  return (
    <Box sx={{ width: 110 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * done) / planned}
        aria-label={text}
        sx={{ height: 4, borderRadius: 2 }}
      />
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', textAlign: 'right' }}>{text}</Box>
    </Box>
  );
}
