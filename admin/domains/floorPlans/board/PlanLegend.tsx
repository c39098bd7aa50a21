import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PinMark } from '../map/PinMark';
import type { AnyPinKind } from '../map/pinShapes';
import type { PlanPin } from '../map/planPin';

interface PlanLegendProps {
  kinds: readonly AnyPinKind[];
  pins: readonly PlanPin[];
  hidden: ReadonlySet<AnyPinKind>;
  onChange: (hidden: ReadonlySet<AnyPinKind>) => void;
}

/** What the shapes on the plan mean, with their numbers; each is a switch that hides its pins. */
export function PlanLegend({ kinds, pins, hidden, onChange }: PlanLegendProps) {
  const translate = useTranslate();
  const toggle = (kind: AnyPinKind) => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    onChange(next);
  };
  return (
    <Box
      role="group"
      aria-label={translate('floorPlans.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {kinds.map((kind) => {
        const count = pins.filter((pin) => pin.kind === kind).length;
        const isShown = !hidden.has(kind);
        if (count === 0) return null;
        return (
          <Button
            key={kind}
            size="small"
            variant="outlined"
            color="inherit"
            aria-pressed={isShown}
            onClick={() => toggle(kind)}
            startIcon={<PinMark kind={kind} />}
            sx={{
              minHeight: 40,
              fontWeight: 500,
              borderColor: 'divider',
              backgroundColor: isShown ? 'action.selected' : 'transparent',
              ...(isShown ? {} : { textDecoration: 'line-through', color: 'text.secondary' }),
            }}
          >
            {translate(`floorPlans.kinds.${kind}`)} {count}
          </Button>
        );
      })}
    </Box>
  );
}
