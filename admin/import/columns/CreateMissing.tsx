import { Box, Checkbox, FormControlLabel } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { entities } from '@plumbline/resources/entities/index';
import type { ImportPlan } from '@plumbline/resources/import/importSession';
import { useTranslate } from 'react-admin';
import { ReferencePicker } from '../../entities/inputs/ReferencePicker';
import { fieldLabel } from '../../entities/labels';
import type { Creatable } from '../importPlan';

interface CreateMissingProps {
  entity: AnyEntity;
  reference: Creatable;
  plan: ImportPlan;
  onChange: (plan: ImportPlan) => void;
}

/**
 * Whether rows that a column names and that do not exist are created, and what they then get (a model's category); asked for
 * only if some prove to be new when the list is tried.
 */
export function CreateMissing({
  entity,
  reference: { field, to, needs },
  plan,
  onChange,
}: CreateMissingProps) {
  const translate = useTranslate();
  const given = plan.create[field];
  const label = translate('import.columns.createMissing', { name: translate(fieldLabel(entity, field)) });
  const { [field]: _given, ...others } = plan.create;
  const set = (values: Record<string, string> | undefined) =>
    onChange({ ...plan, create: values ? { ...others, [field]: values } : others });
  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox checked={given !== undefined} onChange={(_, isOn) => set(isOn ? {} : undefined)} />
        }
      />
      {given !== undefined &&
        needs.map(({ name, to: target }) => {
          const { [name]: chosen, ...rest } = given;
          return (
            <Box key={name} sx={{ maxWidth: 360, pl: { sm: 4 }, pt: 0.5, pb: 1 }}>
              <ReferencePicker
                id={`import-${field}-${name}`}
                to={target}
                label={translate('import.columns.createWith', {
                  field: translate(fieldLabel(entities[to], name)),
                })}
                value={chosen ? [chosen] : []}
                onChange={([id]) => set(id ? { ...rest, [name]: id } : rest)}
              />
            </Box>
          );
        })}
    </Box>
  );
}
