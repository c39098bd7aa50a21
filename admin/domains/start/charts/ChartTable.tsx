import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { NumberTable } from '../../../kit/parts/NumberTable';
import type { ChartRow } from './chartRows';

/** The rows of a chart as a table. */
export function ChartTable({ title, of, rows }: { title: string; of: string; rows: readonly ChartRow[] }) {
  const translate = useTranslate();
  const format = useFormat();
  const hasOverdue = rows.some(({ overdue }) => overdue !== undefined);
  const heads = hasOverdue ? (['overdue', 'count'] as const) : (['count'] as const);
  return (
    <NumberTable
      title={title}
      of={of}
      columns={heads.map((head) => translate(`dashboard.chart.${head}`))}
      rows={rows.map((row) => ({
        key: row.key,
        label: row.label,
        to: row.to,
        cells: heads.map((head) => format.number(row[head] ?? 0)),
      }))}
    />
  );
}
