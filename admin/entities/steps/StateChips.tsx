import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../StatusChip';
import { stateLabel } from './stateLabel';
import { statesOf } from './statesOf';
import { stepIcons } from './stepIcons';

interface StateChipsProps {
  entity: AnyEntity;
  record: Readonly<Record<string, unknown>>;
  /** On a line of their own. */
  isBelow?: boolean;
}

/** The states of a row that differ from the default (locked, not traceable, archived); nothing without any. */
export function StateChips({ entity, record, isBelow = false }: StateChipsProps) {
  const translate = useTranslate();
  const states = statesOf(entity, record);
  if (states.length === 0) return null;
  return (
    <Box
      component="span"
      sx={{
        display: isBelow ? 'flex' : 'inline-flex',
        flexWrap: 'wrap',
        gap: 0.5,
        // That a piece is locked is never cut off, as other texts in a narrow column are.
        ...(isBelow && { mt: 0.25, whiteSpace: 'normal' }),
      }}
    >
      {states.map(({ field, step }) => (
        <StatusChip
          key={field}
          tone={step.isWelcome ? 'success' : 'error'}
          icon={stepIcons[step.icon]}
          label={stateLabel(entity, field, translate)}
        />
      ))}
    </Box>
  );
}
