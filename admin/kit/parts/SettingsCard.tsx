import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A section of the settings, with its heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: { xs: 1.5, sm: 2.5 }, mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
