import type { Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Theme {
    large: string;
  }
  interface ThemeOptions {
    large?: string;
  }
}

export const coarse = '@media (pointer: coarse)';

/**
 * The media rule for touch-sized targets: `sx={(theme) => ({ [large(theme)]: { minHeight: 44 } })}`; in other themes
 * it depends on the pointer.
 */
export const large = (theme: Theme): string => theme.large ?? coarse;
