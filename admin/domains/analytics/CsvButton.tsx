import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type CsvCell, csvOf } from '../../data/files/csvOf';
import { saveAs } from '../../data/files/saveAs';

interface CsvButtonProps {
  /** File name without extension. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** Downloads figures as a CSV file. */
export function CsvButton({ title, head, rows }: CsvButtonProps) {
  const action = useTranslate()('analytics.download');
  return (
    <Tooltip title={action}>
      <IconButton
        aria-label={`${action}: ${title}`}
        onClick={() =>
          saveAs(new Blob([csvOf(head, rows)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`)
        }
      >
        <FileDownloadOutlined />
      </IconButton>
    </Tooltip>
  );
}
