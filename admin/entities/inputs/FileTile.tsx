import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Paper } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useRecordContext, useTranslate } from 'react-admin';
import { isImage } from '../../data/files/accepted';
import { FileLink } from '../../data/files/FileLink';
import { SecureImage } from '../../data/files/SecureImage';

/** A chosen file: its picture or name, with a button to remove it. */
export function FileTile({
  resource,
  file,
  onRemove,
}: {
  resource: string;
  file: FileValue;
  onRemove: () => void;
}) {
  const translate = useTranslate();
  const record = useRecordContext();
  const place = { resource, id: record?.id === undefined ? undefined : String(record.id) };
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        p: 0.5,
        maxWidth: '100%',
        width: 'fit-content',
      }}
    >
      {isImage(file.mimeType) ? (
        <SecureImage place={place} file={file} size={72} fit="contain" />
      ) : (
        <Box sx={{ pl: 1.5, minWidth: 0 }}>
          <FileLink place={place} file={file} />
        </Box>
      )}
      <IconButton onClick={onRemove} aria-label={translate('shell.files.remove', { name: file.name })}>
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Paper>
  );
}
