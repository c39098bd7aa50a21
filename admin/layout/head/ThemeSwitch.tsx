import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTheme as useMuiTheme } from '@mui/material/styles';
import { useTheme, useTranslate } from 'react-admin';

export function ThemeSwitch() {
  const translate = useTranslate();
  const [, setTheme] = useTheme();
  const { palette } = useMuiTheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={palette.mode}
      aria-label={translate('shell.theme.label')}
      onChange={(_event, mode: 'light' | 'dark' | null) => {
        if (mode) setTheme(mode);
      }}
    >
      <ToggleButton value="light" sx={{ gap: 0.75, px: 1.25, py: 0.5 }}>
        <LightModeOutlined fontSize="small" />
        {translate('shell.theme.light')}
      </ToggleButton>
      <ToggleButton value="dark" sx={{ gap: 0.75, px: 1.25, py: 0.5 }}>
        <DarkModeOutlined fontSize="small" />
        {translate('shell.theme.dark')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
