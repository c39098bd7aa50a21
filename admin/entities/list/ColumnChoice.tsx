import { Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import type { Columns } from './useColumns';

/** Chooses the columns of a list; at least one. */
export function ColumnChoice({ entity, columns }: { entity: AnyEntity; columns: Columns }) {
  const translate = useTranslate();
  const toggle = (name: string) =>
    columns.set(
      columns.shown.includes(name) ? columns.shown.filter((one) => one !== name) : [...columns.shown, name],
    );
  return (
    <Box sx={{ p: 1.5, width: 280 }}>
      <Stack sx={{ maxHeight: '50dvh', overflowY: 'auto' }}>
        {columns.possible.map((name) => (
          <FormControlLabel
            key={name}
            label={translate(fieldLabel(entity, name))}
            sx={{ ml: -0.5, '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
            control={
              <Checkbox
                size="small"
                sx={{ p: 0.625 }}
                checked={columns.shown.includes(name)}
                disabled={columns.shown.length === 1 && columns.shown.includes(name)}
                onChange={() => toggle(name)}
              />
            }
          />
        ))}
      </Stack>
      <Button variant="text" onClick={columns.reset} sx={{ mt: 0.5 }}>
        {translate('shell.columns.reset')}
      </Button>
    </Box>
  );
}
