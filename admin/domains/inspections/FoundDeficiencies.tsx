import { Box } from '@mui/material';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { entities } from '@plumbline/resources/entities/index';
import { useNavigate } from 'react-router-dom';
import { showPath } from '../../entities/screenPaths';
import { DeficiencyList } from '../audits';

/** The deficiencies found, each with a link to its own screen. */
export function FoundDeficiencies({ deficiencies }: { deficiencies: readonly Deficiency[] }) {
  const navigate = useNavigate();
  if (deficiencies.length === 0) return null;
  return (
    <Box sx={{ mt: 1, maxWidth: 560 }}>
      <DeficiencyList
        deficiencies={deficiencies}
        isReadOnly
        onOpen={({ id }) => navigate(showPath(entities.deficiencies, id))}
        onAdd={undefined}
      />
    </Box>
  );
}
