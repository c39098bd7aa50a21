import { Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { DragHandleButton } from '../inputs/list/DragHandleButton';
import { useRowDrag } from '../inputs/list/useRowDrag';
import type { Columns } from './useColumns';

/** Chooses the columns of a list, at least one, and their order: by drag, or with the arrow keys on a handle. */
export function ColumnChoice({ entity, columns }: { entity: AnyEntity; columns: Columns }) {
  const translate = useTranslate();
  const { shown, possible, set } = columns;
  const toggle = (name: string) =>
    set(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]);
  const drag = useRowDrag((from, to) => {
    const moved = shown[from];
    if (moved === undefined || to < 0 || to >= shown.length || to === from) return;
    const others = shown.filter((name) => name !== moved);
    set([...others.slice(0, to), moved, ...others.slice(to)]);
  });
  return (
    <Box sx={{ p: 1.5, width: 300 }}>
      <Stack sx={{ maxHeight: '50dvh', overflowY: 'auto' }}>
        {[...shown, ...possible.filter((name) => !shown.includes(name))].map((name, index) => {
          const label = translate(fieldLabel(entity, name));
          const isShown = shown.includes(name);
          return (
            <Box
              key={name}
              {...(isShown ? drag.row(index) : {})}
              sx={{
                display: 'flex',
                alignItems: 'center',
                borderTop: 2,
                borderColor: isShown && drag.over === index ? 'primary.main' : 'transparent',
              }}
            >
              <FormControlLabel
                label={label}
                sx={{ ml: -0.5, mr: 'auto', '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
                control={
                  <Checkbox
                    size="small"
                    sx={{ p: 0.625 }}
                    checked={isShown}
                    disabled={shown.length === 1 && isShown}
                    onChange={() => toggle(name)}
                  />
                }
              />
              {isShown && shown.length > 1 && (
                <DragHandleButton handle={drag.handle(index)} itemId={`column-${name}`} title={label} />
              )}
            </Box>
          );
        })}
      </Stack>
      <Button variant="text" onClick={columns.reset} sx={{ mt: 0.5 }}>
        {translate('shell.columns.reset')}
      </Button>
    </Box>
  );
}
