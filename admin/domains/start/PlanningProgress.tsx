import { Box, LinearProgress } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';

/** Progress of an appointment, and whether it has started. */
export function PlanningProgress({ row }: { row: RaRecord<string> }) {
  const translate = useTranslate();
  const planned = Number(row.plannedCount ?? 0);
  const done = Number(row.processedCount ?? 0);
  if (planned === 0) return null;
  const progress = translate('shell.start.progress', { done, planned });
  const text = row.dateStarted ? translate('dashboard.running', { progress }) : progress;
  return (
    <Box sx={{ minWidth: 110, maxWidth: 180 }}>
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
