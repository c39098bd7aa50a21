import { useMediaQuery } from '@mui/material';

/** Whether the menu fits beside the screen; narrow screens use a drawer and a bottom bar. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 900px)', { defaultMatches: true });
