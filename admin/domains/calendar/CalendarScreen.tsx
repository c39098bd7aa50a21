import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Alert, Box, LinearProgress, Paper, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { currentClient, useConnection } from '../../data/offline';
import { today } from '../../data/words/due';
import { ForbiddenScreen } from '../../entities/ForbiddenScreen';
import { ListError } from '../../entities/list/ListError';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { NotOnDevice } from '../../entities/list/NotOnDevice';
import { PageHeader } from '../../kit/parts/PageHeader';
import { Agenda } from './Agenda';
import { CalendarFilters } from './CalendarFilters';
import { CalendarToolbar } from './CalendarToolbar';
import { spanOf } from './calendarPeriod';
import { emptyDay, groupByDay } from './groupByDay';
import { MonthSheet } from './MonthSheet';
import { daysBetween, firstDay, monthOf } from './monthDays';
import { OverduePanel } from './OverduePanel';
import { useCalendar } from './useCalendar';
import { useCalendarPlace } from './useCalendarPlace';
import { WeekBars } from './WeekBars';

/** Appointments and due dates by day; overdue ones first. */
export function CalendarScreen() {
  const translate = useTranslate();
  const place = useCalendarPlace();
  const { kinds, shown, filter, month, view, period, isNarrow } = place;
  const { isOnline } = useConnection();
  const show = shown.map(({ name }) => name);
  const span = spanOf(period);
  const page = useCalendar({ show, filter, span });
  const overdue = useCalendar({ show, filter, span: { today: today() } });
  const { from, to } = span;
  const days = useMemo(
    () => groupByDay(page.data ?? { entries: [], counts: [] }, { from, to }),
    [page.data, from, to],
  );
  if (kinds.length === 0) return <ForbiddenScreen />;
  // A month's list leaves out the days of others in its weeks.
  const listed =
    view === 'agenda'
      ? new Map([...days].filter(([day]) => monthOf(day) === month))
      : new Map(daysBetween(span).map((day) => [day, days.get(day) ?? emptyDay]));
  const isEmpty = [...listed.values()].every(({ entries, counts }) => entries.length + counts.length === 0);
  const retry = () => void Promise.all([page.refetch(), overdue.refetch()]);
  const isWithoutRows =
    !isOnline && !kinds.some(({ name }) => (currentClient()?.list(name, { range: [0, 0] }).total ?? 0) > 0);
  return (
    <>
      <PageHeader title={translate('calendar.title')} />
      {isWithoutRows ? (
        <NotOnDevice />
      ) : (
        <>
          {!isOnline && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {translate('calendar.offline')}
            </Alert>
          )}
          <CalendarFilters
            kinds={kinds}
            shown={shown}
            filter={filter}
            onShow={place.show}
            onFilter={place.narrow}
            isNarrow={isNarrow}
          />
          {overdue.data && <OverduePanel page={overdue.data} filter={filter} />}
          <CalendarToolbar period={period} onDay={place.goTo} onView={place.look} />
          <Box sx={{ height: 4, mb: 0.5 }}>
            {page.isFetching && <LinearProgress aria-label={translate('shell.loading')} />}
          </Box>
          {page.error ? (
            <ListError error={page.error} onRetry={retry} />
          ) : (
            <>
              {page.data?.hasMore && (
                <Alert severity="warning" sx={{ mb: 2 }}>
                  {translate('calendar.tooMany')}
                </Alert>
              )}
              {view === 'month' ? (
                <MonthSheet
                  month={month}
                  days={days}
                  filter={filter}
                  isNarrow={isNarrow}
                  onMonth={(next) => place.goTo(firstDay(next))}
                />
              ) : page.isPending || page.isPlaceholderData ? (
                <ListSkeleton />
              ) : (
                <>
                  {view === 'week' && !isNarrow && (
                    <WeekBars week={daysBetween(span)} entries={page.data.entries} />
                  )}
                  <Agenda days={listed} filter={filter} />
                </>
              )}
              {page.isSuccess &&
                !page.isPlaceholderData &&
                isEmpty &&
                (view === 'month' || view === 'agenda') && <Nothing isAlone={view === 'agenda'} />}
            </>
          )}
        </>
      )}
    </>
  );
}

function Nothing({ isAlone }: { isAlone: boolean }) {
  const translate = useTranslate();
  if (!isAlone)
    return (
      <Typography role="status" color="text.secondary" sx={{ mt: 1.5, textAlign: 'center' }}>
        {translate('calendar.empty')}
      </Typography>
    );
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{ p: { xs: 3, sm: 6 }, textAlign: 'center', borderStyle: 'dashed' }}
    >
      <EventAvailableOutlined aria-hidden sx={{ fontSize: 44, color: 'text.disabled' }} />
      <Typography variant="h2" component="p">
        {translate('calendar.empty')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('calendar.emptyText')}
      </Typography>
    </Paper>
  );
}
