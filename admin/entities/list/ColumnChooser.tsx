import ViewColumnOutlined from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Stack, Tooltip } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../labels';
import type { Columns } from './useColumns';

export function ColumnChooser({ entity, columns }: { entity: AnyEntity; columns: Columns }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (name: string) =>
    columns.set(
      columns.shown.includes(name) ? columns.shown.filter((one) => one !== name) : [...columns.shown, name],
    );
  const title = translate('shell.columns.choose');
  return (
    <>
      <Tooltip title={title}>
        <IconButton
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-label={title}
          aria-haspopup="dialog"
        >
          <ViewColumnOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
      >
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
      </Popover>
    </>
  );
}
