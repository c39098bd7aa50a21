import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button, CircularProgress } from '@mui/material';
import { isLanguage } from '@plumbline/resources/language/languages';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { saveAs } from '../../data/files/saveAs';
import { useConnection } from '../../data/offline';
import { downloadDefault } from './templateCommands';

/** Downloads the default template as a starting point. */
export function DefaultButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const { isOnline } = useConnection();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const name = translate('choices.reportKind.AUDIT_REPORT');
      saveAs(await downloadDefault(isLanguage(locale) ? locale : 'en-EN'), `${name}.docx`);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : <DownloadOutlined />}
      disabled={isBusy || !isOnline}
      title={isOnline ? undefined : translate('errors.ONLINE_ONLY')}
      onClick={() => void download()}
    >
      {translate('templates.default')}
    </Button>
  );
}
