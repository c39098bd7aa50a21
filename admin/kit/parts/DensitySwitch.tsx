import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';
import { type Density, densities, densityKey } from '../theme/density';

/** Chooses large targets, dense layout, or the default of the pointing device. */
export function DensitySwitch() {
  const translate = useTranslate();
  const [kept, keep] = useStore<Density | undefined>(densityKey);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kept ?? 'system'}
      aria-label={translate('shell.density.label')}
      onChange={(_event, next: Density | 'system' | null) => {
        if (next) keep(next === 'system' ? undefined : next);
      }}
    >
      {([...densities, 'system'] as const).map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.25, py: 0.5 }}>
          {translate(`shell.density.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
