import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isImage } from '../../data/files/accepted';
import { FileLink } from '../../data/files/FileLink';
import { SecureImage } from '../../data/files/SecureImage';
import type { CellProps } from './cellProps';

export function FilesCell({ entity, value, record, place }: CellProps<'files'>) {
  const translate = useTranslate();
  const where = { resource: entity.name, id: String(record.id) };
  if (place === 'row') {
    return (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
        <AttachFileOutlined aria-hidden sx={{ fontSize: 16 }} />
        {translate('shell.files.count', { smart_count: value.length })}
      </Box>
    );
  }
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {value
          .filter((file) => isImage(file.mimeType))
          .map((file) => (
            <SecureImage key={file.hash} place={where} file={file} />
          ))}
      </Stack>
      {value
        .filter((file) => !isImage(file.mimeType))
        .map((file) => (
          <FileLink key={file.hash} place={where} file={file} />
        ))}
    </Stack>
  );
}
