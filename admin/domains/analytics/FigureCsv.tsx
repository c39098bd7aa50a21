import { useTranslate } from 'react-admin';
import { CsvButton } from './CsvButton';
import type { MeasureRow } from './measureRow';

interface FigureCsvProps {
  title: string;
  of: string;
  rows: readonly MeasureRow[];
  isCompared: boolean;
  /** Period of the figures, as text for the file name. */
  span: string;
}

/** Downloads the rows of a measure as CSV. */
export function FigureCsv({ title, of, rows, isCompared, span }: FigureCsvProps) {
  const translate = useTranslate();
  const heads = isCompared ? ['now', 'before'] : ['nowCount'];
  return (
    <CsvButton
      title={`${title} ${span}`}
      head={[of, ...heads.map((head) => translate(`analytics.${head}`))]}
      rows={rows.map(({ label, now, before }) => [label, now, ...(isCompared ? [before] : [])])}
    />
  );
}
