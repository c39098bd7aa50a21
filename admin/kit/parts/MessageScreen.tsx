import type { SvgIconComponent } from '@mui/icons-material';
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../behaviour/usePageTitle';

interface MessageScreenProps {
  icon: SvgIconComponent;
  title: string;
  text: string;
  action?: ReactNode;
}

/** A screen with a message and a link to go on. */
export function MessageScreen({ icon: Icon, title, text, action }: MessageScreenProps) {
  const translate = useTranslate();
  usePageTitle(title);
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1.5, py: { xs: 6, md: 12 }, px: 2 }}>
      <Icon aria-hidden sx={{ fontSize: 48, color: 'text.disabled' }} />
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '56ch' }}>
        {text}
      </Typography>
      {action ?? (
        <Button component={Link} to="/start/dashboard" variant="contained" sx={{ mt: 1 }}>
          {translate('shell.action.toStart')}
        </Button>
      )}
    </Stack>
  );
}
