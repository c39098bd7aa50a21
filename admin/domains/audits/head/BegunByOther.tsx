import { Alert } from '@mui/material';
import type { Audit } from '@plumbline/resources/entities/audits';
import { useTranslate } from 'react-admin';
import { useLocalRecord } from '../../../data/offline';
import { useActor } from '../../../data/session/ActorProvider';
import { useFormat } from '../../../data/words/useFormat';

type Begun = Pick<Audit, 'auditor' | 'dateStarted' | 'isFinished'>;

/** Says that a colleague is at this piece, as far as this device knows: answers of two people cannot be merged. */
export function BegunByOther({ audit: { auditor, dateStarted, isFinished } }: { audit: Begun }) {
  const translate = useTranslate();
  const format = useFormat();
  const { contact } = useActor();
  const { record } = useLocalRecord('contacts', auditor ?? '');
  if (isFinished || !dateStarted || !auditor || auditor === contact) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {translate('audit.begunByOther', {
        name: record ? `${record.firstName} ${record.lastName}` : translate('audit.colleague'),
        date: format.dateTime(dateStarted),
      })}
    </Alert>
  );
}
