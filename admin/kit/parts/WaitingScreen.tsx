import { Box, CircularProgress, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { longAfter } from '../behaviour/waitingLimits';
import { PlumbMark } from './PlumbMark';

interface WaitingScreenProps {
  message: string;
  /** Actions available meanwhile. */
  children?: ReactNode;
}

/** Full-window loading screen with a text, and a second one after about ten seconds. */
export function WaitingScreen({ message, children }: WaitingScreenProps) {
  const translate = useTranslate();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLong(true), longAfter);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <Box
      // With actions it is a page of its own and needs a heading.
      component={children ? 'main' : 'div'}
      sx={{ ...centred, minHeight: '100dvh', placeContent: 'center', p: 3, textAlign: 'center' }}
    >
      <Box role="status" sx={centred}>
        <PlumbMark size={44} />
        <CircularProgress size={22} aria-hidden />
        <Typography variant="body1" component={children ? 'h1' : 'p'}>
          {translate(message)}
        </Typography>
        {isLong && !children && (
          <Typography variant="body2" color="text.secondary">
            {translate('shell.boot.long')}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}

const centred = { display: 'grid', justifyItems: 'center', gap: 2 };
