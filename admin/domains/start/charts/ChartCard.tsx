import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, IconButton, Paper, Stack, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartTable } from './ChartTable';
import type { ChartRow } from './chartRows';

interface ChartCardProps {
  title: string;
  /** What a row of the chart is, as the head of the table's first column. */
  of: string;
  rows: readonly ChartRow[];
  empty: string;
  children: ReactNode;
}

/** A chart with its heading, which may be read as a table instead. */
export function ChartCard({ title, of, rows, empty, children }: ChartCardProps) {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  const action = translate(isTable ? 'dashboard.chart.asChart' : 'dashboard.chart.asTable');
  const isEmpty = rows.every(({ count }) => count === 0);
  return (
    <Paper variant="outlined" component="section" aria-label={title}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 0.5, minHeight: 50 }}
      >
        <Typography variant="h2">{title}</Typography>
        {!isEmpty && (
          <Tooltip title={action}>
            <IconButton
              aria-label={`${action}: ${title}`}
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              {isTable ? <BarChartOutlined /> : <TableRowsOutlined />}
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Box sx={{ px: 2, pb: 2 }}>
        {isEmpty ? (
          <Typography variant="body2" color="text.secondary" sx={{ py: 2, textAlign: 'center' }}>
            {empty}
          </Typography>
        ) : isTable ? (
          <ChartTable title={title} of={of} rows={rows} />
        ) : (
          children
        )}
      </Box>
    </Paper>
  );
}
