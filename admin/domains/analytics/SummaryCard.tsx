import { Box, Paper, Stack, Typography } from '@mui/material';
import type { AnalyticsPage } from '@plumbline/resources/rules/analytics/analyticsPage';
import type { Measure } from '@plumbline/resources/rules/analytics/measures';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { FigureCsv } from './FigureCsv';
import { FigureTable } from './FigureTable';
import { listPathOf } from './listPathOf';
import type { MeasureRow } from './measureRow';
import { useSpanText } from './useSpanText';

interface SummaryCardProps {
  measures: readonly Measure[];
  page: AnalyticsPage;
  isNarrowed: boolean;
}

/** All measures of the period in one table, compared with the previous period. */
export function SummaryCard({ measures, page, isNarrowed }: SummaryCardProps) {
  const translate = useTranslate();
  const spanText = useSpanText();
  const rows = useSummaryRows({ measures, page, isNarrowed });
  const title = translate('analytics.summary');
  const of = translate('analytics.measureHead');
  return (
    <Paper variant="outlined" component="section" aria-label={title}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', pl: 2, pr: 0.5, minHeight: 50 }}
      >
        <Typography variant="h2">{title}</Typography>
        <FigureCsv title={title} of={of} rows={rows} isCompared span={spanText(page.span)} />
      </Stack>
      <Box sx={{ px: 2, pb: 2 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('analytics.before')}: {spanText(page.before)}
        </Typography>
        <FigureTable title={title} of={of} rows={rows} isCompared />
      </Box>
    </Paper>
  );
}

function useSummaryRows({ measures, page, isNarrowed }: SummaryCardProps): MeasureRow[] {
  const translate = useTranslate();
  const format = useFormat();
  const number = (value: number | null) => (value === null ? '–' : format.number(value, 1));
  const rows = measures.flatMap((measure): MeasureRow[] => {
    const measured = page.measures.find(({ name }) => name === measure.name);
    if (!measured || measure.day === undefined || measure.isSplit) return [];
    const to = listPathOf({ measure, page, isNarrowed }, page.span);
    const label = translate(`analytics.measure.${measure.name}`);
    const row = { key: measure.name, label, text: textOf(measure), ...(to ? { to } : {}) };
    if (!measure.of || !('money' in measure.of)) return [{ ...row, ...measured.total }];
    return measured.groups.map(({ key, now, before }) => ({
      ...row,
      key: `${measure.name} ${key}`,
      label: `${label}, ${key}`,
      text: (value) => (value === null ? '–' : format.money(value, String(key))),
      now,
      before,
    }));
  });
  function textOf({ of }: Measure): MeasureRow['text'] {
    if (!of || 'money' in of) return number;
    return (value) =>
      value === null
        ? '–'
        : translate('analytics.days', { smart_count: value, count: format.number(value, 1) });
  }
  if (page.activeUsers)
    rows.push({
      key: 'activeUsers',
      label: translate('analytics.activeUsers'),
      text: number,
      ...page.activeUsers,
    });
  return rows;
}
