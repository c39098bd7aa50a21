import { Box } from '@mui/material';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { entities } from '@plumbline/resources/entities/index';
import { cellOf, type RackGrid } from '@plumbline/resources/rules/racks/index';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { showPath } from '../../entities/screenPaths';
import { RackFront } from '../racks';

/** The front of a rack with its deficiencies, the most dangerous first in the list; nothing if no position is known. */
export function FoundOnRack({ grid, deficiencies }: { grid: RackGrid; deficiencies: readonly Deficiency[] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const placed = deficiencies.filter((one) => cellOf(one, grid) !== null);
  if (placed.length === 0) return null;
  return (
    <Box sx={{ my: 1.5, maxWidth: 960 }}>
      <RackFront
        grid={grid}
        found={placed}
        label={translate('rack.title')}
        onChoose={({ bay, level }) => {
          const here = placed.find((one) => one.bay === bay && one.level === level);
          if (here) navigate(showPath(entities.deficiencies, here.id));
        }}
      />
    </Box>
  );
}
