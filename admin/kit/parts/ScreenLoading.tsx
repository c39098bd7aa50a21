import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

export function ScreenLoading() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1.5,
        py: 10,
        color: 'text.secondary',
      }}
    >
      <CircularProgress size={22} aria-hidden />
      {translate('shell.loading')}
    </Box>
  );
}
