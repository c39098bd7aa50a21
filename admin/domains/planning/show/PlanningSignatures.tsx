import { Typography } from '@mui/material';
import { planningContent } from '@plumbline/resources/rules/planning/planningContent';
import { canonical, sha256 } from '@plumbline/resources/rules/reports/canonical';
import { useTranslate } from 'react-admin';
import { type LocalRow, saveLocally, useLocalList } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import type { Signature } from '../../signatures';
import { SignaturesCard, signedAnew } from '../../signatures';
import { before } from '../preparations/PreparationsCard';

type Planning = LocalRow<'auditPlannings'>;
type Confirmation = Signature & Pick<NonNullable<Planning['signatures']>[number], 'forDate' | 'forCount'>;

/**
 * Inspector and customer confirm the appointment; the confirmed content is kept even if the appointment changes later.
 */
export function PlanningSignatures({ planning, maySign }: { planning: Planning; maySign: boolean }) {
  const translate = useTranslate();
  const format = useFormat();
  const now = { forDate: planning.datePlanned, forCount: planning.plannedCount ?? 0 };
  const { records: audits } = useLocalList('audits', { filter: { planning: planning.id } });
  const sign = async (one: Signature) => {
    const pieces = audits.map(({ equipment }) => equipment);
    const contentHash = await sha256(canonical(planningContent(planning, pieces)));
    await saveLocally(
      'auditPlannings',
      planning.id,
      { signatures: signedAnew(planning.signatures, { ...one, ...now, contentHash }) },
      before(planning),
    );
  };
  const note = ({ forDate, forCount, isVoid }: Confirmation) => (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('planning.confirmation.confirmed', {
          date: forDate ? format.date(forDate) : '–',
          count: forCount ?? '–',
        })}
      </Typography>
      {(isVoid || forDate !== now.forDate || forCount !== now.forCount) && (
        <Typography variant="body2" color={isVoid ? 'error' : 'warning.main'}>
          {translate(isVoid ? 'planning.confirmation.void' : 'planning.confirmation.changed')}
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
