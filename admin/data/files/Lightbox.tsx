import CloseOutlined from '@mui/icons-material/CloseOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Box, CircularProgress, Dialog, IconButton, Stack, Typography } from '@mui/material';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FilePlace } from './fileAddress';
import { MarksOverlay } from './MarksOverlay';
import { useFileContent } from './useFileContent';

/** A picture in full size, limited by the window. */
export function Lightbox({
  place,
  file,
  onClose,
}: {
  place: FilePlace;
  file: FileValue;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const { url, error } = useFileContent(place, file.hash);
  const [shown, setShown] = useState<{ width: number; height: number } | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xl"
      slotProps={{ paper: { 'aria-label': file.name, 'aria-labelledby': undefined } }}
      onClick={(event) => event.stopPropagation()}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, px: 2, py: 0.5 }}>
        <Typography variant="subtitle2" noWrap sx={{ flex: 1 }}>
          {file.caption || file.name}
        </Typography>
        {url && (
          <IconButton
            component="a"
            href={url}
            download={file.name}
            aria-label={translate('shell.files.download', { name: file.name })}
          >
            <DownloadOutlined fontSize="small" />
          </IconButton>
        )}
        <IconButton onClick={onClose} aria-label={translate('shell.action.close')}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          minWidth: 'min(80vw, 480px)',
          minHeight: 240,
          backgroundColor: 'background.default',
        }}
      >
        {error && (
          <Typography role="alert" sx={{ p: 3 }}>
            {translate('shell.files.notLoaded', { name: file.name })}
          </Typography>
        )}
        {!error && !url && <CircularProgress aria-label={translate('shell.files.loading')} />}
        {url && (
          <Box sx={{ position: 'relative' }}>
            <Box
              component="img"
              src={url}
              alt={file.caption || file.name}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                setShown({ width: naturalWidth, height: naturalHeight })
              }
              sx={{ maxWidth: '100%', maxHeight: 'calc(100dvh - 130px)', display: 'block' }}
            />
            {shown && file.marks && <MarksOverlay marks={file.marks} picture={shown} fit="contain" />}
          </Box>
        )}
      </Box>
    </Dialog>
  );
}
