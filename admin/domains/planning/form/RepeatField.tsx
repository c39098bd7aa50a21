import { Box, FormHelperText, MenuItem, TextField } from '@mui/material';
import { intervalUnit } from '@plumbline/resources/language/choices/choices';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PlanningValues } from './planningDraft';

type Repeat = Pick<PlanningValues, 'repeatEvery' | 'repeatUnit'>;

interface RepeatFieldProps extends Repeat {
  problem: string | undefined;
  onChange: (repeat: Partial<Repeat>) => void;
}

/** How often an appointment repeats; empty: not at all. */
export function RepeatField({ repeatEvery, repeatUnit, problem, onChange }: RepeatFieldProps) {
  const translate = useTranslate();
  const hintId = useId();
  const label = (name: string) => translate(`resources.auditPlannings.fields.${name}`);
  return (
    <Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 1,
          // As between other fields.
          rowGap: 2,
        }}
      >
        <TextField
          type="number"
          label={label('repeatEvery')}
          value={repeatEvery ?? ''}
          error={Boolean(problem)}
          placeholder="–"
          slotProps={{
            htmlInput: { min: 1, max: 1000, inputMode: 'numeric', 'aria-describedby': hintId },
            inputLabel: { shrink: true },
          }}
          onChange={({ target }) =>
            onChange({ repeatEvery: target.value === '' ? null : Math.trunc(Number(target.value)) })
          }
        />
        <TextField
          select
          label={label('repeatUnit')}
          value={repeatUnit}
          disabled={repeatEvery === null}
          onChange={({ target }) => onChange({ repeatUnit: target.value as Repeat['repeatUnit'] })} // one of the items
        >
          {intervalUnit.values.map((unit) => (
            <MenuItem key={unit} value={unit}>
              {translate(`choices.intervalUnit.${unit}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <FormHelperText id={hintId} error={Boolean(problem)}>
        {problem ?? translate(repeatEvery === null ? 'planning.form.noRepeat' : 'planning.form.repeats')}
      </FormHelperText>
    </Box>
  );
}
