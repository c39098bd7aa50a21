import { Box, CircularProgress, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PlumbMark } from '../layout/PlumbMark';

const longAfter = 10_000;

/** Fills the window while the app gets ready; says so in words, and after about ten seconds that it takes long. */
export function WaitingScreen({ message }: { message: string }) {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), longAfter);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <Box
      role="status"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <PlumbMark size={44} />
      <CircularProgress size={22} aria-hidden />
      <Typography variant="body1">{translate(message)}</Typography>
      {isLong && (
        <Typography variant="body2" color="text.secondary">
          {translate('shell.boot.long')}
        </Typography>
      )}
    </Box>
  );
}
