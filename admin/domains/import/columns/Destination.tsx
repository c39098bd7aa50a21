import { Box, Paper, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import type { ImportPlan } from '@plumbline/resources/rules/import/importSession';
import { chosenReferences } from '@plumbline/resources/rules/import/planProblems';
import { useTranslate } from 'react-admin';
import { useActor } from '../../../data/session/ActorProvider';
import { fieldLabel } from '../../../data/words/labels';
import { ReferencePicker } from '../../../entities/inputs/ReferencePicker';
import { withChosen } from '../importPlan';

interface DestinationProps {
  entity: AnyEntity;
  plan: ImportPlan;
  onChange: (plan: ImportPlan) => void;
}

/** Chooses what all rows share: the customer, and the location below which locations are looked up. */
export function Destination({ entity, plan, onChange }: DestinationProps) {
  const translate = useTranslate();
  const { instanceType } = useActor();
  const names = chosenReferences(entity, instanceType);
  if (names.length === 0) return null;
  const mapped = plan.mapping.map(({ target }) => target);
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate('import.columns.destination')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))' }}>
        {names.map((name) => {
          const field = entity.fields[name];
          if (!isReference(field)) return null;
          const value = plan.target[name];
          const owner = field.sameOwnerAs ? plan.target[field.sameOwnerAs] : undefined;
          return (
            <ReferencePicker
              key={name}
              id={`import-${name}`}
              to={field.to}
              label={translate(fieldLabel(entity, name))}
              // Not required for all rows if a column contains it.
              isRequired={(field.required ?? false) && !mapped.includes(name)}
              value={value ? [value] : []}
              onChange={([id]) => onChange(withChosen(entity, plan, name, id ?? null))}
              {...(field.sameOwnerAs && owner ? { filter: { [field.sameOwnerAs]: owner } } : {})}
            />
          );
        })}
      </Box>
    </Paper>
  );
}
