import { Box, Paper } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { Fact } from '../../entities/show/Fact';
import { useHeaderFacts } from './useHeaderFacts';

/** The header fields chosen for the equipment's category, at the top of the screen. */
export function HeaderFacts({ record }: { record: RaRecord<string> }) {
  const facts = useHeaderFacts(record);
  if (facts.length === 0) return null;
  return (
    <Paper variant="outlined" sx={{ mb: 2, px: { xs: 2, sm: 2.5 }, py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.25 }}>
        {facts.map(({ field, label, text }) => (
          <Fact key={field} label={label}>
            {text}
          </Fact>
        ))}
      </Box>
    </Paper>
  );
}
