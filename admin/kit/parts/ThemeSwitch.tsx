import BrightnessAutoOutlined from '@mui/icons-material/BrightnessAutoOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useStore, useTranslate } from 'react-admin';

const modes = { light: LightModeOutlined, dark: DarkModeOutlined, system: BrightnessAutoOutlined };
type Mode = keyof typeof modes;

/** Light, dark, or as the device, followed live. */
export function ThemeSwitch() {
  const translate = useTranslate();
  // react-admin follows the device while no theme is stored.
  const [kept, keep] = useStore<Exclude<Mode, 'system'> | undefined>('theme');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={kept ?? 'system'}
      aria-label={translate('shell.theme.label')}
      onChange={(_event, mode: Mode | null) => {
        if (mode) keep(mode === 'system' ? undefined : mode);
      }}
    >
      {Object.entries(modes).map(([mode, Icon]) => (
        <ToggleButton key={mode} value={mode} sx={{ gap: 0.75, px: 1, py: 0.5 }}>
          <Icon fontSize="small" />
          {translate(`shell.theme.${mode}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
