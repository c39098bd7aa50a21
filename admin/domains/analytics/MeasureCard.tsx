import { Link, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnalyticsPage, Measured } from '@plumbline/resources/rules/analytics/analyticsPage';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import type { Timespan } from '@plumbline/resources/rules/analytics/timespans';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ChartSection } from '../../kit/parts/ChartSection';
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

/** Maximum number of groups in the chart; more bars cannot be compared. */
const mostGroups = 12;
const unitOf = (timespan: Timespan) => (timespan === 'quarter' || timespan === 'year' ? 'month' : 'day');

interface MeasureCardProps {
  measure: Measure;
  measured: Measured;
  page: AnalyticsPage;
  timespan: Timespan;
  isNarrowed: boolean;
}

/** A measure as chart, table and CSV file, with a link to the records counted. */
export function MeasureCard(props: MeasureCardProps) {
  const { measure, measured, page } = props;
  const translate = useTranslate();
  const spanText = useSpanText();
  const rows = useMeasureRows(props);
  // A measure made of several lists has no common list to link to.
  const to = measure.parts ? undefined : listPathOf(props, page.span);
  const title = translate(`analytics.measure.${measure.name}`);
  const isCompared = measure.day !== undefined;
  const isInTime = measured.series.length > 0;
  const isEmpty = rows.every(({ now, before }) => !now && !before);
  const of =
    isInTime || !measure.by
      ? translate(isInTime ? 'analytics.part' : 'analytics.group')
      : translate(`resources.${entities[measure.resource].name}.fields.${measure.by}`);
  return (
    <ChartSection
      title={title}
      isEmpty={isEmpty}
      empty={translate(isCompared ? 'analytics.empty' : 'analytics.emptyNow')}
      actions={
        <FigureCsv
          title={title}
          of={of}
          rows={rows}
          isCompared={isCompared}
          span={isCompared ? spanText(page.span) : ''}
        />
      }
      table={<FigureTable title={title} of={of} rows={rows} isCompared={isCompared} />}
      chart={
        <>
          <Chart
            title={title}
            rows={rows.slice(0, isInTime ? rows.length : mostGroups)}
            isCompared={isCompared}
            unit={isInTime ? unitOf(props.timespan) : undefined}
          />
          {!isInTime && rows.length > mostGroups && (
            <Typography variant="body2" color="text.secondary">
              {translate('analytics.mostGroups', { count: mostGroups })}
            </Typography>
          )}
        </>
      }
    >
      {to && (
        <Link
          component={RouterLink}
          to={to}
          aria-label={`${translate('analytics.rows')}: ${title}`}
          sx={{ display: 'inline-block', mt: 1, py: 0.5, fontSize: '0.875rem' }}
        >
          {translate('analytics.rows')}
        </Link>
      )}
    </ChartSection>
  );
}
