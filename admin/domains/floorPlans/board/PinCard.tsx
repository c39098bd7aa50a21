import CloseRounded from '@mui/icons-material/CloseRounded';
import { Box, Button, IconButton, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../data/words/useFormat';
import { PinMark } from '../map/PinMark';
import type { PlanPin } from '../map/planPin';

/** The selected pin: what it is, how it stands and where to go from here. */
export function PinCard({
  pin,
  onClose,
  children,
}: {
  pin: PlanPin;
  onClose: () => void;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const format = useFormat();
  return (
    <Paper
      elevation={4}
      role="region"
      aria-label={pin.name}
      sx={{
        position: 'absolute',
        left: 8,
        right: { xs: 8, sm: 'auto' },
        bottom: 8,
        zIndex: 600,
        p: 1.5,
        maxWidth: { sm: 380 },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <PinMark kind={pin.kind} size={28} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{pin.name}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {pin.detail}
          </Typography>
          <Typography variant="body2">
            {translate(`floorPlans.kinds.${pin.kind}`)}
            {pin.nextDate
              ? ` · ${translate('floorPlans.pin.next', { date: format.date(pin.nextDate) })}`
              : ''}
          </Typography>
        </Box>
        <IconButton aria-label={translate('floorPlans.pin.close')} onClick={onClose} sx={{ mt: -1, mr: -1 }}>
          <CloseRounded />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {pin.links.map(({ to, label }, at) => (
          <Button
            key={to}
            component={Link}
            to={to}
            variant={at === 0 ? 'contained' : 'outlined'}
            sx={{ minHeight: 44 }}
          >
            {label}
          </Button>
        ))}
        {children}
      </Box>
    </Paper>
  );
}
