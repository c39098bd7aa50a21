import { Alert, Box, Stack } from '@mui/material';
import type { AnalyticsBoard as Board } from '@plumbline/resources/rules/analytics/mayAnalyse';
import { measuresOf } from '@plumbline/resources/rules/analytics/measures';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { ListError } from '../../entities/list/ListError';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { MeasureCard } from './MeasureCard';
import { SummaryCard } from './SummaryCard';
import { TimespanBar } from './TimespanBar';
import { useAnalytics } from './useAnalytics';
import { useTimespan } from './useTimespan';

interface AnalyticsBoardProps {
  board: Board;
  /** Chosen broker, salesperson or account; limits the analytics to it. */
  narrowing?: Partial<Record<'broker' | 'salesman' | 'account', string>>;
}

/** All measures of an analytics board, for a period and the one before it. */
export function AnalyticsBoard({ board, narrowing = {} }: AnalyticsBoardProps) {
  const translate = useTranslate();
  const actor = useActor();
  const chosen = useTimespan();
  const { timespan, day } = chosen;
  const { data: page, error, refetch } = useAnalytics({ board, timespan, day, ...narrowing });
  // Without trial accounts; the record lists show those as well.
  const isNarrowed = Object.keys(narrowing).length > 0 || (page?.accounts ?? null) !== null;
  const measures = measuresOf(board, actor);
  return (
    <>
      <TimespanBar chosen={chosen} />
      {error && !page && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !page && <LoadingShape label={translate('analytics.loading')} height={320} />}
      {page && (
        <Stack sx={{ gap: 2 }}>
          {isNarrowed && !page.accounts && (
            <Alert severity="info" variant="outlined">
              {translate('analytics.tooMany')}
            </Alert>
          )}
          <SummaryCard measures={measures} page={page} isNarrowed={isNarrowed} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {measures.map((measure) => {
              const measured = page.measures.find(({ name }) => name === measure.name);
              return (
                measured && (
                  <MeasureCard
                    key={measure.name}
                    measure={measure}
                    measured={measured}
                    page={page}
                    timespan={timespan}
                    isNarrowed={isNarrowed}
                  />
                )
              );
            })}
          </Box>
        </Stack>
      )}
    </>
  );
}
