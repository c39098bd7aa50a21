import ContentPasteGoOutlined from '@mui/icons-material/ContentPasteGoOutlined';
import { Alert, Button } from '@mui/material';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { newId } from '@plumbline/resources/language/ids';
import { valuesToTake, withAnswers } from '@plumbline/resources/rules/audits/takeOverValues';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import type { AuditChange } from '../draft/useAuditDraft';

interface TakeOverBannerProps {
  previous: LocalRow<'audits'> | undefined;
  content: AuditContent;
  onChange: (change: AuditChange) => void;
}

/** Offers to take over the previous answers, where the regulation allows it. */
export function TakeOverBanner({ previous, content, onChange }: TakeOverBannerProps) {
  const translate = useTranslate();
  const format = useFormat();
  const values = previous ? valuesToTake(content, previous.answers, newId) : [];
  if (!previous || values.length === 0) return null;
  const date = previous.dateAudited ? format.date(previous.dateAudited) : '';
  return (
    <Alert
      severity="info"
      icon={<ContentPasteGoOutlined />}
      sx={{ mb: 3, '& .MuiAlert-action': { alignItems: 'center', pt: 0 } }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          sx={{ minHeight: 44 }}
          onClick={() => onChange(({ answers }) => ({ answers: withAnswers(answers, values) }))}
        >
          {translate('audit.takeOver.button')}
        </Button>
      }
    >
      {translate('audit.takeOver.offer', { smart_count: values.length, date })}
    </Alert>
  );
}
