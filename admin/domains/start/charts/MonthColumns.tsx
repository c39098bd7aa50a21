import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../data/words/useFormat';
import { visuallyHidden } from '../../../kit/theme/visuallyHidden';
import { barColour, type ChartRow } from './chartRows';

const height = 128;

/** A column per month; overdue ones are shown above, since they belong to no month and would dwarf the columns. */
export function MonthColumns({ rows }: { rows: readonly ChartRow[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const overdue = rows.find(({ tone }) => tone === 'error');
  const months = rows.filter((row) => row !== overdue);
  const most = Math.max(...months.map(({ count }) => count));
  return (
    <Stack sx={{ gap: 1 }}>
      {overdue && overdue.count > 0 && (
        <Stack
          component={Link}
          to={overdue.to}
          direction="row"
          sx={{
            gap: 1,
            alignItems: 'center',
            alignSelf: 'flex-start',
            px: 1,
            py: 0.5,
            borderRadius: 1,
            fontSize: '0.84375rem',
            textDecoration: 'none',
            color: 'error.main',
            backgroundColor: 'error.light',
          }}
        >
          <AlarmOutlined aria-hidden sx={{ fontSize: 18 }} />
          <span>
            {overdue.label}: <strong>{format.number(overdue.count)}</strong>
          </span>
        </Stack>
      )}
      <Box
        component="ul"
        aria-label={translate('dashboard.chart.months')}
        sx={{
          listStyle: 'none',
          m: 0,
          // Twelve columns of 24 px each, the minimum touch size, need the whole width of the narrowest phone.
          mx: { xs: -1.75, sm: 0 },
          p: 0,
          display: 'grid',
          gridTemplateColumns: `repeat(${months.length}, minmax(0, 1fr))`,
        }}
      >
        {months.map(({ key, label, short, count, tone, to }) => (
          <li key={key}>
            <Box
              component={Link}
              to={to}
              title={`${label}: ${format.number(count)}`}
              sx={{
                position: 'relative',
                display: 'flex',
                flexDirection: 'column',
                alignItems: 'center',
                borderRadius: 1,
                pt: 0.5,
                color: 'text.primary',
                textDecoration: 'none',
                fontSize: '0.71875rem',
                fontVariantNumeric: 'tabular-nums',
                '&:hover': { backgroundColor: 'action.hover' },
              }}
            >
              <span style={visuallyHidden}>{label}: </span>
              <Box
                component="span"
                sx={{
                  height,
                  width: '100%',
                  display: 'flex',
                  flexDirection: 'column',
                  justifyContent: 'flex-end',
                }}
              >
                <Box
                  component="span"
                  sx={{ textAlign: 'center', color: count ? 'text.primary' : 'text.secondary' }}
                >
                  {format.number(count)}
                </Box>
                <Box
                  component="span"
                  sx={{
                    width: { xs: '70%', sm: '62%' },
                    mx: 'auto',
                    flexShrink: 0,
                    height: `calc((100% - 20px) * ${most === 0 ? 0 : count / most})`,
                    // With unit: a bare 1 would mean the whole height.
                    minHeight: count > 0 ? '3px' : '1px',
                    borderRadius: '3px 3px 0 0',
                    backgroundColor: count > 0 ? barColour(tone) : 'divider',
                    '@media (forced-colors: active)': { border: '1px solid' },
                  }}
                />
              </Box>
              <Box
                component="span"
                aria-hidden
                sx={{
                  borderTop: 1,
                  borderColor: 'divider',
                  width: '100%',
                  textAlign: 'center',
                  py: 0.25,
                  color: 'text.secondary',
                  overflow: 'hidden',
                  fontSize: { xs: '0.65625rem', sm: '0.71875rem' },
                }}
              >
                {short}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
