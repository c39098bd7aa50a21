import { Box, Checkbox, FormControlLabel, Paper, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { mayEver } from '@plumbline/resources/language/permissions';
import type { ImportPlan, RecognisedList } from '@plumbline/resources/rules/import/importSession';
import { belongsTo } from '@plumbline/resources/rules/import/planProblems';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { fieldLabel } from '../../../data/words/labels';
import { creatable, notesField, unmappedColumns } from '../importPlan';
import { CreateMissing } from './CreateMissing';

interface PlanOptionsProps {
  entity: AnyEntity;
  plan: ImportPlan;
  list: RecognisedList;
  onChange: (plan: ImportPlan) => void;
}

/** Options for missing models and locations, unmapped columns, invalid values and existing rows. */
export function PlanOptions({ entity, plan, list, onChange }: PlanOptionsProps) {
  const translate = useTranslate();
  const actor = useActor();
  const notes = notesField(entity);
  const hasUnmapped = unmappedColumns(plan, list).length > 0;
  const missing = creatable(entity, plan.mapping).filter(({ to }) => mayEver(entities[to], 'create', actor));
  const option = (label: string, isOn: boolean, change: (isOn: boolean) => Partial<ImportPlan>) => (
    <FormControlLabel
      label={label}
      control={
        <Checkbox checked={isOn} onChange={(_, checked) => onChange({ ...plan, ...change(checked) })} />
      }
    />
  );
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('import.columns.options')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        {missing.map((reference) => (
          <CreateMissing
            key={reference.field}
            entity={entity}
            reference={reference}
            plan={plan}
            onChange={onChange}
          />
        ))}
        {notes !== null &&
          hasUnmapped &&
          option(
            translate('import.columns.keepUnmapped', { field: translate(fieldLabel(entity, notes)) }),
            plan.keepUnmapped !== null,
            (isOn) => ({ keepUnmapped: isOn ? notes : null }),
          )}
        {belongsTo(entity, actor.instanceType) !== undefined &&
          option(translate('import.columns.ownerless'), plan.ownerless === true, (ownerless) => ({
            ownerless,
          }))}
        {option(translate('import.columns.leaveOut'), plan.unreadable === 'leaveOut', (isOn) => ({
          unreadable: isOn ? 'leaveOut' : 'refuseRow',
        }))}
        {option(translate('import.columns.fillEmpty'), plan.existing === 'fillEmpty', (isOn) => ({
          existing: isOn ? 'fillEmpty' : 'overwrite',
        }))}
      </Box>
    </Paper>
  );
}
