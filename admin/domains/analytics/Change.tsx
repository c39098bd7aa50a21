import { Box } from '@mui/material';
import type { Compared } from '@plumbline/resources/rules/analytics/analyticsPage';
import { changeOf } from './changeOf';
import { useChangeText } from './useChangeText';

/** Change against the previous period, with an arrow and as text. */
export function Change(compared: Compared) {
  const text = useChangeText();
  const change = changeOf(compared);
  if (change === null) return <span>–</span>;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <span aria-hidden>{change > 0 ? '▲ ' : change < 0 ? '▼ ' : ''}</span>
      {text(compared)}
    </Box>
  );
}
