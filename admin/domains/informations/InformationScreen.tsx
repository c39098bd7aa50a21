import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { localizedOrder } from '@plumbline/resources/language/languages';
import type { LegalText } from '@plumbline/resources/rules/legal/legalText';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useFormat } from '../../data/words/useFormat';
import { useLanguage } from '../../data/words/useLanguage';
import { ListSkeleton } from '../../entities/list/ListSkeleton';
import { PageHeader } from '../../kit/parts/PageHeader';
import { informationAt } from './informationAt';
import { LegalContent } from './LegalContent';
import { useLegalText } from './useLegalText';

/** Terms, imprint, privacy policy or terms of use, depending on the path. */
export function InformationScreen() {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const kind = informationAt(pathname) ?? 'impressum';
  const { data: text, error, refetch } = useLegalText(kind);
  return (
    <Box component="article" sx={{ maxWidth: 760, mx: 'auto' }}>
      <PageHeader
        title={translate(`choices.legalTextKind.${kind}`)}
        note={text?.content && <InForce text={text} />}
      />
      {text ? (
        <Shown text={text} />
      ) : error ? (
        <Alert
          severity="info"
          variant="outlined"
          action={<Button onClick={() => void refetch()}>{translate('shell.action.retry')}</Button>}
        >
          {translate(navigator.onLine ? 'legal.failed' : 'legal.offline')}
        </Alert>
      ) : (
        <ListSkeleton />
      )}
    </Box>
  );
}

function InForce({ text: { versionName, dateValidFrom, broker } }: { text: LegalText }) {
  const translate = useTranslate();
  const format = useFormat();
  const words = translate('legal.inForce', { version: versionName, date: format.date(dateValidFrom) });
  return broker ? `${words} · ${broker}` : words;
}

function Shown({ text: { content, link, broker } }: { text: LegalText }) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = localizedOrder(language).find((one) => content?.[one]);
  return (
    <Paper variant="outlined" sx={{ px: { xs: 2, sm: 4 }, py: { xs: 1, sm: 2 }, mb: 3 }}>
      {link ? (
        <Box sx={{ py: 2 }}>
          <Typography sx={{ mb: 2 }}>{translate('legal.linked', { broker })}</Typography>
          <Button
            variant="contained"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            endIcon={<OpenInNewOutlined />}
          >
            {translate('legal.open')}
          </Button>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {link}
          </Typography>
        </Box>
      ) : (
        shown && <LegalContent content={content?.[shown] ?? ''} language={shown} />
      )}
    </Paper>
  );
}
