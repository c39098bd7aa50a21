import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFileTarget } from '../../kit/behaviour/useFileTarget';
import { FilePicker } from '../../kit/parts/FilePicker';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { importCalls } from './importCalls';
import type { ImportFlow } from './useImport';

const accepted =
  '.xlsx,.xlsm,.csv,.tsv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Accepts the file by drop or button; a file that is too large is refused before the upload. */
export function FileStep({ flow, isOnline }: { flow: ImportFlow; isOnline: boolean }) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { data: limits } = useQuery({
    queryKey: ['import', 'limits'],
    queryFn: importCalls.limits,
    enabled: isOnline,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const limitMb = Math.floor((limits?.maxBytes ?? 50 * 1024 * 1024) / 1024 / 1024);
  const take = ([file]: File[]) => {
    if (!file || !isOnline || flow.isBusy) return;
    const exceeds = limits !== undefined && file.size > limits.maxBytes;
    setTooLarge(exceeds);
    if (!exceeds) void flow.upload(file);
  };
  const drop = useFileTarget(take);
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
        {...drop.target}
        sx={{
          backgroundColor: 'background.paper',
          ...drop.sx,
          borderWidth: 2,
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
        <FilePicker picker={input} accept={accepted} onFiles={take} />
      </Box>
    </>
  );
}
