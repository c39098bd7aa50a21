import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { importCalls } from './importCalls';
import type { ImportFlow } from './useImport';

const accepted =
  '.xlsx,.xlsm,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Accepts the file by drop or button; a file that is too large is refused before the upload. */
export function FileStep({ flow, isOnline }: { flow: ImportFlow; isOnline: boolean }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const { data: limits } = useQuery({
    queryKey: ['import', 'limits'],
    queryFn: importCalls.limits,
    enabled: isOnline,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const limitMb = Math.floor((limits?.maxBytes ?? 50 * 1024 * 1024) / 1024 / 1024);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file || !isOnline || flow.isBusy) return;
    const exceeds = limits !== undefined && file.size > limits.maxBytes;
    setTooLarge(exceeds);
    if (!exceeds) void flow.upload(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  if (flow.sending !== null) {
    return (
      <Box role="status" sx={{ py: 4, maxWidth: 560 }}>
        <Typography sx={{ mb: 1 }}>{translate('import.file.reading', { file: flow.sending })}</Typography>
        <LinearProgress aria-label={translate('import.file.reading', { file: flow.sending })} />
      </Box>
    );
  }
  return (
    <>
      {isTooLarge && <Alert severity="error">{translate('errors.IMPORT_FILE_TOO_LARGE', { limitMb })}</Alert>}
      <Box
        onDrop={drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        sx={{
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          backgroundColor: isOver ? 'action.selected' : 'background.paper',
          borderRadius: 1,
          px: 2,
          py: { xs: 4, sm: 7 },
          textAlign: 'center',
        }}
      >
        <UploadFileOutlined
          aria-hidden
          sx={{ display: 'block', mx: 'auto', fontSize: 40, color: 'text.secondary', mb: 1 }}
        />
        <Typography sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
          {translate('import.file.drop')} {translate('import.file.or')}
        </Typography>
        <ReasonButton
          variant="contained"
          size="large"
          reason={isOnline ? undefined : translate('import.onlineOnly')}
          onClick={() => input.current?.click()}
          sx={{ my: 1.5, minHeight: 44 }}
        >
          {translate('import.file.choose')}
        </ReasonButton>
        <Typography variant="body2" color="text.secondary">
          {translate('import.file.hint', { limitMb })}
        </Typography>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          aria-hidden
          accept={accepted}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      </Box>
    </>
  );
}
