import { Alert } from '@mui/material';
import type { Instance } from '@plumbline/resources/entities/instances';
import { type RaRecord, useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { useFormat } from '../../data/words/useFormat';

/** Effect of a termination, for those who look after the account; its own users see the banner instead. */
export function TerminationFacts({ record }: { record: RaRecord<string> }) {
  const translate = useTranslate();
  const format = useFormat();
  const actor = useActor();
  // The data provider returns rows of this entity untyped.
  const { hasResigned, dateErasureDue, dateErased } = record as unknown as Instance;
  if (!hasResigned || record.id === actor.instance) return null;
  const date = dateErased ?? dateErasureDue;
  if (!date) return null;
  return (
    <Alert severity={dateErased ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {translate(dateErased ? 'termination.erased' : 'termination.others', { date: format.date(date) })}
    </Alert>
  );
}
