import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, IconButton, Paper, Stack, Tooltip, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

interface ChartSectionProps {
  title: string;
  isEmpty: boolean;
  /** Shown instead of chart and table when there is no data. */
  empty: string;
  chart: ReactNode;
  table: ReactNode;
  /** Beside the switch between chart and table. */
  actions?: ReactNode;
  /** Below chart and table, unless there is no data. */
  children?: ReactNode;
}

/** A chart with its heading and a table of the same figures. */
export function ChartSection({ title, isEmpty, empty, chart, table, actions, children }: ChartSectionProps) {
  const translate = useTranslate();
  const [isTable, setTable] = useState(false);
  const action = translate(isTable ? 'shell.chart.asChart' : 'shell.chart.asTable');
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 0.5, minHeight: 50 }}
      >
        <Typography variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' }}>
          {title}
        </Typography>
        {!isEmpty && (
          <Stack direction="row">
            {actions}
            <Tooltip title={action}>
              <IconButton
                aria-label={`${action}: ${title}`}
                aria-pressed={isTable}
                onClick={() => setTable(!isTable)}
              >
                {isTable ? <BarChartOutlined /> : <TableRowsOutlined />}
              </IconButton>
            </Tooltip>
          </Stack>
        )}
      </Stack>
      <Box sx={{ px: 2, pb: 2 }}>
        {isEmpty ? (
          <Typography variant="body2" color="text.secondary" sx={{ py: 2, textAlign: 'center' }}>
            {empty}
          </Typography>
        ) : (
          <>
            {isTable ? table : chart}
            {children}
          </>
        )}
      </Box>
    </Paper>
  );
}
