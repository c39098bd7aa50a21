import '@fontsource-variable/ibm-plex-sans/wght.css';
import type { RaThemeOptions } from 'react-admin';
import { componentStyles } from './componentStyles';
import { darkPalette, lightPalette } from './palette';
import { typography } from './typography';

const shared = { shape: { borderRadius: 6 }, typography, sidebar: { width: 224, closedWidth: 56 } };

export const lightTheme: RaThemeOptions = { ...shared, palette: lightPalette, components: componentStyles };
export const darkTheme: RaThemeOptions = { ...shared, palette: darkPalette, components: componentStyles };
