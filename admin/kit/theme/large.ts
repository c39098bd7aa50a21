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

/** The rule under which what is pressed is as large as a thumb: `sx={(theme) => ({ [large(theme)]: { minHeight: 44 } })}`; by the pointer in another theme than ours. */
export const large = (theme: Theme): string => theme.large ?? coarse;
