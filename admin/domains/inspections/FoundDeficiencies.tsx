import { Box } from '@mui/material';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';
import { entities } from '@plumbline/resources/entities/index';
import { useNavigate } from 'react-router-dom';
import { showPath } from '../../entities/screenPaths';
import { DeficiencyList } from '../audits';

/** What was found wrong; each leads to its own screen, where it is told what became of it. */
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
