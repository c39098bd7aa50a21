import { Box } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { stateLabel } from './stateLabel';
import { statesOf } from './statesOf';
import { stepIcons } from './stepIcons';

interface StateMarksProps {
  entity: AnyEntity;
  record: Readonly<Record<string, unknown>>;
}

/** The states of a referenced row: an icon with its label as tooltip and for screen readers. */
export function StateMarks({ entity, record }: StateMarksProps) {
  const translate = useTranslate();
  return statesOf(entity, record)
    .filter(({ step }) => !step.isWelcome)
    .map(({ field, step }) => {
      const Icon = stepIcons[step.icon];
      const word = stateLabel(entity, field, translate);
      return (
        <Box key={field} component="span" title={word} sx={{ ml: 0.5, color: 'error.main' }}>
          <Icon aria-hidden sx={{ fontSize: 15, verticalAlign: 'text-bottom' }} />
          <Box component="span" sx={visuallyHidden}>
            {word}
          </Box>
        </Box>
      );
    });
}
