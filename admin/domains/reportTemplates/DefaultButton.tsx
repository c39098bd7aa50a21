import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { CircularProgress } from '@mui/material';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import { isLanguage } from '@plumbline/resources/language/languages';
import { useState } from 'react';
import { useLocale, useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { saveAs } from '../../data/files/saveAs';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { downloadDefault } from './templateCommands';

/** Downloads the default template of a kind as a starting point. */
export function DefaultButton({ kind }: { kind: ReportTemplate['kind'] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const locale = useLocale();
  const offline = useOfflineReason();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const name = translate(`choices.reportKind.${kind}`);
      saveAs(await downloadDefault(kind, isLanguage(locale) ? locale : 'en-EN'), `${name}.docx`);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ReasonButton
      variant="outlined"
      startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : <DownloadOutlined />}
      disabled={isBusy}
      reason={offline}
      onClick={() => void download()}
    >
      {translate('templates.default')}
    </ReasonButton>
  );
}

/** The same above the list of templates, for the usual kind. */
export const ListDefaultButton = () => <DefaultButton kind="AUDIT_REPORT" />;
