import { Alert, AlertTitle } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ImportPlan, ImportProblem } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { CreateWith } from '../columns/CreateWith';
import { creatable } from '../importPlan';
import type { ImportFlow } from '../useImport';

interface NewUnchosenProps {
  entity: AnyEntity;
  flow: ImportFlow;
  plan: ImportPlan;
  problems: readonly ImportProblem[];
  isOnline: boolean;
}

/**
 * Asks for required values of new referenced rows (a model's category) that were not chosen yet, and repeats the dry
 * run.
 */
export function NewUnchosen({ entity, flow, plan, problems, isOnline }: NewUnchosenProps) {
  const translate = useTranslate();
  const columns = problems
    .filter(({ expected }) => expected.message === 'import.problem.newUnchosen')
    .map(({ column }) => column);
  const fields = plan.mapping.flatMap(({ column, target }) => (columns.includes(column) ? [target] : []));
  const asked = creatable(entity, plan.mapping).filter(({ field }) => fields.includes(field));
  if (asked.length === 0) return null;
  const isChosen = asked.every(({ field, needs }) => needs.every(({ name }) => plan.create[field]?.[name]));
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{translate('import.check.newUnchosen')}</AlertTitle>
      {asked.map((reference) => (
        <CreateWith key={reference.field} reference={reference} plan={plan} onChange={flow.setPlan} />
      ))}
      <ReasonButton
        variant="contained"
        disabled={!isChosen || flow.isBusy}
        reason={isOnline ? undefined : translate('import.onlineOnly')}
        onClick={() => void flow.check()}
      >
        {translate('import.check.again')}
      </ReasonButton>
    </Alert>
  );
}
