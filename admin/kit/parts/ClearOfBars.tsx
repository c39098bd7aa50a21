import { GlobalStyles } from '@mui/material';

interface ClearOfBarsProps {
  /** CSS height of the sticky bar at the top; absent: there is none. */
  top?: string;
  bottom: string;
  /** The same on wide screens; absent: as on narrow ones. */
  wideBottom?: string;
}

/** Sets scroll padding, so that a focused element is not hidden below sticky bars (WCAG 2.2, 2.4.11). */
export const ClearOfBars = ({ top = '0px', bottom, wideBottom = bottom }: ClearOfBarsProps) => (
  <GlobalStyles
    styles={{
      html: {
        scrollPaddingTop: top,
        scrollPaddingBottom: `calc(var(--banner-room, 0px) + ${bottom})`,
        '@media (min-width: 900px)': {
          scrollPaddingBottom: `calc(var(--banner-room, 0px) + ${wideBottom})`,
        },
      },
    }}
  />
);
