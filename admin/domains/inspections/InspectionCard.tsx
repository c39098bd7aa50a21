import { Box, Paper, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface InspectionCardProps {
  title: string;
  /** Shown next to the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A section of the inspection screen with its own heading. */
export function InspectionCard({ title, note, children }: InspectionCardProps) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
        <Typography id={id} component="h2" variant="h2" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {note}
      </Box>
      {children}
    </Paper>
  );
}
