import { useTranslate } from 'react-admin';
import { NumberTable } from '../../kit/parts/NumberTable';
import { Change } from './Change';
import type { MeasureRow } from './measureRow';

interface FigureTableProps {
  title: string;
  /** Heading of the first column. */
  of: string;
  rows: readonly MeasureRow[];
  /** Whether there is a previous period to compare with. */
  isCompared: boolean;
}

/** The rows of a measure as a table; each row links to the list of the records counted, where there is one. */
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
