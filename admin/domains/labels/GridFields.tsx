import { Box, TextField } from '@mui/material';
import type { LabelGrid } from '@plumbline/resources/rules/labels/index';
import { useTranslate } from 'react-admin';

const names = [
  'pageWidth',
  'pageHeight',
  'labelWidth',
  'labelHeight',
  'columns',
  'rows',
  'left',
  'top',
  'pitchX',
  'pitchY',
] as const satisfies readonly (keyof LabelGrid)[];

/** Dimensions of a custom label sheet. */
export function GridFields({ grid, onChange }: { grid: LabelGrid; onChange: (grid: LabelGrid) => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, 1fr)' }}>
      {names.map((name) => (
        <TextField
          key={name}
          type="number"
          label={`${translate(`labels.grid.${name}`)}${name === 'columns' || name === 'rows' ? '' : ' (mm)'}`}
          value={Number.isFinite(grid[name]) ? grid[name] : ''}
          slotProps={{ htmlInput: { min: 0, step: name === 'columns' || name === 'rows' ? 1 : 0.1 } }}
          onChange={({ target }) =>
            onChange({ ...grid, [name]: target.value === '' ? Number.NaN : Number(target.value) })
          }
        />
      ))}
    </Box>
  );
}
