import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import type { Language } from '@plumbline/resources/language/languages';
import { type ReactNode, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { hasUnsavedWork } from '../../../kit/settings/unsavedWork';
import { rememberLanguage } from './rememberLanguage';

/** Changes the language, stored on this device. Everything is rendered again, so unsaved input asks first. */
export function useLanguageChoice(): {
  language: string;
  choose: (language: Language) => void;
  question: ReactNode;
} {
  const translate = useTranslate();
  const [language, setLanguage] = useLocaleState();
  const [wanted, setWanted] = useState<Language | null>(null);
  const change = (next: Language) => {
    setLanguage(next);
    void rememberLanguage(next);
  };
  const choose = (next: Language) => (hasUnsavedWork() ? setWanted(next) : change(next));
  const question = (
    <Dialog open={wanted !== null} onClose={() => setWanted(null)} aria-labelledby="language-title">
      <DialogTitle id="language-title">{translate('shell.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('shell.unsaved.language')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button
          variant="text"
          color="error"
          onClick={() => {
            if (wanted) change(wanted);
            setWanted(null);
          }}
        >
          {translate('shell.unsaved.change')}
        </Button>
        <Button variant="contained" onClick={() => setWanted(null)} autoFocus>
          {translate('shell.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
  return { language, choose, question };
}
