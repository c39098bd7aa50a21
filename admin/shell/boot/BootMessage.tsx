import { Alert, Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import { LanguageSwitch } from '../../data/session/language/LanguageSwitch';
import { signIn } from '../../data/session/session';
import { PlumbMark } from '../../kit/parts/PlumbMark';

interface BootMessageProps {
  title: string;
  text: string;
  action: string;
  isError?: boolean;
  onAction?: () => void;
  /** Further actions. */
  more?: ReactNode;
}

/** A message screen outside of the app with one action, by default to sign in. */
export function BootMessage({ title, text, action, isError = false, onAction, more }: BootMessageProps) {
  const translate = useTranslate();
  const i18n = useI18nProvider();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
        backgroundColor: 'background.default',
      }}
    >
      <PlumbMark size={48} />
      <Typography variant="h1">{title}</Typography>
      {isError ? (
        <Alert severity="error" variant="outlined" sx={{ maxWidth: 520, textAlign: 'left' }}>
          {text}
        </Alert>
      ) : (
        <Typography color="text.secondary" sx={{ maxWidth: '52ch' }}>
          {text}
        </Typography>
      )}
      <Button variant="contained" size="large" onClick={onAction ?? (() => void signIn(i18n.getLocale()))}>
        {translate(action)}
      </Button>
      {more}
      <Box sx={{ mt: 3 }}>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}
