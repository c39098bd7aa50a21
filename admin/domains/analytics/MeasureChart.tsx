import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { useTranslate } from 'react-admin';
import type { MeasureRow } from './measureRow';

interface MeasureChartProps {
  title: string;
  rows: readonly MeasureRow[];
  isCompared: boolean;
  /** Parts of the time stand beside each other, groups below each other, where their names have room. */
  isInTime: boolean;
}

/** A measure as bars, beside those of the span before. In a chunk of its own: the library is larger than all other charts. */
export function MeasureChart({ title, rows, isCompared, isInTime }: MeasureChartProps) {
  const translate = useTranslate();
  const { palette } = useTheme();
  const names = rows.map(({ label }) => label);
  const say = (index: number | undefined, value: number | null): string =>
    rows[index ?? 0]?.text(value) ?? '';
  const bars = (name: 'now' | 'before', label: string, color: string) => ({
    label: translate(`analytics.${label}`),
    color,
    data: rows.map((row) => row[name]),
    valueFormatter: (value: number | null, { dataIndex }: { dataIndex?: number }) => say(dataIndex, value),
  });
  const series = [
    bars('now', isCompared ? 'now' : 'nowCount', palette.primary.main),
    ...(isCompared ? [bars('before', 'before', palette.text.disabled)] : []),
  ];
  const band = {
    scaleType: 'band' as const,
    data: names,
    // A day of a month by its number: thirty whole dates have no room.
    valueFormatter: (label: string, { location }: { location: string }) =>
      isInTime && location === 'tick' ? short(label) : label,
  };
  return (
    <BarChart
      title={title}
      height={isInTime ? 220 : Math.max(160, 56 + rows.length * (isCompared ? 44 : 30))}
      layout={isInTime ? 'vertical' : 'horizontal'}
      series={series}
      hideLegend={!isCompared}
      margin={{ left: 4, right: 12, top: 8, bottom: 4 }}
      {...(isInTime
        ? { xAxis: [{ ...band, height: 26 }], yAxis: [{ width: 40, tickMinStep: 1 }] }
        : { yAxis: [{ ...band, width: 132 }], xAxis: [{ height: 24, tickMinStep: 1 }] })}
    />
  );
}

/** The first day or month of what a label names. */
const short = (label: string): string => label.split(' – ')[0]?.slice(0, 5) ?? label;
