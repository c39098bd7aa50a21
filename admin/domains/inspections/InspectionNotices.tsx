import { Alert } from '@mui/material';
import type { Audit } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { useGetMany, useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';

/** Warnings about an inspection: unknown data when it was finished, contradiction, lifted, missed, not done. */
export function InspectionNotices({ audit }: { audit: Audit }) {
  const translate = useTranslate();
  const format = useFormat();
  const { isUnaware, confirmedContradiction, liftedAt, liftedBy, liftReason, isMissed, isFinished } = audit;
  return (
    <>
      {isUnaware && <UnawareNotice audit={audit} />}
      {isFinished && confirmedContradiction && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('inspection.contradiction')}
        </Alert>
      )}
      {liftedAt && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('inspection.lifted', {
            date: format.dateTime(liftedAt),
            name: liftedBy ?? '–',
            reason: liftReason ?? '–',
          })}
        </Alert>
      )}
      {!isFinished && (
        <Alert severity={isMissed ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {translate(
            isMissed ? 'inspection.missed' : audit.dateStarted ? 'inspection.started' : 'inspection.planned',
          )}
        </Alert>
      )}
    </>
  );
}

/** What the device did not know when the inspection was finished: deficiencies by description, locks by kind. */
function UnawareNotice({ audit }: { audit: Audit }) {
  const translate = useTranslate();
  const unaware = audit.unawareOf ?? [];
  const ids = unaware.filter(({ kind }) => kind === 'deficiency').map(({ key }) => key);
  const { data = [] } = useGetMany<Deficiency>(
    'deficiencies',
    { ids },
    { enabled: ids.length > 0, retry: false },
  );
  const known = new Map(data.filter((one) => one !== undefined).map((one) => [one.id, one.description]));
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('audit.unaware')}
      {unaware.length > 0 && (
        <ul style={{ margin: '4px 0 0', paddingLeft: 18 }}>
          {unaware.map(({ id, kind, key }) => (
            <li key={id}>
              {[translate(`choices.lockKind.${kind}`), known.get(key)].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
