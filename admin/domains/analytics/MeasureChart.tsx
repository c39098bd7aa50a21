import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { intlTag } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import type { MeasureRow } from './measureRow';

interface MeasureChartProps {
  title: string;
  rows: readonly MeasureRow[];
  isCompared: boolean;
  /**
   * Unit of a time series, drawn as vertical bars; undefined: groups, drawn as horizontal bars, which leave room for
   * names.
   */
  unit: 'day' | 'month' | undefined;
}

/**
 * A measure as bar chart with the previous period. In a chunk of its own: the chart library is larger than all other
 * charts.
 */
export function MeasureChart({ title, rows, isCompared, unit }: MeasureChartProps) {
  const translate = useTranslate();
  const format = useFormat();
  const short = useShortDay(unit);
  const { palette } = useTheme();
  const labels = new Map(rows.map(({ key, label }) => [key, label]));
  const bars = (name: 'now' | 'before', label: string, color: string) => ({
    label: translate(`analytics.${label}`),
    color,
    data: rows.map((row) => row[name]),
    valueFormatter: (value: number | null, { dataIndex }: { dataIndex?: number }) =>
      rows[dataIndex ?? 0]?.text(value) ?? '',
  });
  const series = [
    bars('now', isCompared ? 'now' : 'nowCount', palette.primary.main),
    ...(isCompared ? [bars('before', 'before', palette.text.disabled)] : []),
  ];
  const band = {
    scaleType: 'band' as const,
    // Keys, because two groups may have the same name.
    data: rows.map(({ key }) => key),
    valueFormatter: (key: string, { location }: { location: string }) =>
      unit && location === 'tick' ? short(key) : (labels.get(key) ?? key),
  };
  const numbers = { tickMinStep: 1, valueFormatter: (value: number) => format.number(value) };
  return (
    <Box component="figure" aria-label={title} sx={{ m: 0 }}>
      <BarChart
        height={unit ? 220 : Math.max(160, 56 + rows.length * (isCompared ? 44 : 30))}
        layout={unit ? 'vertical' : 'horizontal'}
        series={series}
        hideLegend={!isCompared}
        margin={{ left: 4, right: 16, top: 8, bottom: 4 }}
        {...(unit
          ? { xAxis: [{ ...band, height: 26 }], yAxis: [{ ...numbers, width: 52 }] }
          : { yAxis: [{ ...band, width: 132 }], xAxis: [{ ...numbers, height: 24 }] })}
      />
    </Box>
  );
}

/** Short axis label: day and month, or the month alone. */
function useShortDay(unit: 'day' | 'month' | undefined): (day: string) => string {
  const { language } = useFormat();
  const made = new Intl.DateTimeFormat(intlTag(language), {
    timeZone: 'UTC',
    ...(unit === 'month' ? { month: 'short' } : { day: 'numeric', month: 'numeric' }),
  });
  return (day) => made.format(new Date(`${day}T00:00:00Z`));
}
