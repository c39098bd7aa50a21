import { Box, Button, Paper, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ImportPlan, ImportSession } from '@plumbline/resources/rules/import/importSession';
import { planProblems } from '@plumbline/resources/rules/import/planProblems';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import type { ImportFlow } from '../useImport';
import { ColumnList } from './ColumnList';
import { Destination } from './Destination';
import { PlanOptions } from './PlanOptions';
import { PlanProblems } from './PlanProblems';

interface ColumnsStepProps {
  entity: AnyEntity;
  flow: ImportFlow;
  session: ImportSession;
  plan: ImportPlan;
  isOnline: boolean;
}

/** Destination of the rows, target field of each column, and options for the rest. */
export function ColumnsStep({ entity, flow, session, plan, isOnline }: ColumnsStepProps) {
  const translate = useTranslate();
  const { instanceType } = useActor();
  const problems = planProblems(entity, plan, instanceType);
  const parts = { entity, plan, onChange: flow.setPlan };
  return (
    <>
      <Destination {...parts} />
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Typography variant="h2" sx={{ mb: 1.5 }}>
          {translate('import.columns.caption')}
        </Typography>
        <ColumnList {...parts} list={session.list} counts={session.counts} />
      </Paper>
      <PlanOptions {...parts} list={session.list} />
      <PlanProblems entity={entity} problems={problems} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button color="inherit" size="large" onClick={() => flow.goTo('list')}>
          {translate('import.back')}
        </Button>
        <ReasonButton
          variant="contained"
          size="large"
          disabled={problems.length > 0 || flow.isBusy}
          reason={isOnline ? undefined : translate('import.onlineOnly')}
          onClick={() => void flow.check()}
        >
          {translate('import.columns.check')}
        </ReasonButton>
      </Box>
    </>
  );
}
