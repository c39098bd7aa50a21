import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../../data/words/labels';
import type { Creatable } from '../importPlan';
import { CreateWith } from './CreateWith';

interface CreateMissingProps {
  entity: AnyEntity;
  reference: Creatable;
  plan: ImportPlan;
  onChange: (plan: ImportPlan) => void;
}

/**
 * Whether missing referenced rows are created, and the values they get (a model's category); asked only if the dry run
 * finds new ones.
 */
export function CreateMissing({ entity, reference, plan, onChange }: CreateMissingProps) {
  const translate = useTranslate();
  const { field } = reference;
  const { [field]: given, ...others } = plan.create;
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label={translate('import.columns.createMissing', { name: translate(fieldLabel(entity, field)) })}
        control={
          <Checkbox
            checked={given !== undefined}
            onChange={(_, isOn) => onChange({ ...plan, create: isOn ? { ...others, [field]: {} } : others })}
          />
        }
      />
      {given !== undefined && (
        <Box sx={{ pl: { sm: 4 } }}>
          <CreateWith reference={reference} plan={plan} onChange={onChange} />
        </Box>
      )}
    </Box>
  );
}
