import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { Change } from './Change';
import type { MeasureRow } from './measureRow';

interface FigureTableProps {
  title: string;
  /** What a row is. */
  of: string;
  rows: readonly MeasureRow[];
  /** Whether there is a span before that it is compared with. */
  isCompared: boolean;
}

/** Figures in numbers; each leads to the list of what it counts, where there is one. */
export function FigureTable({ title, of, rows, isCompared }: FigureTableProps) {
  const translate = useTranslate();
  const heads = isCompared ? ['now', 'before', 'change'] : ['nowCount'];
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
          py: 0.75,
          pr: 1,
          borderBottom: 1,
          borderColor: 'divider',
        },
        '& tbody th': { overflowWrap: 'anywhere' },
        '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
        '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', pr: 0, pl: 1 },
      }}
    >
      <caption style={visuallyHidden}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className="number">
              {translate(`analytics.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, now, before, text, to }) => (
          <tr key={key}>
            <th scope="row">
              {to ? (
                <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: '2px' }}>
                  {label}
                </Link>
              ) : (
                label
              )}
            </th>
            <td className="number">{text(now)}</td>
            {isCompared && <td className="number">{text(before)}</td>}
            {isCompared && (
              <td className="number">
                <Change now={now} before={before} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
