import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, CircularProgress, Typography } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useTranslate } from 'react-admin';
import { useFormat } from '../words';
import type { FilePlace } from './fileAddress';
import { useFileDownload } from './useFileDownload';

/** A download link for a file, with name and size. */
export function FileLink({ place, file }: { place: FilePlace; file: FileValue }) {
  const translate = useTranslate();
  const format = useFormat();
  const Icon = file.mimeType === 'application/pdf' ? PictureAsPdfOutlined : InsertDriveFileOutlined;
  const { isLoading, download } = useFileDownload(place, file);
  return (
    <Button
      variant="text"
      disabled={isLoading}
      onClick={(event) => {
        event.stopPropagation();
        void download();
      }}
      startIcon={isLoading ? <CircularProgress size={16} color="inherit" /> : <Icon />}
      // The name holds what is to be read, size included.
      aria-label={translate('shell.files.download', { name: `${file.name} ${format.bytes(file.size)}` })}
      sx={{
        justifyContent: 'flex-start',
        // What it begins further left: with less, even a short name would be cut.
        maxWidth: (theme) => `calc(100% + ${theme.spacing(1.25)})`,
        textAlign: 'left',
        ml: -1.25,
      }}
    >
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 500 }}>
        {file.name}
      </Typography>{' '}
      <Typography
        component="span"
        variant="caption"
        color="text.secondary"
        sx={{ ml: 1, whiteSpace: 'nowrap' }}
      >
        {format.bytes(file.size)}
      </Typography>
    </Button>
  );
}
