import { useMediaQuery } from '@mui/material';

/** Whether the menu has room beside the screen; where it has not, a drawer and a bar below take its place. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 900px)', { defaultMatches: true });
