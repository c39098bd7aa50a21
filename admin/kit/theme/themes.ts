import '@fontsource-variable/ibm-plex-sans/wght.css';
import type { BrandColors } from '@plumbline/resources/rules/brands/brand';
import type { RaThemeOptions } from 'react-admin';
import { brandPalette } from './brand/brandPalette';
import { componentStyles } from './componentStyles';
import { type Density, largeWhen } from './density';
import { type AppPalette, darkPalette, lightPalette } from './palette';
import { typography } from './typography';

export interface Themes {
  light: RaThemeOptions;
  dark: RaThemeOptions;
}

const themeOf = (palette: AppPalette, large: string): RaThemeOptions => ({
  shape: { borderRadius: 6 },
  typography,
  sidebar: { width: 224, closedWidth: 56 },
  palette,
  large,
  components: componentStyles(large),
});

/** The light and dark theme: in the broker's or the product's colours, in the chosen density. */
export function themesIn(colors: BrandColors | null, density: Density | null = null): Themes {
  const { light, dark } = colors ? brandPalette(colors) : { light: lightPalette, dark: darkPalette };
  const large = largeWhen(density);
  return { light: themeOf(light, large), dark: themeOf(dark, large) };
}
