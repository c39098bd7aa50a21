import '@fontsource-variable/ibm-plex-sans/wght.css';
import type { BrandColors } from '@plumbline/resources/brands/brand';
import type { RaThemeOptions } from 'react-admin';
import { brandPalette } from './brand/brandPalette';
import { componentStyles } from './componentStyles';
import { type AppPalette, darkPalette, lightPalette } from './palette';
import { typography } from './typography';

export interface Themes {
  light: RaThemeOptions;
  dark: RaThemeOptions;
}

const themeOf = (palette: AppPalette): RaThemeOptions => ({
  shape: { borderRadius: 6 },
  typography,
  sidebar: { width: 224, closedWidth: 56 },
  palette,
  components: componentStyles,
});

const own: Themes = { light: themeOf(lightPalette), dark: themeOf(darkPalette) };

/** How the app looks in light and dark: in the broker's colours, or in our own. */
export function themesIn(colors: BrandColors | null): Themes {
  if (!colors) return own;
  const { light, dark } = brandPalette(colors);
  return { light: themeOf(light), dark: themeOf(dark) };
}
