import { Box, CircularProgress, Typography } from '@mui/material';
import { readRecalculation } from '@plumbline/resources/commands/duties';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useConnection } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';
import { useFormat } from '../../data/words/useFormat';

const everyMs = 3000;

/** Progress of recalculating due dates after a regulation or an interval changed. */
export function RecalculationNotice() {
  const translate = useTranslate();
  const format = useFormat();
  const queries = useQueryClient();
  const { isOnline } = useConnection();
  const { data } = useQuery({
    queryKey: ['recalculation'],
    queryFn: () => callCommand(readRecalculation),
    enabled: isOnline,
    refetchInterval: ({ state }) => (state.data?.isUnderWay ? everyMs : false),
  });
  const wasUnderWay = useRef(false);
  useEffect(() => {
    // The rows on the screen are from before the recalculation.
    if (wasUnderWay.current && data?.isUnderWay === false) void queries.invalidateQueries();
    wasUnderWay.current = data?.isUnderWay === true;
  }, [data, queries]);
  if (!data?.isUnderWay) return null;
  const { done, total } = data;
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
      <CircularProgress size={16} aria-hidden />
      <Typography variant="body2" color="text.secondary">
        {total === null
          ? translate('duty.recalculating')
          : translate('duty.recalculatingOf', { done: format.plain(done ?? 0), total: format.plain(total) })}
      </Typography>
    </Box>
  );
}
