import { Alert, AlertTitle, Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import type { PlanProblem } from '@plumbline/resources/import/planProblems';
import { useTranslate } from 'react-admin';
import { pathLabel } from '../targetLabel';

/** What is still to be said before the list can be tried. */
export function PlanProblems({ entity, problems }: { entity: AnyEntity; problems: readonly PlanProblem[] }) {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  return (
    <Alert severity="info">
      <AlertTitle>{translate('import.plan.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ message, target = '' }) => (
          <li key={`${message} ${target}`}>
            {translate(message, { field: pathLabel(entity.name, target, translate) })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
