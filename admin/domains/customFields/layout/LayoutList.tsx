import DragIndicatorOutlined from '@mui/icons-material/DragIndicatorOutlined';
import { Box, FormControlLabel, IconButton, Stack, Switch, Typography } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { fieldLabel } from '../../../data/words/labels';
import { handleId, useRowDrag } from '../../../entities/inputs/list/useRowDrag';
import type { LayoutRow } from './layoutRows';

interface LayoutListProps {
  entity: AnyEntity;
  rows: readonly LayoutRow[];
  onMove: (from: number, to: number) => void;
  onChange: (field: string, change: Partial<Pick<LayoutRow, 'isVisible' | 'isRequired'>>) => void;
}

/** The fields of one tab: sorted by dragging or with the arrow keys, and switched on and off. */
export function LayoutList({ entity, rows, onMove, onChange }: LayoutListProps) {
  const translate = useTranslate();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (from === to || !rows[from]?.mayMove || !rows[to]?.mayMove) return;
    onMove(from, to);
    setSaid(translate('shell.list.moved', { position: to + 1, count: rows.length }));
  };
  const drag = useRowDrag(move);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row, index) => {
          const label = translate(fieldLabel(entity, row.field));
          return (
            <Stack
              key={row.field}
              component="li"
              direction="row"
              {...drag.row(index)}
              sx={{
                alignItems: 'center',
                flexWrap: 'wrap',
                columnGap: 1,
                px: 1,
                py: 0.25,
                borderTop: index > 0 ? 1 : 0,
                borderColor: drag.over === index ? 'primary.main' : 'divider',
              }}
            >
              {row.mayMove ? (
                <IconButton
                  id={handleId(row.field)}
                  aria-label={translate('customFields.layout.move', { field: label })}
                  sx={{ cursor: 'grab' }}
                  {...drag.handle(index)}
                >
                  <DragIndicatorOutlined fontSize="small" />
                </IconButton>
              ) : (
                <Box sx={{ width: 36, height: 36 }} />
              )}
              <Typography
                component="span"
                sx={{
                  flex: { xs: '1 1 calc(100% - 60px)', sm: '1 1 10rem' },
                  minWidth: 0,
                  overflowWrap: 'anywhere',
                  color: row.isVisible ? 'text.primary' : 'text.secondary',
                }}
              >
                {label}
              </Typography>
              <Stack direction="row" sx={{ columnGap: 2, flexWrap: 'wrap', pl: { xs: 5, sm: 0 } }}>
                <Choice
                  label={translate('resources.formControls.fields.isVisible')}
                  field={label}
                  isOn={row.isVisible}
                  isFixed={!row.mayHide}
                  onChange={(isVisible) => onChange(row.field, { isVisible })}
                />
                <Choice
                  label={translate('resources.formControls.fields.isRequired')}
                  field={label}
                  isOn={row.isRequired}
                  isFixed={!row.mayRequire || !row.isVisible}
                  onChange={(isRequired) => onChange(row.field, { isRequired })}
                />
              </Stack>
            </Stack>
          );
        })}
      </Box>
      <Box
        aria-live="polite"
        sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </>
  );
}

interface ChoiceProps {
  label: string;
  field: string;
  isOn: boolean;
  isFixed: boolean;
  onChange: (isOn: boolean) => void;
}

function Choice({ label, field, isOn, isFixed, onChange }: ChoiceProps) {
  return (
    <FormControlLabel
      label={label}
      disabled={isFixed}
      sx={{ mx: 0, gap: 0.75, '& .MuiFormControlLabel-label': { fontSize: '0.8125rem' } }}
      control={
        <Switch
          size="small"
          checked={isOn}
          onChange={(_event, checked) => onChange(checked)}
          slotProps={{ input: { 'aria-label': `${field}: ${label}` } }}
        />
      }
    />
  );
}
