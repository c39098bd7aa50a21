import { Box, LinearProgress, Link } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import {
  type Horizon,
  horizons,
  isHorizon,
  lastDayOf,
} from '@plumbline/resources/rules/suggestions/suggestions';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useActor } from '../../../data/session/ActorProvider';
import { today } from '../../../data/words/due';
import { ForbiddenScreen } from '../../../entities/ForbiddenScreen';
import { ListError } from '../../../entities/list/ListError';
import { ListSkeleton } from '../../../entities/list/ListSkeleton';
import { listPath } from '../../../entities/screenPaths';
import { OnlineOnly } from '../../../entities/sync/OnlineOnly';
import { useRights } from '../../../entities/useRights';
import { PageHeader } from '../../../kit/parts/PageHeader';
import { planningListPath } from '../planningPaths';
import { BoardGhost } from './BoardGhost';
import { BoardTable } from './BoardTable';
import { BoardToolbar } from './BoardToolbar';
import { dayIn, dayToPlan } from './boardPeriod';
import { boardRows } from './boardRows';
import { PlanDueDialog } from './PlanDueDialog';
import { useBoard, useWaiting, type Waiting } from './useBoard';
import { type BoardItem, useBoardDrop } from './useBoardDrop';
import { useBoardMove } from './useBoardMove';
import { useBoardPlace } from './useBoardPlace';
import { WaitingPanel } from './WaitingPanel';

/** What is to be planned, as the dialog begins. */
interface Planned {
  waiting: readonly Waiting[];
  auditor: string | null;
  day: string;
}

/** Appointments by week or day and inspector or customer, with what waits to be planned at the side. */
export function BoardScreen() {
  const translate = useTranslate();
  const { canRead } = useRights(entities.auditPlannings);
  if (!canRead) return <ForbiddenScreen />;
  return (
    <OnlineOnly title={translate('planning.board.title')}>
      <Board />
    </OnlineOnly>
  );
}

function Board() {
  const translate = useTranslate();
  const { user, contact } = useActor();
  const { canCreate } = useRights(entities.auditPlannings);
  const { canRead: canReadAbsences } = useRights(entities.absences);
  const place = useBoardPlace();
  const { columns, by } = place;
  const span = { from: columns[0]?.from ?? place.from, to: columns.at(-1)?.to ?? place.from };
  const { data: board, error, isFetching, refetch, queryKey } = useBoard(span);
  const [kept, setHorizon] = useStore<Horizon>(`suggestions.horizon.${user}`, 'FOURWEEKS');
  const horizon = isHorizon(kept) ? kept : 'FOURWEEKS';
  const waiting = useWaiting(horizon);
  const [planned, setPlanned] = useState<Planned | null>(null);
  const rows = boardRows(by, board, waiting.data ?? []);
  const { change, announcement, announce } = useBoardDrop(queryKey);
  const onDrop = (item: BoardItem, { row, column }: { row: string; column: string }) => {
    const target = columns.find(({ from }) => from === column);
    if (!target) return;
    if (item.kind === 'waiting') {
      const auditor = by === 'inspectors' ? row : contact;
      return setPlanned({ waiting: item.waiting, auditor, day: dayToPlan(target) });
    }
    const { entry } = item;
    if (by === 'customers' && row !== (entry.owner ?? '')) return announce('planning.board.otherCustomer');
    change(entry, {
      first: dayIn(target, entry.datePlanned),
      ...(by === 'inspectors' ? { auditor: row } : {}),
    });
  };
  const mover = useBoardMove<BoardItem>({
    rows: rows.map(({ id }) => id),
    columns: columns.map(({ from }) => from),
    cellOf: (item) => {
      if (item.kind === 'waiting') return null;
      const { auditor, owner, datePlanned } = item.entry;
      const column = columns.find(({ from, to }) => from <= datePlanned && datePlanned <= to);
      return { row: (by === 'inspectors' ? auditor : owner) ?? '', column: column?.from ?? span.from };
    },
    onDrop,
  });
  return (
    <>
      <PageHeader
        title={translate('planning.board.title')}
        crumbs={[{ label: translate('planning.title'), to: planningListPath }]}
        note={
          canReadAbsences && (
            <Link component={RouterLink} to={listPath(entities.absences)}>
              {translate('resources.absences.name', { smart_count: 2 })}
            </Link>
          )
        }
      />
      <BoardToolbar place={place} />
      <Box sx={{ height: 4, mb: 0.5 }}>
        {isFetching && <LinearProgress aria-label={translate('shell.loading')} />}
      </Box>
      {error && !board && <ListError error={error} onRetry={() => void refetch()} />}
      {!board && !error && <ListSkeleton rows={6} />}
      {board && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: canCreate() ? 'minmax(0, 1fr) 280px' : '1fr' },
          }}
        >
          <Box sx={{ ...beside, minWidth: 0 }}>
            <BoardTable board={board} rows={rows} by={by} columns={columns} mover={mover} onChange={change} />
          </Box>
          {canCreate() && (
            <Box sx={beside}>
              <WaitingPanel
                waiting={waiting.data}
                error={waiting.error}
                onRetry={() => void waiting.refetch()}
                horizon={horizon}
                onHorizon={setHorizon}
                mover={mover}
                onPlan={(items) => setPlanned({ waiting: items, auditor: contact, day: today() })}
              />
            </Box>
          )}
        </Box>
      )}
      <BoardGhost mover={mover} rows={rows} columns={columns} announcement={announcement} />
      {planned && (
        <PlanDueDialog
          {...planned}
          inspectors={board?.inspectors ?? []}
          dueUntil={lastDayOf(horizons[horizon], today())}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  );
}

/** Board and panel stay in sight, below the head of the app, while the page is scrolled for the longer of them. */
const beside = { position: { lg: 'sticky' }, top: { lg: 68 } } as const;
