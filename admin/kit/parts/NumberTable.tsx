import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '../theme/visuallyHidden';

export interface NumberRow {
  key: string;
  label: ReactNode;
  /** Link to the list of what the row counts. */
  to?: string | undefined;
  /** One value for each numeric column. */
  cells: readonly ReactNode[];
}

interface NumberTableProps {
  title: string;
  /** Heading of the first column. */
  of: string;
  columns: readonly string[];
  rows: readonly NumberRow[];
}

/** A chart's figures as a table: one row each, optionally linked, with numeric columns. */
export function NumberTable({ title, of, columns, rows }: NumberTableProps) {
  return (
    // With large text on a phone it is wider than the window.
    <Box sx={{ overflowX: 'auto' }}>
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
          '& th:first-of-type': { minWidth: '7em' },
          '& tbody th': { overflowWrap: 'anywhere' },
          '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
          '& .number': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', pr: 0, pl: 1 },
        }}
      >
        <caption style={visuallyHidden}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="number">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, to, cells }) => (
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
              {columns.map((column, index) => (
                <td key={column} className="number">
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
