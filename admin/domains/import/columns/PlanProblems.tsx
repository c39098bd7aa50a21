import { Alert, AlertTitle, Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { importTargets } from '@plumbline/resources/rules/import/importTargets';
import type { PlanProblem } from '@plumbline/resources/rules/import/planProblems';
import { useTranslate } from 'react-admin';
import { pathLabel, targetLabel } from '../targetLabel';

/** What is missing before the dry run can start. */
export function PlanProblems({ entity, problems }: { entity: AnyEntity; problems: readonly PlanProblem[] }) {
  const translate = useTranslate();
  if (problems.length === 0) return null;
  const labelOf = (path: string) => {
    const target = importTargets(entity).find((one) => one.path === path);
    return target ? targetLabel(target, entity.name, translate) : pathLabel(entity.name, path, translate);
  };
  return (
    <Alert severity="info">
      <AlertTitle>{translate('import.plan.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {problems.map(({ message, target = '' }) => (
          <li key={`${message} ${target}`}>{translate(message, { field: labelOf(target) })}</li>
        ))}
      </Box>
    </Alert>
  );
}
