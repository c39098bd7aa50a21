import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAppKept } from '../../kit/behaviour/appKept';

/** Beside downloaded data: what is missing until the app itself opens without network; null: nothing. */
export function AppKeptNote() {
  const translate = useTranslate();
  const state = useAppKept();
  if (state === 'kept') return null;
  if (state === 'not')
    return (
      <Alert severity="warning" variant="outlined">
        {translate('offline.app.not')}
      </Alert>
    );
  const text = translate('offline.app.coming');
  return (
    <Box role="status" sx={{ maxWidth: 420 }}>
      <Typography variant="body2">{text}</Typography>
      <LinearProgress aria-label={text} sx={{ mt: 0.5 }} />
    </Box>
  );
}
