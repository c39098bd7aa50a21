import type { TypographyVariantsOptions } from '@mui/material/styles';

const sans =
  "'IBM Plex Sans Variable', 'IBM Plex Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** One font family, few sizes (title, section, text, note), tabular figures. */
export const typography: TypographyVariantsOptions = {
  fontFamily: sans,
  fontSize: 14,
  fontWeightMedium: 550,
  fontWeightBold: 620,
  h1: { fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 600, letterSpacing: '-0.012em' },
  h2: { fontSize: '1.125rem', lineHeight: 1.35, fontWeight: 600, letterSpacing: '-0.008em' },
  h3: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 600 },
  h4: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
  h5: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
  h6: { fontSize: '0.875rem', lineHeight: 1.4, fontWeight: 600 },
  subtitle1: { fontSize: '0.9375rem', lineHeight: 1.45, fontWeight: 550 },
  subtitle2: { fontSize: '0.8125rem', lineHeight: 1.45, fontWeight: 600 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.78125rem', lineHeight: 1.4 },
  overline: { fontSize: '0.6875rem', lineHeight: 1.5, fontWeight: 600, letterSpacing: '0.07em' },
  button: { fontSize: '0.875rem', fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
};
