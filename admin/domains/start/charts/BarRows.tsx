import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../data/words/useFormat';
import { barColour, type ChartRow, share } from './chartRows';

/** Horizontal bars with label and number, optionally with the overdue part. */
export function BarRows({ rows }: { rows: readonly ChartRow[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.25 }}>
      {rows.map(({ key, label, count, overdue, tone, to }) => (
        <li key={key}>
          <Box
            component={Link}
            to={to}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              columnGap: 1.5,
              rowGap: 0.375,
              px: 1,
              mx: -1,
              py: 0.625,
              borderRadius: 1,
              color: 'text.primary',
              textDecoration: 'none',
              fontSize: '0.84375rem',
              '&:hover': { backgroundColor: 'action.hover' },
            }}
          >
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'right' }}>
              {overdue ? (
                <Box component="span" sx={{ color: 'error.main', mr: 0.75 }}>
                  {translate('dashboard.chart.ofOverdue', { smart_count: overdue })}
                </Box>
              ) : null}
              <strong>{format.number(count)}</strong>
            </Box>
            <Box
              aria-hidden
              sx={{
                gridColumn: '1 / -1',
                height: 8,
                borderRadius: 1,
                backgroundColor: 'action.hover',
                overflow: 'hidden',
                '@media (forced-colors: active)': { border: '1px solid' },
              }}
            >
              <Box sx={{ display: 'flex', height: '100%', width: share(count, most) }}>
                {overdue ? <Box sx={{ backgroundColor: 'error.main', flexGrow: overdue }} /> : null}
                <Box
                  sx={{
                    backgroundColor: barColour(tone),
                    flexGrow: count - (overdue ?? 0),
                  }}
                />
              </Box>
            </Box>
          </Box>
        </li>
      ))}
    </Box>
  );
}
