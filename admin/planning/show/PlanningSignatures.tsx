import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../entities/useFormat';
import { type LocalRow, saveLocally } from '../../offline';
import type { Signature } from '../../signatures/SignatureRow';
import { SignaturesCard, signedAnew } from '../../signatures/SignaturesCard';
import { before } from '../preparations/PreparationsCard';

type Planning = LocalRow<'auditPlannings'>;
type Confirmation = Signature & Pick<NonNullable<Planning['signatures']>[number], 'forDate' | 'forCount'>;

/** Inspector and customer confirm the appointment; what each confirmed is kept, whatever changes afterwards. */
export function PlanningSignatures({ planning, maySign }: { planning: Planning; maySign: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  const now = { forDate: planning.datePlanned, forCount: planning.plannedCount ?? 0 };
  const sign = (one: Signature) =>
    saveLocally(
      'auditPlannings',
      planning.id,
      { signatures: signedAnew(planning.signatures, { ...one, ...now }) },
      before(planning),
    );
  const note = ({ forDate, forCount }: Confirmation) => (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('planning.confirmation.confirmed', {
          date: forDate ? format.date(forDate) : '–',
          count: forCount ?? '–',
        })}
      </Typography>
      {(forDate !== now.forDate || forCount !== now.forCount) && (
        <Typography variant="body2" color="warning.main">
          {translate('planning.confirmation.changed')}
        </Typography>
      )}
    </>
  );
  return (
    <SignaturesCard
      title={translate('planning.confirmation.title')}
      place={{ resource: 'auditPlannings', id: planning.id }}
      signatures={planning.signatures ?? []}
      auditor={planning.auditor}
      contact={planning.contact}
      location={planning.location}
      onSign={maySign ? sign : undefined}
      note={note}
    />
  );
}
