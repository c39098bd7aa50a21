import { Alert, AlertTitle, List, ListItem, ListItemText } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { TemplateProblem } from '../templateCommands';

interface ProblemListProps {
  /** Of the last upload, if it was not accepted. */
  refused: readonly TemplateProblem[];
  /** Of the stored draft. */
  problems: readonly TemplateProblem[];
}

/** What is wrong with a template, each with its place. */
export function ProblemList({ refused, problems }: ProblemListProps) {
  const translate = useTranslate();
  const errors = [...refused, ...(refused.length > 0 ? [] : problems)].filter(
    ({ severity }) => severity === 'error',
  );
  const warnings = (refused.length > 0 ? refused : problems).filter(({ severity }) => severity === 'warning');
  return (
    <>
      {errors.length > 0 && (
        <Alert severity="error">
          <AlertTitle>{translate('templates.problems.refused', { smart_count: errors.length })}</AlertTitle>
          <Problems problems={errors} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{translate('templates.problems.warnings')}</AlertTitle>
          <Problems problems={warnings} />
        </Alert>
      )}
    </>
  );
}

function Problems({ problems }: { problems: readonly TemplateProblem[] }) {
  const translate = useTranslate();
  return (
    <List dense disablePadding>
      {problems.map(({ message, place, part }, index) => (
        <ListItem key={`${part} ${String(index)}`} disableGutters sx={{ alignItems: 'start' }}>
          <ListItemText
            primary={message}
            secondary={place && translate(`templates.problems.${place.near ? 'place' : 'placeEmpty'}`, place)}
            sx={{ overflowWrap: 'anywhere' }}
          />
        </ListItem>
      ))}
    </List>
  );
}
