import { Box, FormHelperText, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import { auditType } from '@plumbline/resources/language/choices/choices';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

type AuditType = ChoiceOf<typeof auditType>;
interface TypePickerProps {
  value: AuditType | null;
  isDisabled: boolean;
  onChange: (type: AuditType) => void;
}

/** Visual, expert or maintenance: determines the applicable regulation. */
export function TypePicker({ value, isDisabled, onChange }: TypePickerProps) {
  const translate = useTranslate();
  const labelId = useId();
  return (
    // A row of its own: its label above it would move it against a field beside it.
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Typography id={labelId} variant="caption" color="text.secondary" sx={{ display: 'block', mb: 0.25 }}>
        {translate('resources.auditPlannings.fields.type')} *
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        size="small"
        value={value}
        disabled={isDisabled}
        aria-labelledby={labelId}
        onChange={(_event, next: AuditType | null) => next && onChange(next)}
      >
        {auditType.values.map((type) => (
          <ToggleButton
            key={type}
            value={type}
            // On the narrowest phones each label gets the width of its longest word.
            sx={{
              flex: '1 1 min-content',
              minHeight: 44,
              px: { xs: 0.5, sm: 1.25 },
              lineHeight: 1.2,
              textTransform: 'none',
              '@media (max-width: 359.95px)': { fontSize: '0.75rem' },
            }}
          >
            {translate(`choices.auditType.${type}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isDisabled && <FormHelperText>{translate('planning.form.fixed')}</FormHelperText>}
    </Box>
  );
}
