/** A semantic colour with its background and text colour. */
interface Meaning {
  main: string;
  light: string;
  contrastText: string;
}
export interface HeadTones {
  /** Whether the app bar has a broker's colour instead of the page's. */
  isBranded: boolean;
  ground: string;
  text: string;
  soft: string;
  line: string;
}
/** All colours of one mode: MUI's palette and two of our own. */
export interface AppPalette {
  mode: 'light' | 'dark';
  primary: Meaning & { dark: string };
  secondary: { main: string; contrastText: string };
  success: Meaning;
  warning: Meaning;
  error: Meaning;
  info: Meaning;
  text: { primary: string; secondary: string; disabled: string };
  divider: string;
  background: { default: string; paper: string };
  action: { hover: string; selected: string; focus: string; active: string };
  /** Border of inputs: contrast 3:1 to the background. */
  outline: string;
  head: HeadTones;
}

declare module '@mui/material/styles' {
  interface Palette {
    outline: string;
    head: HeadTones;
  }
  interface PaletteOptions {
    outline?: string;
    head?: HeadTones;
  }
}

// Petrol and brass on paper grey. Allowed pairs are listed, and tested, in `testing/palettePairs.ts`.

export const lightPalette: AppPalette = {
  mode: 'light',
  primary: { main: '#1d5468', light: '#3a7389', dark: '#123c4c', contrastText: '#ffffff' },
  secondary: { main: '#83580a', contrastText: '#ffffff' },
  success: { main: '#20683b', light: '#e3f1e7', contrastText: '#ffffff' },
  warning: { main: '#8f5200', light: '#fbeed8', contrastText: '#ffffff' },
  error: { main: '#ad2a1f', light: '#fbe6e3', contrastText: '#ffffff' },
  info: { main: '#235d8c', light: '#e4eef7', contrastText: '#ffffff' },
  text: { primary: '#1a2428', secondary: '#536168', disabled: '#8a969b' },
  divider: '#dde2e1',
  background: { default: '#f5f6f4', paper: '#ffffff' },
  action: {
    hover: 'rgba(29, 84, 104, 0.05)',
    selected: 'rgba(29, 84, 104, 0.1)',
    focus: 'rgba(29, 84, 104, 0.12)',
    active: '#536168',
  },
  outline: '#84908f',
  head: { isBranded: false, ground: '#ffffff', text: '#1a2428', soft: '#536168', line: '#dde2e1' },
};

export const darkPalette: AppPalette = {
  mode: 'dark',
  primary: { main: '#8ac7da', light: '#a9d8e6', dark: '#5ba3ba', contrastText: '#0b2630' },
  secondary: { main: '#e3b966', contrastText: '#2b1d00' },
  success: { main: '#84d09d', light: '#1c3325', contrastText: '#06240f' },
  warning: { main: '#f0b968', light: '#3a2b13', contrastText: '#2b1a00' },
  error: { main: '#ff9e93', light: '#42211d', contrastText: '#3a0703' },
  info: { main: '#93c1ea', light: '#1b2f42', contrastText: '#04203a' },
  text: { primary: '#e6ecee', secondary: '#a4b2b8', disabled: '#6d7b81' },
  divider: '#2b363a',
  background: { default: '#101618', paper: '#182023' },
  action: {
    hover: 'rgba(138, 199, 218, 0.07)',
    selected: 'rgba(138, 199, 218, 0.14)',
    focus: 'rgba(138, 199, 218, 0.16)',
    active: '#a4b2b8',
  },
  outline: '#67767c',
  head: { isBranded: false, ground: '#182023', text: '#e6ecee', soft: '#a4b2b8', line: '#2b363a' },
};
