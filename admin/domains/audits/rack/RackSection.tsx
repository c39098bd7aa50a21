import { Box, Typography } from '@mui/material';
import { cellOf, type RackCell } from '@plumbline/resources/rules/racks/index';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { Fold } from '../../../kit/parts/Fold';
import { RackFront } from '../../racks';
import type { RackState } from './useRackState';

interface RackSectionProps {
  rack: RackState;
  /** The inspection: its own deficiencies can be opened from here. */
  audit: string;
  isReadOnly: boolean;
  onOpen: (deficiency: LocalRow<'deficiencies'>) => void;
  onAdd: (cell: RackCell) => void;
}

/** The rack's bays and levels with its deficiencies; a tap on a cell opens the deficiency there, or begins one. */
export const RackSection = memo(function RackSection({
  rack: { grid, found },
  audit,
  isReadOnly,
  onOpen,
  onAdd,
}: RackSectionProps) {
  const translate = useTranslate();
  const placed = found.filter((one) => cellOf(one, grid) !== null);
  const choose = ({ bay, level }: RackCell) => {
    const here = placed.filter((one) => one.bay === bay && one.level === level);
    const own = here.find((one) => one.audit === audit);
    if (own) onOpen(own);
    else if (!isReadOnly) onAdd({ bay, level });
  };
  return (
    <Box
      component="section"
      aria-label={translate('rack.title')}
      sx={{
        mb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '8px',
        backgroundColor: 'background.paper',
      }}
    >
      <Fold
        sx={{ minHeight: 52, px: 1.5 }}
        head={
          <Typography component="span" variant="body2" sx={{ flex: 1, fontWeight: 600 }}>
            {translate('rack.title')}{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {[
                translate('rack.size', { bays: grid.bays.length, levels: grid.levels }),
                placed.length > 0 && translate('rack.found', { smart_count: placed.length }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Typography>
        }
      >
        <Box sx={{ px: 1.5, pb: 1.5, display: 'flex', flexDirection: 'column', gap: 1 }}>
          <RackFront grid={grid} found={found} label={translate('rack.title')} onChoose={choose} />
          {!isReadOnly && (
            <Typography variant="caption" color="text.secondary">
              {translate('rack.hint')}
            </Typography>
          )}
        </Box>
      </Fold>
    </Box>
  );
});
