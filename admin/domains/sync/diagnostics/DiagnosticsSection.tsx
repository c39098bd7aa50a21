import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { DiagnosticsDialog } from './DiagnosticsDialog';

/** Opens the diagnostics dialog. */
export function DiagnosticsSection() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {translate('faults.diagnostics.section')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate('faults.diagnostics.text')}
      </Typography>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {translate('faults.diagnostics.open')}
      </Button>
      {isOpen && <DiagnosticsDialog onClose={() => setOpen(false)} />}
    </Box>
  );
}
