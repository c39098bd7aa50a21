import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { codecOf } from '@plumbline/resources/language/exchange/codecs/codecs';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ColumnMapping, ImportColumn } from '@plumbline/resources/rules/import/importSession';
import type { ImportTarget } from '@plumbline/resources/rules/import/importTargets';
import { useTranslate } from 'react-admin';
import { isAmbiguousDate, isAmbiguousNumber } from '../importPlan';
import { targetLabel } from '../targetLabel';
import { ColumnState } from './ColumnState';

interface ColumnRowProps {
  resource: EntityName;
  column: ImportColumn;
  mapping: ColumnMapping;
  targets: readonly ImportTarget[];
  problems: number;
  onTarget: (path: string | null) => void;
  /** Undefined: as detected in the column. */
  onHabit: (habit: { [K in 'decimal' | 'order']?: ColumnMapping[K] | undefined }) => void;
}

const byColumnShown = { select: { displayEmpty: true }, inputLabel: { shrink: true } };

/** One column: heading, samples and target field. */
export function ColumnRow({
  resource,
  column,
  mapping,
  targets,
  problems,
  onTarget,
  onHabit,
}: ColumnRowProps) {
  const translate = useTranslate();
  const heading = column.header || translate('import.columns.unnamed', { letter: column.letter });
  const chosen = targets.find(({ path }) => path === mapping.target);
  const doubt = chosen && codecOf(chosen.field).doubt?.about;
  const asksOrder = doubt === 'order' && isAmbiguousDate(column);
  const asksDecimal = doubt === 'decimal' && isAmbiguousNumber(column);
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        display: 'grid',
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        gridTemplateColumns: {
          xs: '1fr',
          md: 'minmax(140px, 1fr) minmax(160px, 1.3fr) minmax(220px, 1.2fr) 130px',
        },
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{heading}</Typography>
      <Typography variant="body2" color="text.secondary" noWrap title={column.samples.join(' · ')}>
        {column.samples.length > 0 ? column.samples.join(' · ') : translate('import.columns.empty')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <TextField
          select
          value={mapping.target ?? ''}
          onChange={(event) => onTarget(event.target.value || null)}
          slotProps={{
            select: {
              SelectDisplayProps: {
                'aria-label': translate('import.columns.targetOf', { column: heading }),
                // Names of regulations are longer than the field.
                ...(chosen ? { title: targetLabel(chosen, resource, translate) } : {}),
              },
              displayEmpty: true,
            },
          }}
        >
          <MenuItem value="">
            <em>{translate('import.columns.notImported')}</em>
          </MenuItem>
          {targets.map((target) => (
            <MenuItem key={target.path} value={target.path}>
              {targetLabel(target, resource, translate)}
            </MenuItem>
          ))}
        </TextField>
        {asksOrder && (
          <TextField
            select
            label={translate('import.columns.dateOrder')}
            value={mapping.order ?? ''}
            onChange={({ target: { value } }) =>
              onHabit({ order: value === 'mdy' || value === 'dmy' ? value : undefined })
            }
            slotProps={byColumnShown}
          >
            <MenuItem value="">{translate('import.columns.byColumn')}</MenuItem>
            {(['dmy', 'mdy'] as const).map((order) => (
              <MenuItem key={order} value={order}>
                {translate(`import.columns.${order}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {asksDecimal && (
          <TextField
            select
            label={translate('import.columns.decimal')}
            value={mapping.decimal ?? ''}
            onChange={({ target: { value } }) =>
              onHabit({ decimal: value === '.' || value === ',' ? value : undefined })
            }
            slotProps={byColumnShown}
          >
            <MenuItem value="">{translate('import.columns.byColumn')}</MenuItem>
            <MenuItem value=",">{translate('import.columns.comma')}</MenuItem>
            <MenuItem value=".">{translate('import.columns.point')}</MenuItem>
          </TextField>
        )}
      </Box>
      <Box>
        <ColumnState column={column} target={mapping.target} problems={problems} />
      </Box>
    </Box>
  );
}
