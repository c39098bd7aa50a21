import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../data/words/useFormat';
import { visuallyHidden } from '../../../kit/theme/visuallyHidden';
import type { ChartRow } from './chartRows';

/** The rows of a chart in numbers. */
export function ChartTable({ title, of, rows }: { title: string; of: string; rows: readonly ChartRow[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const hasOverdue = rows.some(({ overdue }) => overdue !== undefined);
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontSize: '0.875rem',
        '& th, & td': {
          textAlign: 'left',
          fontWeight: 400,
          py: 0.625,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
        '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      }}
    >
      <caption style={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {hasOverdue && (
            <th scope="col" className="number">
              {translate('dashboard.chart.overdue')}
            </th>
          )}
          <th scope="col" className="number">
            {translate('dashboard.chart.count')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Link component={RouterLink} to={row.to}>
                {row.label}
              </Link>
            </th>
            {hasOverdue && <td className="number">{format.number(row.overdue ?? 0)}</td>}
            <td className="number">{format.number(row.count)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
