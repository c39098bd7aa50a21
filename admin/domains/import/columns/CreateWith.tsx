import { Box } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../../data/words/labels';
import { ReferencePicker } from '../../../entities/inputs/ReferencePicker';
import type { Creatable } from '../importPlan';

interface CreateWithProps {
  reference: Creatable;
  plan: ImportPlan;
  onChange: (plan: ImportPlan) => void;
}

/** Values for referenced rows that have to be created, e.g. a model's category. */
export function CreateWith({ reference: { field, to, needs }, plan, onChange }: CreateWithProps) {
  const translate = useTranslate();
  const given = plan.create[field] ?? {};
  const set = (values: Record<string, string>) =>
    onChange({ ...plan, create: { ...plan.create, [field]: values } });
  return needs.map(({ name, to: target }) => {
    const { [name]: chosen, ...rest } = given;
    return (
      <Box key={name} sx={{ maxWidth: 360, pt: 0.5, pb: 1 }}>
        <ReferencePicker
          id={`import-${field}-${name}`}
          to={target}
          label={translate('import.columns.createWith', { field: translate(fieldLabel(entities[to], name)) })}
          value={chosen ? [chosen] : []}
          onChange={([id]) => set(id ? { ...rest, [name]: id } : rest)}
        />
      </Box>
    );
  });
}
