import { useTranslate } from 'react-admin';
import { NumberTable } from '../../kit/parts/NumberTable';
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
    <NumberTable
      title={title}
      of={of}
      columns={heads.map((head) => translate(`analytics.${head}`))}
      rows={rows.map(({ key, label, now, before, text, to }) => ({
        key,
        label,
        to,
        cells: [text(now), text(before), <Change key="change" now={now} before={before} />],
      }))}
    />
  );
}
