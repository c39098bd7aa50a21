import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type CsvCell, csvOf } from '../../data/files/csvOf';
import { saveAs } from '../../data/files/saveAs';

interface CsvButtonProps {
  /** The name of the file, without its ending. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** Figures as a file for a spreadsheet. */
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
