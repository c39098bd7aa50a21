import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import { Box, IconButton, Link, Paper, Stack, Tooltip, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnalyticsPage, Measured } from '@plumbline/resources/rules/analytics/analyticsPage';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Timespan } from '@plumbline/resources/rules/analytics/timespans';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingShape } from '../../kit/parts/LoadingShape';
import { lazyPart } from '../../kit/parts/lazyPart';
import { FigureCsv } from './FigureCsv';
import { FigureTable } from './FigureTable';
import { listPathOf } from './listPathOf';
import { useMeasureRows } from './useMeasureRows';
import { useSpanText } from './useSpanText';

const Chart = lazyPart(
  () => import('./MeasureChart').then((module) => module.MeasureChart),
  <LoadingShape label="…" role="img" height={220} />,
);

/** More bars below each other nobody compares. */
const mostGroups = 12;
const unitOf = (timespan: Timespan) => (timespan === 'quarter' || timespan === 'year' ? 'month' : 'day');

interface MeasureCardProps {
  measure: Measure;
  measured: Measured;
  page: AnalyticsPage;
  timespan: Timespan;
  isNarrowed: boolean;
}

/** A measure as a chart, as a table and as a file, with the way to the rows it counts. */
export function MeasureCard(props: MeasureCardProps) {
  const { measure, measured, page } = props;
  const translate = useTranslate();
  const spanText = useSpanText();
  const [isTable, setTable] = useState(false);
  const rows = useMeasureRows(props);
  // What stands in lists of its own has no list of all.
  const to = measure.parts ? undefined : listPathOf(props, page.span);
  const title = translate(`analytics.measure.${measure.name}`);
  const isCompared = measure.day !== undefined;
  const isInTime = measured.series.length > 0;
  const isEmpty = rows.every(({ now, before }) => !now && !before);
  const of =
    isInTime || !measure.by
      ? translate(isInTime ? 'analytics.part' : 'analytics.group')
      : translate(`resources.${entities[measure.resource].name}.fields.${measure.by}`);
  const action = translate(isTable ? 'analytics.asChart' : 'analytics.asTable');
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 0.5, minHeight: 50 }}
      >
        <Typography variant="h2">{title}</Typography>
        {!isEmpty && (
          <Stack direction="row">
            <FigureCsv
              title={title}
              of={of}
              rows={rows}
              isCompared={isCompared}
              span={isCompared ? spanText(page.span) : ''}
            />
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
      <Box sx={{ px: 2, pb: 1.5 }}>
        {isEmpty && (
          <Typography variant="body2" color="text.secondary" sx={{ py: 2, textAlign: 'center' }}>
            {translate(isCompared ? 'analytics.empty' : 'analytics.emptyNow')}
          </Typography>
        )}
        {!isEmpty && isTable && <FigureTable title={title} of={of} rows={rows} isCompared={isCompared} />}
        {!isEmpty && !isTable && (
          <Chart
            title={title}
            rows={rows.slice(0, isInTime ? rows.length : mostGroups)}
            isCompared={isCompared}
            unit={isInTime ? unitOf(props.timespan) : undefined}
          />
        )}
        {!isEmpty && !isTable && !isInTime && rows.length > mostGroups && (
          <Typography variant="body2" color="text.secondary">
            {translate('analytics.mostGroups', { count: mostGroups })}
          </Typography>
        )}
        {!isEmpty && to && (
          <Link
            component={RouterLink}
            to={to}
            aria-label={`${translate('analytics.rows')}: ${title}`}
            sx={{ display: 'inline-block', mt: 1, py: 0.5, fontSize: '0.875rem' }}
          >
            {translate('analytics.rows')}
          </Link>
        )}
      </Box>
    </Paper>
  );
}
